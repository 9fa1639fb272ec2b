# The names batched.py binds to the functions of kernels.py besides those of the core's binding;
# for the type checker only, no code runs from here.
from typing import Any

MOVES: int

def observe(s: Any, seat: int, out: Any) -> None: ...
def opponent(s: Any, seat: int, chance: Any) -> int: ...
