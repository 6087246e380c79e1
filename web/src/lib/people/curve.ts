// The curve of a rating: where its points stand in a picture.

import type { RatingPoint } from '../protocol'

export const WIDTH = 400
export const HEIGHT = 130
/** Ratings at the lower and upper edge are at least this far apart, so that small changes stay small. */
const LEAST = 200
const STEP = 100

export interface Curve {
  game: string
  low: number
  high: number
  points: { x: number; y: number; value: number }[]
}

/** One curve for each game, game after game at equal distances. */
export function curvesOf(found: RatingPoint[]): Curve[] {
  const games = [...new Set(found.map(({ game }) => game))]
  return games.map((game) => {
    const values = found.filter((point) => point.game === game).map(({ value }) => value)
    const middle = (Math.min(...values) + Math.max(...values)) / 2
    const half = Math.max(LEAST, Math.max(...values) - Math.min(...values)) / 2
    const low = Math.floor((middle - half) / STEP) * STEP
    const high = Math.ceil((middle + half) / STEP) * STEP
    const across = Math.max(values.length - 1, 1)
    const points = values.map((value, place) => ({
      x: values.length === 1 ? WIDTH / 2 : (place / across) * WIDTH,
      y: HEIGHT - ((value - low) / (high - low)) * HEIGHT,
      value,
    }))
    return { game, low, high, points }
  })
}
