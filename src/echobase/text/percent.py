"""Chances as people read them."""

from fractions import Fraction


def percent(chance: Fraction) -> str:
    """A chance in per cent; 0 and 100 are shown only for what is impossible or certain."""
    if 0 < chance < Fraction(1, 200):
        return "<1"
    if Fraction(199, 200) < chance < 1:
        return ">99"
    return str(round(float(chance) * 100))
