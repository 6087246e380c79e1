"""The messages about notices: how somebody who is away learns that it is their turn."""

from typing import Annotated, Literal

import msgspec

from echobase.play.structs import Struct

NoticeKind = Literal["push", "webhook", "mail"]


class NoticeWays(Struct):
    """How this server can send notices."""

    push: str
    """The public key of the server for Web Push; empty when it has none."""
    webhook: bool
    mail: bool


class NewNotice(Struct, forbid_unknown_fields=True):
    """Where a seat wants its notices."""

    kind: NoticeKind
    address: Annotated[str, msgspec.Meta(min_length=3, max_length=1000)]
    keys: dict[str, Annotated[str, msgspec.Meta(max_length=200)]] = msgspec.field(
        default_factory=dict
    )
    lang: str = "en"
