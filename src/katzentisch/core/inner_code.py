"""Code that only compiled code calls: it is linked into its callers, so it needs no machine code.

Numba optimises every function together with all that it calls, and makes machine code of it, before
it goes on to the caller: what lies deep is done again on every floor. Here that is left to the
functions that Python calls, and to loops of decisions, which are optimised once for all callers.
"""

from typing import Any

from numba.core import typed_passes
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import register_pass

# Without types, as Numba has them.
step: Any = register_pass
all_steps: Any = DefaultPassBuilder.define_nopython_pipeline
Library: Any = JITCodeLibrary
Pipeline: Any = CompilerBase
Lowering: Any = typed_passes.NativeLowering


class NoPlace:
    """Where code would lie that a processor runs."""

    def set_env(self, name: str, environment: object) -> None:
        """Nobody asks for it: rules raise nothing and print nothing."""


# Numba tells nothing of its types, here and below.
class InnerCode(Library):  # type: ignore[misc]
    """A function, ready to be taken in by others."""

    @property
    def codegen(self) -> NoPlace:
        """Nowhere."""
        return NoPlace()

    def _optimize_final_module(self) -> None:
        """The first of Numba's two rounds, which takes in what is to be written out."""
        passes, builder = self._codegen._module_pass_manager(
            loop_vectorize=False, slp_vectorize=False, opt=0, cost="cheap"
        )
        passes.run(self._final_module, builder)

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()
        self._verify_declare_only_symbols()
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        """There is none."""
        self._ensure_finalized()
        return 0

    def serialize_using_object_code(self) -> Any:
        """Kept as what it is: a later process may compile another function that calls it."""
        return self.serialize_using_bitcode()


class LoopCode(InnerCode):
    """A loop of decisions: both rounds, so that no caller has to do it again."""

    def _optimize_final_module(self) -> None:
        Library._optimize_final_module(self)


@step(mutates_CFG=True, analysis_only=False)
class InnerLowering(Lowering):  # type: ignore[misc]
    """Numba's last step, into a library of another kind."""

    _name = "inner_lowering"
    library = InnerCode

    def run_pass(self, state: Any) -> Any:
        """Make LLVM's code of a function."""
        state.library = self.library(state.targetctx.codegen(), state.func_id.func_qualname)
        return super().run_pass(state)


@step(mutates_CFG=True, analysis_only=False)
class LoopLowering(InnerLowering):
    """The same for loops of decisions."""

    _name = "loop_lowering"
    library = LoopCode


class InnerCompiler(Pipeline):  # type: ignore[misc]
    """Numba's way from a function to its code, but for the last step."""

    lowering = InnerLowering

    def define_pipelines(self) -> list[Any]:
        """All steps."""
        steps = all_steps(self.state)
        steps.passes = [
            (self.lowering if one is Lowering else one, why) for one, why in steps.passes
        ]
        return [steps]


class LoopCompiler(InnerCompiler):
    """The same for loops of decisions."""

    lowering = LoopLowering
