"""The base of all structures that are sent to a client as JSON."""

import msgspec


class Struct(msgspec.Struct, kw_only=True):
    """A message or a part of one; everything is sent."""


class Sparse(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A part that is sent in large numbers; default values are left out."""
