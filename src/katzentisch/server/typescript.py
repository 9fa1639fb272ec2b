"""The page's TypeScript types, from the Structs of the protocol.

`python -m katzentisch.server.typescript web/src/lib/protocol.ts` writes them.
"""

import sys
from pathlib import Path
from typing import Literal, assert_never, get_args, get_origin

import msgspec
from msgspec import Struct
from msgspec import inspect as kinds

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

PLAIN: dict[type[kinds.Type], str] = {
    kinds.AnyType: "unknown",
    kinds.NoneType: "null",
    kinds.BoolType: "boolean",
    kinds.IntType: "number",
    kinds.FloatType: "number",
    kinds.StrType: "string",
}


def named_choices() -> dict[frozenset[object], str]:
    """The protocol's lists of words by their members."""
    return {
        frozenset(get_args(value)): name
        for name, value in vars(vocabulary).items()
        if get_origin(value) is Literal
    }


def choices(listed: tuple[object, ...]) -> str:
    """A list of words in TypeScript."""
    return " | ".join(msgspec.json.encode(word).decode() for word in listed)


def typed(kind: kinds.Type) -> str:
    """A type in TypeScript."""
    match kind:
        case kinds.Metadata(type=inner):
            return typed(inner)
        case kinds.LiteralType(values=values):
            return named_choices().get(frozenset(values)) or choices(values)
        case kinds.StructType(cls=cls):
            return cls.__name__
        case kinds.UnionType() | kinds.ListType() | kinds.TupleType() | kinds.DictType():
            return composed(kind)
        case _:
            return PLAIN[type(kind)]


def composed(kind: kinds.UnionType | kinds.ListType | kinds.TupleType | kinds.DictType) -> str:
    """A type made of others."""
    match kind:
        case kinds.UnionType(types=types):
            # The nothing comes last, as people write it.
            ordered = sorted(types, key=lambda one: isinstance(one, kinds.NoneType))
            return " | ".join(typed(one) for one in ordered)
        case kinds.ListType(item_type=item):
            listed = typed(item)
            return f"({listed})[]" if "|" in listed else f"{listed}[]"
        case kinds.TupleType(item_types=items):
            return "[" + ", ".join(typed(item) for item in items) + "]"
        case kinds.DictType(value_type=kinds.AnyType()):
            return "View"
        case kinds.DictType(value_type=value):
            return f"Record<string, {typed(value)}>"
        case _:
            assert_never(kind)


def interface(struct: type[Struct]) -> str:
    """A Struct as an interface; what has a default may be left out of what a client says."""
    described = kinds.type_info(struct)
    assert isinstance(described, kinds.StructType)
    lines = [f"/** {' '.join((struct.__doc__ or '').split())} */"]
    lines.append(f"export interface {struct.__name__} {{")
    if described.tag_field:
        lines.append(f'  {described.tag_field}: "{described.tag}";')
    for field in described.fields:
        mark = "" if field.required else "?"
        lines.append(f"  {field.encode_name}{mark}: {typed(field.type)};")
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


def typescript() -> str:
    """The whole file."""
    parts = [HEAD + f"export const VERSION = {protocol.VERSION};\n"]
    for name in named_choices().values():
        ordered = get_args(getattr(protocol, name))
        parts.append(f"export type {name} = {choices(ordered)};\n")
    parts += [interface(struct) for struct in structs()]
    for name, union in (("AnyCommand", protocol.AnyCommand), ("AnyMessage", protocol.AnyMessage)):
        parts.append(
            f"export type {name} = {' | '.join(one.__name__ for one in get_args(union))};\n"
        )
    return "\n".join(parts)


def main() -> None:
    """Write the file named on the command line."""
    Path(sys.argv[1]).write_text(typescript(), "utf-8")


if __name__ == "__main__":
    main()
