"""Rows of native numbers: `librt.vecs` in the compiled engine, lists where Python interprets it.

The compiler turns `vec[i64]` into a plain C array; what stands below is only for interpreted code.
`append` may change its argument or copy it, so always assign the result: `row = append(row, 1)`.
Two rows that must not share their numbers need a copy: `row[:]`.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from librt.vecs import append, extend, pop, vec
else:

    class vec:  # noqa: N801  # the compiler's name
        """`vec[i64](numbers)` is a list."""

        def __class_getitem__(cls, item):
            return _row

    def _row(numbers=(), *, capacity=0):
        return list(numbers)

    def append(row, number):
        row.append(number)
        return row

    def extend(row, numbers):
        row.extend(numbers)
        return row

    def pop(row, place=-1):
        number = row.pop(place)
        return row, number


__all__ = ["append", "extend", "pop", "vec"]
