"""The page's TypeScript types: the Structs of the protocol, and what each game's views hold.

`python -m katzentisch.server.typescript web/src` writes them.
"""

import sys
from pathlib import Path
from types import ModuleType
from typing import Literal, TypeAlias, assert_never, get_args, get_origin, is_typeddict

import msgspec
from msgspec import Struct
from msgspec import inspect as kinds

from katzentisch import games
from katzentisch.games import part, rulebooks
from katzentisch.server import protocol
from katzentisch.server.protocol import commands, messages, pages, vocabulary, wishes

FILES = (commands, messages, wishes, pages)

HEAD = """\
// Generated from src/katzentisch/server/protocol/ by `make protocol`. Do not edit.

/** What every game's view has; the rest is the game's own. */
export interface View {
  rules: string;
  players: number;
  options: Record<string, string>;
  seat: number | null;
  actors: number[];
  over: boolean;
  scores: number[];
  winners: number[];
  [key: string]: unknown;
}

"""

VIEW_HEAD = """\
// Generated from src/katzentisch/games/{folder}/words.py by `make protocol`. Do not edit.
import type {{ View }} from "../../lib/protocol";

"""
VIEW_TAIL = """\
/** The game as somebody sees it; what is a seat's own is not there for spectators. */
export interface Seen extends View, Public, Partial<Own> {}
"""

# Lists of words by their members.
Names: TypeAlias = dict[frozenset[object], str]

PLAIN: dict[type[kinds.Type], str] = {
    kinds.AnyType: "unknown",
    kinds.NoneType: "null",
    kinds.BoolType: "boolean",
    kinds.IntType: "number",
    kinds.FloatType: "number",
    kinds.StrType: "string",
}


def named_choices(module: ModuleType) -> Names:
    """The lists of words that a module gives a name."""
    return {
        frozenset(get_args(value)): name
        for name, value in vars(module).items()
        if get_origin(value) is Literal
    }


def choices(listed: tuple[object, ...]) -> str:
    """A list of words in TypeScript."""
    return " | ".join(msgspec.json.encode(word).decode() for word in listed)


def aliases(module: ModuleType) -> list[str]:
    """The named lists of words as types."""
    return [
        f"export type {name} = {choices(get_args(getattr(module, name)))};\n"
        for name in named_choices(module).values()
    ]


def typed(kind: kinds.Type, names: Names) -> str:
    """A type in TypeScript."""
    match kind:
        case kinds.Metadata(type=inner):
            return typed(inner, names)
        case kinds.LiteralType(values=values):
            return names.get(frozenset(values)) or choices(values)
        case kinds.StructType(cls=cls) | kinds.TypedDictType(cls=cls):
            return cls.__name__
        case kinds.UnionType() | kinds.ListType() | kinds.TupleType() | kinds.DictType():
            return composed(kind, names)
        case _:
            return PLAIN[type(kind)]


def composed(
    kind: kinds.UnionType | kinds.ListType | kinds.TupleType | kinds.DictType, names: Names
) -> str:
    """A type made of others."""
    match kind:
        case kinds.UnionType(types=types):
            # The nothing comes last, as people write it.
            ordered = sorted(types, key=lambda one: isinstance(one, kinds.NoneType))
            return " | ".join(typed(one, names) for one in ordered)
        case kinds.ListType(item_type=item):
            listed = typed(item, names)
            return f"({listed})[]" if "|" in listed else f"{listed}[]"
        case kinds.TupleType(item_types=items):
            return "[" + ", ".join(typed(item, names) for item in items) + "]"
        case kinds.DictType(value_type=kinds.AnyType()):
            return "View"
        case kinds.DictType(value_type=value):
            return f"Record<string, {typed(value, names)}>"
        case _:
            assert_never(kind)


def in_order(kind: kinds.StructType | kinds.TypedDictType) -> list[kinds.Field]:
    """The fields as they are written; those of a TypedDict come by the alphabet."""
    if isinstance(kind, kinds.StructType):
        return list(kind.fields)
    written = list(kind.cls.__annotations__)
    return sorted(kind.fields, key=lambda field: written.index(field.name))


def interface(described: type, names: Names) -> str:
    """A Struct or a TypedDict as an interface; what may be left out is marked."""
    kind = kinds.type_info(described)
    assert isinstance(kind, kinds.StructType | kinds.TypedDictType)
    lines = [f"/** {' '.join((described.__doc__ or '').split())} */"]
    lines.append(f"export interface {described.__name__} {{")
    if isinstance(kind, kinds.StructType) and kind.tag_field:
        lines.append(f'  {kind.tag_field}: "{kind.tag}";')
    for field in in_order(kind):
        mark = "" if field.required else "?"
        lines.append(f"  {field.encode_name}{mark}: {typed(field.type, names)};")
    return "\n".join([*lines, "}", ""])


def structs() -> list[type[Struct]]:
    """The Structs of the protocol, in the order of its files."""
    parents = (Struct, protocol.Command, protocol.Message)
    return [
        value
        for file in FILES
        for value in vars(file).values()
        if isinstance(value, type) and issubclass(value, Struct) and value not in parents
    ]


def protocol_types() -> str:
    """The types of all that page and server say to each other."""
    names = named_choices(vocabulary)
    parts = [HEAD + f"export const VERSION = {protocol.VERSION};\n", *aliases(vocabulary)]
    parts += [interface(struct, names) for struct in structs()]
    for name, union in (("AnyCommand", protocol.AnyCommand), ("AnyMessage", protocol.AnyMessage)):
        parts.append(
            f"export type {name} = {' | '.join(one.__name__ for one in get_args(union))};\n"
        )
    return "\n".join(parts)


def view_types(folder: str, words: ModuleType) -> str:
    """The types of a game's views, from its words."""
    names = named_choices(words)
    shapes = [one for one in vars(words).values() if is_typeddict(one)]
    parts = [*aliases(words), *(interface(shape, names) for shape in shapes), VIEW_TAIL]
    return VIEW_HEAD.format(folder=folder) + "\n".join(parts)


def typescript() -> dict[str, str]:
    """Every file by its place in the page's sources: the protocol, and the games of this house."""
    files = {"lib/protocol.ts": protocol_types()}
    for rules in rulebooks().values():
        home, _, folder = rules.package.rpartition(".")
        words = part(rules, "words")
        if home == games.__name__ and words is not None:
            files[f"games/{folder}/view.ts"] = view_types(folder, words)
    return files


def main() -> None:
    """Write the files into the folder named on the command line."""
    for place, text in typescript().items():
        (Path(sys.argv[1]) / place).write_text(text, "utf-8")


if __name__ == "__main__":
    main()
