"""Lists that copies of a position share: a change makes a new list."""


def replaced(numbers: list[int], place: int, number: int) -> list[int]:
    """A copy of a list with another number in one place."""
    changed = numbers.copy()
    changed[place] = number
    return changed
