"""The base of all structures that travel to a client as JSON."""

import msgspec


class Struct(msgspec.Struct, kw_only=True):
    """A message or a part of one; everything is sent."""


class Sparse(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A part that comes in great numbers; what is not there is not sent."""
