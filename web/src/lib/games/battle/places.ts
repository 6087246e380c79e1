// Where the figures of a unit stand in a hex 100 wide, from its upper left corner.

import type { Point } from '../../board/geometry'
import type { BattleUnit } from '../../protocol'

const FEET: Record<number, Point[]> = {
  1: [[50, 92]],
  2: [[35, 93], [66, 79]],
  3: [[30, 96], [49, 68], [68, 96]],
  4: [[26, 97], [43, 68], [76, 68], [59, 97]],
}
const FLIGHT: Record<number, Point[]> = {
  1: [[50, 66]],
  2: [[40, 52], [60, 84]],
  3: [[40, 66], [60, 40], [58, 93]],
  4: [[36, 36], [62, 55], [36, 75], [62, 95]],
}
/** Figures drawn one by one; a unit with more has a number too. */
export const MOST = 4

export interface Place {
  x: number
  y: number
  there: boolean
}

/** Every place with whether a figure is left there, the farthest first. */
export function places(unit: BattleUnit): Place[] {
  const known = unit.kind === 'snowspeeder' ? FLIGHT : FEET
  const spots = known[Math.min(Math.max(unit.full, 1), MOST)] ?? []
  return spots
    .map(([x, y], number) => ({ x, y, there: number < unit.figures }))
    .sort((one, other) => one.y - other.y || one.x - other.x)
}

/** How much higher figures stand on or behind the terrain. */
export const LIFT: Record<string, number> = { ridge: 4, trench: 6 }
export const FRONTS: Record<string, string> = { ridge: 'terrain-ridge-front', trench: 'terrain-trench-front' }
/** Single figures: width, upper left corner, half the width of the base. */
export const BIG: Record<string, { width: number; x: number; y: number; half: number }> = {
  at_at: { width: 104, x: -4, y: 2, half: 39 },
  rebel_artillery: { width: 82, x: 10, y: 26, half: 39 },
}
