import { expect, it } from 'vitest'
import { curvesOf, HEIGHT, WIDTH } from './curve'

it('has a curve for each game', () => {
  const found = ['battle', 'assault', 'battle'].map((game, at) => ({ game, at, value: 1500 + 100 * at }))
  const [battle, assault] = curvesOf(found)
  expect(battle!.points.map(({ x, value }) => [x, value])).toEqual([
    [0, 1500],
    [WIDTH, 1700],
  ])
  expect(assault!.points).toHaveLength(1)
})

it('keeps all points inside, higher ratings above', () => {
  const [curve] = curvesOf([1210, 1935, 1500].map((value, at) => ({ game: 'battle', at, value })))
  const heights = curve!.points.map(({ y }) => y)
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...heights)).toBeLessThanOrEqual(HEIGHT)
  expect(heights[1]).toBeLessThan(heights[0]!)
})

it('does not blow up small changes', () => {
  const [curve] = curvesOf([1500, 1504].map((value, at) => ({ game: 'battle', at, value })))
  expect(curve!.high - curve!.low).toBeGreaterThanOrEqual(200)
})
