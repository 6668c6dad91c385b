"""The commands of `touchline admin`: what a host does with tables and people, also while the server runs."""

from __future__ import annotations

from typing import Annotated

import typer

from touchline.cli.refusals import OneLineGroup

admin_app = typer.Typer(cls=OneLineGroup, rich_markup_mode=None)

Database = Annotated[
    str | None, typer.Option(metavar="URL", help="The server's database, if the settings don't say it.")
]
SettingsFile = Annotated[
    str | None, typer.Option("--settings", metavar="FILE", help="The server's TOML file with settings.")
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]
TableId = Annotated[str, typer.Argument(metavar="ID", help="The id of a table.")]
Who = Annotated[
    str, typer.Argument(metavar="WHO", help="The id of a person, an account, or a name that only one has.")
]


@admin_app.callback()
def admin() -> None:
    """Look after a server's tables and people; it may run meanwhile.

    The database is that of the settings: TOUCHLINE_DATABASE, --settings, or --database.
    Reading needs nothing else. While a server runs on a SQLite file it carries out what is to be written, for whoever
    may read and write that file; on PostgreSQL it is written at once, and all processes hear of it.
    """


@admin_app.command("list")
def list_tables(database: Database = None, settings: SettingsFile = None, as_json: AsJson = False) -> None:
    """List all tables: who sits there, how old they are, and how long nothing has happened."""
    from touchline.cli.hosting import database_of, server_packages, show_lines

    with server_packages():
        from touchline.server.administration.access import reading
        from touchline.server.administration.looking import listed

        with reading(database_of(settings, database)) as connection:
            show_lines(listed(connection), as_json)


@admin_app.command()
def show(
    id: TableId, database: Database = None, settings: SettingsFile = None, as_json: AsJson = False
) -> None:
    """Show the facts of a table: never keys, hands, or what is said there."""
    from touchline.cli.hosting import database_of, server_packages, show_facts

    with server_packages():
        from touchline.server.administration.access import reading
        from touchline.server.administration.looking import shown

        with reading(database_of(settings, database)) as connection:
            show_facts(shown(connection, id), as_json)


@admin_app.command()
def stop(
    id: TableId,
    why: Annotated[str, typer.Option(metavar="WORDS", help="What those at the table are told.")],
    database: Database = None,
    settings: SettingsFile = None,
) -> None:
    """Stop a table for good. It can still be looked at."""
    from touchline.cli.hosting import carry_out, server_packages

    with server_packages():
        from touchline.server.administration.orders import Stop

        carry_out(Stop(id, why), database, settings)


@admin_app.command()
def ban(who: Who, database: Database = None, settings: SettingsFile = None) -> None:
    """Let a person use the server no more; what he has open is closed."""
    from touchline.cli.hosting import carry_out, server_packages

    with server_packages():
        from touchline.server.administration.orders import Ban

        carry_out(Ban(who), database, settings)


@admin_app.command()
def unban(who: Who, database: Database = None, settings: SettingsFile = None) -> None:
    """Let a person use the server again."""
    from touchline.cli.hosting import carry_out, server_packages

    with server_packages():
        from touchline.server.administration.orders import Unban

        carry_out(Unban(who), database, settings)


@admin_app.command("delete-guests")
def delete_guests(
    days: Annotated[float, typer.Option(metavar="D", min=0, help="Not seen for so many days.")] = 30,
    database: Database = None,
    settings: SettingsFile = None,
) -> None:
    """Delete guests who haven't been here for long, and neither sit at a table nor host one. Accounts stay.

    The server does so by itself after the setting guest_days.
    """
    from touchline.cli.hosting import carry_out, server_packages

    with server_packages():
        from touchline.server.administration.orders import DeleteGuests

        carry_out(DeleteGuests(days), database, settings)


@admin_app.command()
def backup(
    file: Annotated[str, typer.Argument(metavar="FILE", help="Where the copy is written.")],
    database: Database = None,
    settings: SettingsFile = None,
) -> None:
    """Write a copy of a SQLite database as of one moment. It holds the keys of running tables: guard it."""
    from touchline.cli.hosting import database_of, server_packages

    with server_packages():
        from touchline.server.administration.backing import backup as write

        typer.echo(f"{write(database_of(settings, database), file)} is written.")


@admin_app.command()
def restore(
    file: Annotated[str, typer.Argument(metavar="FILE", help="What `backup` has written.")],
    database: Database = None,
    settings: SettingsFile = None,
) -> None:
    """Put a backup in the place of a SQLite database that nobody serves; that one is kept beside it."""
    from touchline.cli.hosting import database_of, server_packages

    with server_packages():
        from touchline.server.administration.backing import restore as put_back

        aside = put_back(database_of(settings, database), file)
        typer.echo(f"{file} is restored." + (f" What was there is {aside} now." if aside else ""))


@admin_app.command()
def check(database: Database = None, settings: SettingsFile = None, as_json: AsJson = False) -> None:
    """Check that this version can go on with every stored table; of a SQLite file a copy is checked.

    Leaves with code 0 if it can, with 1 and a list if not.
    """
    from touchline.cli.hosting import database_of, server_packages, show_check

    with server_packages():
        from touchline.server.administration.checking import check as check_all

        report = check_all(database_of(settings, database))
    raise typer.Exit(show_check(report, as_json))
