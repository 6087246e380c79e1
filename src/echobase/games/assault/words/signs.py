"""The letters of units on a map drawn in text."""

from typing import Final

from echobase.games.assault.rules.units import CODES, KINDS

UNITS: Final = dict(zip(KINDS, CODES, strict=False))
"""By kind: its letters; the installations, last among the kinds, have none."""
