"""`echobase bot`: a computer player takes a seat at a server by its link."""

import random
from typing import Annotated

from cyclopts import Parameter

from echobase.cli.parameters import Lang, number
from echobase.core.extras import need
from echobase.text import language


def bot(
    *,
    url: Annotated[str, Parameter(help="The link of the seat, as the server gave it.")],
    player: Annotated[str, Parameter(help="The player that decides, such as captain.")],
    seat: Annotated[
        int | None, number("Which seat of a link with several, counting from 0. Default: the only.")
    ] = None,
    seconds: Annotated[
        float, Parameter(help="How long it may think about one decision. Default: 1.")
    ] = 1.0,
    seed: Annotated[int | None, number("Seed of its choices. Default: a new one.")] = None,
    lang: Lang = None,
) -> int:
    """Play a seat of a game on a server to its end."""
    need("a bot", "bot", "websockets")
    from echobase.bot import Bot, known_player, read_link  # needs the package

    link = read_link(url, seat)
    known_player(player)
    playing = Bot(link, player, seconds=seconds, lang=language(lang), rng=random.Random(seed))
    print(playing.play())
    return 0
