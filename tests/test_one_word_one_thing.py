"""One word, one thing: no two classes of the house bear the same name."""

import ast
from collections import defaultdict
from pathlib import Path

HOUSE = Path(__file__).parent.parent / "src" / "katzentisch"


def is_part_of_a_game(path: Path) -> bool:
    """Whether a file stands in a game's own folder: every game has its State and its Views."""
    folders = path.relative_to(HOUSE).parts[:-1]
    return folders[:1] == ("games",) and len(folders) > 1


def homes_of_classes() -> dict[str, list[str]]:
    """Every class of the house, and the files that define one of that name."""
    homes: dict[str, list[str]] = defaultdict(list)
    for path in sorted(HOUSE.rglob("*.py")):
        if is_part_of_a_game(path):
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef):
                homes[node.name].append(str(path.relative_to(HOUSE)))
    return homes


def test_no_two_classes_bear_the_same_name() -> None:
    homes = homes_of_classes()
    assert len(homes) > 100
    assert {name: files for name, files in homes.items() if len(files) > 1} == {}


def test_no_two_files_of_the_server_bear_the_same_name() -> None:
    """Nor a name that another room has given to a file."""
    names = defaultdict(list)
    for path in HOUSE.rglob("*.py"):
        if path.name != "__init__.py" and not is_part_of_a_game(path):
            names[path.name].append(path.relative_to(HOUSE).as_posix())
    of_the_server = [files for files in names.values() if any("server/" in one for one in files)]
    assert [files for files in of_the_server if len(files) > 1] == []
