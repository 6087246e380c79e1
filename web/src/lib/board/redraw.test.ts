import { expect, test } from 'vitest'
import { difference } from './redraw'

const found = (before: string, after: string): number[] => {
  const { from, old, fresh } = difference([...before], [...after], (one, other) => one === other)
  return [from, old, fresh]
}

test('where two rows differ', () => {
  expect(found('abc', 'abc')).toEqual([3, 3, 3])
  expect(found('abcd', 'aXcd')).toEqual([1, 2, 2])
  expect(found('abcd', 'abXYcd')).toEqual([2, 2, 4])
  expect(found('abcd', 'ad')).toEqual([1, 3, 1])
  expect(found('aa', 'aaa')).toEqual([2, 2, 3])
  expect(found('', 'ab')).toEqual([0, 0, 2])
})
