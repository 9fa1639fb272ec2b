"""What everybody sees, handed to somebody of whom one wants to know whether he looks further."""

from collections.abc import Iterator, Mapping
from typing import Any

from katzentisch.core.rulebook import View


class AskedView(Mapping[str, Any]):
    """A public view that notices when it is asked for more: what a seat sees, or which seat it is.

    As long as it is not `asked`, whoever was given it would have said the same to every viewer: a
    seat's view has the same under each key of the public one but "seat". To look through the whole
    view is to ask, too; what else can be done with a dict raises.
    """

    __slots__ = ("_public", "asked")

    def __init__(self, public: View) -> None:
        self._public, self.asked = public, False

    def __getitem__(self, key: str) -> Any:
        if key == "seat" or key not in self._public:
            self.asked = True
        return self._public[key]

    def __iter__(self) -> Iterator[str]:
        self.asked = True
        return iter(self._public)

    def __len__(self) -> int:
        self.asked = True
        return len(self._public)
