"""The messages of the server, as the client and docs/protocol.md know them."""

import re
import subprocess
import sys
from pathlib import Path
from typing import get_args

import msgspec

from echobase.core import registry
from echobase.play.interaction import interaction
from echobase.play.offers import Decision, Offer
from echobase.server.messages import protocol, replays
from echobase.server.rooms.worded_events import ground_of, view_of

ROOT = Path(__file__).parents[2]
GENERATOR = ROOT / "web" / "client_types.py"


def test_the_types_of_the_client_are_those_of_the_server() -> None:
    done = subprocess.run(
        [sys.executable, str(GENERATOR), "--check"], capture_output=True, text=True, check=False
    )
    assert done.stderr == ""
    assert done.returncode == 0


def test_a_view_says_which_game_it_shows() -> None:
    for game in registry.usable():
        facet = interaction(game.name)
        state = game.start()
        assert view_of(state, 0, facet, "en")["game"] == game.name
        assert "game" not in ground_of(state, facet)


def test_every_message_is_described() -> None:
    page = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    for message in (*get_args(protocol.FromServer), *get_args(protocol.ToServer)):
        assert f'type: "{message.__struct_config__.tag}"' in page
    for type_ in (
        *(protocol.Table, protocol.Board, protocol.Moment, replays.Replay),
        *(Offer, Decision),
    ):
        for field in msgspec.structs.fields(type_):
            assert re.search(rf"\b{field.encode_name}\b", page), field.encode_name


def test_what_is_empty_is_left_out_of_offers() -> None:
    offer = Offer(action=3, kind="done", notation="done", label="Done")
    assert msgspec.json.encode(offer) == (
        b'{"action":3,"kind":"done","notation":"done","label":"Done"}'
    )


def test_who_asks_and_who_answers_share_the_names() -> None:
    message = msgspec.json.decode(b'{"type":"look","id":1,"hex":"F3"}', type=protocol.ToServer)
    assert message == protocol.AskLook(id=1, hex="F3")
