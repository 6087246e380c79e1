"""Echo Base: the two board games about the battle of Hoth, as a library and as a game."""

from importlib.metadata import version
from typing import TYPE_CHECKING, Any

from echobase import hexes
from echobase.core.chance import CHANCE, OVER, sample
from echobase.core.errors import BadDocument, BadOption, BadRecord, EchoBaseError, IllegalAction
from echobase.core.events import Message, speak_with
from echobase.core.registry import game

if TYPE_CHECKING:
    from echobase.campaigns.record import CampaignRecord

__all__ = [
    "CHANCE",
    "OVER",
    "BadDocument",
    "BadOption",
    "BadRecord",
    "EchoBaseError",
    "IllegalAction",
    "__version__",
    "build",
    "campaign",
    "game",
    "sample",
]

__version__ = version("echobase")


def _in_english(message: Message) -> str:
    from echobase.text import Text  # imported when the first message is shown

    return Text("en").say(message)


speak_with(_in_english)


def campaign(which: str, **agreed: Any) -> "CampaignRecord":
    """A campaign at its beginning, by id or file; `agreed` are options for all its battles.

    >>> thin_line = echobase.campaign("thin-line.toml", seats=2)
    """
    from echobase.campaigns import facet, record  # only those who play campaigns need them

    return record.begin(facet.find_campaign(which), agreed)


def build() -> str:
    """How the engine runs: compiled by mypyc, or as pure Python."""
    return "pure Python" if str(hexes.__file__).endswith((".py", ".pyc")) else "compiled"
