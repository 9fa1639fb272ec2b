"""`katzentisch admin`: what whoever runs the house can see and do."""

import typer

from katzentisch.cli.admin_data import backup, erase, growth, limits, restore, tidy
from katzentisch.cli.admin_tables import close, delete, export, kick, show, tables

admin = typer.Typer(no_args_is_help=False, rich_markup_mode=None)
for command in (
    *(tables, show, close, delete, kick, export),
    *(limits, growth, backup, restore, erase, tidy),
):
    admin.command(help=f"help-admin-{command.__name__}")(command)


@admin.callback(invoke_without_command=True)
def all_commands(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())
