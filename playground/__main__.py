"""python -m playground [options] -- COMMAND…: the playground with a bot in it."""

import argparse
import asyncio
import sys
from pathlib import Path

from playground.bot_runner import RunOptions, run


def parse_options(arguments: list[str]) -> RunOptions:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(
        prog="python -m playground",
        description="Discord in a box: serves a web page to play in, and runs the bot against it.",
    )
    default = RunOptions([])
    parser.add_argument("--host", default=default.host, help="address to listen on (default: %(default)s)")
    parser.add_argument("--port", type=int, default=default.port, help="first port to try (default: %(default)s)")
    parser.add_argument(
        "--allow-host",
        action="append",
        default=[],
        metavar="NAME",
        help="also answer requests for this host name (normally only this machine's own)",
    )
    parser.add_argument("--url-variable", default=default.url_variable, help="tells the bot the address")
    parser.add_argument("--token-variable", default=default.token_variable, help="tells the bot its token")
    parser.add_argument("--world", type=Path, metavar="FILE", help="keep people, channels and messages in this file")
    parser.add_argument("--fresh", action="store_true", help="begin a new world; the old file is put aside")
    parser.add_argument(
        "--clock-variable", help="tells the bot a file with the seconds that its clock is ahead; needs --world"
    )
    parser.add_argument(
        "--first-command", metavar="NAME", help="a command without options that newcomers are offered on the page"
    )
    parser.add_argument("command", nargs="*", metavar="COMMAND", help="the bot, after --")
    found = parser.parse_args(arguments)
    if (found.fresh or found.clock_variable) and found.world is None:
        parser.error("--fresh and --clock-variable need --world")
    return RunOptions(
        command=found.command,
        host=found.host,
        port=found.port,
        url_variable=found.url_variable,
        token_variable=found.token_variable,
        hosts=frozenset(found.allow_host),
        world=found.world,
        fresh=found.fresh,
        clock_variable=found.clock_variable,
        first_command=found.first_command,
    )


if __name__ == "__main__":
    asyncio.run(run(parse_options(sys.argv[1:])))
