"""The page's types are those of the protocol."""

from pathlib import Path

from katzentisch.server.typescript import typescript

PAGE_TYPES = Path(__file__).parents[2] / "web" / "src" / "lib" / "protocol.ts"


def test_the_types_of_the_page_are_up_to_date() -> None:
    assert PAGE_TYPES.read_text("utf-8") == typescript(), "run `make protocol`"


def test_types_are_written_as_typescript() -> None:
    written = typescript()
    assert 'export interface Move {\n  type: "move";\n  id: string;\n  text: string;\n}' in written
    assert "  deadlines: (number | null)[];" in written
    assert "  moves: [number, string][];" in written
    assert "  token?: string | null;" in written
