"""LLVM's text of a game's functions made into one WebAssembly file."""

import re
from collections.abc import Collection, Sequence
from importlib.resources import files
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import llvmlite.binding as llvm

from katzentisch.offline.entrances import entrance, entrance_to
from katzentisch.offline.linker import link
from katzentisch.offline.llvm_code import Code

TRIPLE = "wasm32-unknown-unknown"
# What every browser of the last years has.
FEATURES = "+bulk-memory,+bulk-memory-opt,+sign-ext,+nontrapping-fptoint,+mutable-globals"
SPEED = 3
# How long a function may be that is written out where it is called, as LLVM counts.
WRITTEN_OUT = 200
# A state that is copied as Numba writes it down: read as one value of so many bytes, and written.
COPYING = re.compile(
    r"^ +(?P<all>%\S+) = load \[(?P<size>\d+) x i8\], ptr (?P<source>\S+), align 1.*\n"
    r" +store \[(?P=size) x i8\] (?P=all), ptr (?P<target>\S+), align 1.*$",
    re.MULTILINE,
)
COPY = (
    r"  call void @llvm.memmove.p0.p0.i32(ptr \g<target>, ptr \g<source>, i32 \g<size>, i1 false)"
)


class NotInTheBrowser(RuntimeError):
    """Compiled code needs something that a browser does not have."""


def write_engine(codes: Sequence[Code], sizes: dict[str, int], file: Path) -> None:
    """The WebAssembly file of a game; `sizes` are the bytes of what lies in its lists."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(
        cpu="generic", features=FEATURES, opt=SPEED, reloc="static", codemodel="default"
    )
    entrances = [entrance(code.name) for code in codes]
    whole = joined(codes, sizes, str(machine.target_data))
    hide_all_but(entrances, whole)
    optimise(whole, machine)
    if missing := outside(whole):
        raise NotInTheBrowser(f"{file.name} cannot be built: {', '.join(missing)} is not there.")
    with TemporaryDirectory() as folder:
        made = Path(folder) / "engine.o"
        made.write_bytes(machine.emit_object(whole))
        link(made, file, entrances)


def joined(codes: Sequence[Code], sizes: dict[str, int], layout: str) -> Any:
    """All in one module, with an entrance for each call."""
    runtime = files("katzentisch.offline").joinpath("runtime.ll").read_text("utf-8")
    whole = llvm.parse_assembly(moved(runtime, layout))
    for code in codes:
        for text in (code.text, entrance_to(code.function, code.name, sizes)):
            whole.link_in(llvm.parse_assembly(moved(text, layout)))
    whole.verify()
    return whole


def moved(text: str, layout: str) -> str:
    """LLVM's text without what ties it to this machine."""
    here = f'target datalayout = "{layout}"\ntarget triple = "{TRIPLE}"\n'
    rest = re.sub(r"^target (triple|datalayout) = .*$", "", text, flags=re.MULTILINE)
    # WebAssembly does not know what C calls common.
    return here + in_one_piece(rest.replace(" = common ", " = weak "))


def in_one_piece(text: str) -> str:
    """States are copied by one instruction; LLVM would copy them byte by byte.

    A processor's backend joins such bytes again, that of WebAssembly does not.
    """
    copied, copies = COPYING.subn(COPY, text)
    declared = "\ndeclare void @llvm.memmove.p0.p0.i32(ptr, ptr, i32, i1)\n"
    return copied + declared if copies else text


def hide_all_but(entrances: Collection[str], whole: Any) -> None:
    """What cannot be called from outside may be changed at will, or fall away if nobody calls it.

    So do the functions by which Python would call these.
    """
    for one in (*whole.functions, *whole.global_variables):
        if not one.is_declaration and one.name not in entrances:
            one.linkage = "internal"


def optimise(whole: Any, machine: Any) -> None:
    """LLVM's best, for the browser's machine and not for this one.

    Twice: what the first round has made small, the second writes out where it is called.
    """
    options = llvm.create_pipeline_tuning_options(speed_level=SPEED)
    # There are no vectors in the machine that every browser has.
    options.loop_vectorization = False
    options.slp_vectorization = False
    # As it would, LLVM writes out more than is worth loading.
    options.inlining_threshold = WRITTEN_OUT
    builder = llvm.create_pass_builder(machine, options)
    unheld = llvm.create_new_module_pass_manager()
    unheld.add_global_dead_code_eliminate_pass()
    unheld.add_refprune_pass()
    best = builder.getModulePassManager
    for passes in (unheld, best(), unheld, best()):
        passes.run(whole, builder)


def outside(whole: Any) -> list[str]:
    """What is called but not there; LLVM's own functions are instructions."""
    return [
        one.name
        for one in whole.functions
        if one.is_declaration and not one.name.startswith("llvm.")
    ]
