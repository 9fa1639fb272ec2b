"""The entrances of an engine, in LLVM's text: places and lengths in, Numba's arrays inside.

A list comes as its place in memory and its length, rows of numbers as their place, how many rows
and how long each is. Before them come places for the answer and for what went wrong, as in every
function of Numba's; what comes out is its status, 0 where all is well.
"""

from dataclasses import dataclass, field

from katzentisch.offline.calls import ListKind, kinds_of


def entrance(name: str) -> str:
    """The name by which the page knows a call."""
    return f"call_{name}"


@dataclass
class Entrance:
    """One entrance: what it takes, what it works out, and what it gives Numba's function."""

    takes: list[str] = field(default_factory=lambda: ["ptr %answer", "ptr %problem"])
    works_out: list[str] = field(default_factory=list)
    gives: list[str] = field(default_factory=lambda: ["ptr %answer", "ptr %problem"])

    def pass_number(self, name: str) -> None:
        """A whole number goes through as it is."""
        self.takes.append(f"i64 %{name}")
        self.gives.append(f"i64 %{name}")

    def pass_list(self, name: str, kind: ListKind, size: int) -> None:
        """A list becomes an array: of no owner, how many, how big, where, its lengths and steps."""
        lengths = [f"i64 %{name}.length"]
        steps = [f"i64 {size}"]
        count = f"i64 %{name}.length"
        if kind.dimensions == 2:
            lengths = [f"i64 %{name}.rows", *lengths]
            steps = [f"i64 %{name}.row", *steps]
            count = f"i64 %{name}.count"
            self.works_out += [
                f"%{name}.row = mul i64 %{name}.length, {size}",
                f"%{name}.count = mul i64 %{name}.rows, %{name}.length",
            ]
        self.takes += [f"ptr %{name}", *lengths]
        # Nobody owns it: then nothing counts who holds it, and that code falls away.
        self.gives += ["ptr null", "ptr null", count, f"i64 {size}", f"ptr %{name}"]
        self.gives += [*lengths, *steps]


def entrance_to(function: str, name: str, sizes: dict[str, int]) -> str:
    """LLVM's text of a call's entrance; `sizes` are the bytes of what lies in lists."""
    made = Entrance()
    for number, kind in enumerate(kinds_of(name)):
        if kind is None:
            made.pass_number(f"given{number}")
        else:
            made.pass_list(f"given{number}", kind, sizes[kind.holds])
    types = ", ".join(one.split()[0] for one in made.gives)
    return "\n".join(
        (
            f"declare i32 @{function}({types})",
            f"define i32 @{entrance(name)}({', '.join(made.takes)}) {{",
            *made.works_out,
            f"%status = call i32 @{function}({', '.join(made.gives)})",
            "ret i32 %status",
            "}",
        )
    )
