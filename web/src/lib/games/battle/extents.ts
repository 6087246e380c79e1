// How much of the board what stands in a battle covers, around the middle of its hex.

import type { Box } from '../../board/geometry'
import type { View } from '../../protocol'

const FIGURES: Box = [-40, -38, 86, 84]
const STRUCTURE: Box = [-46, -40, 92, 84]
const OTHERS: Record<string, Box> = {
  at_at: [-54, -56, 108, 106],
  rebel_artillery: [-41, -32, 82, 76],
  snowspeeder: [-48, -36, 92, 84],
}

export function extents(view: View): Map<string, Box> {
  if (view.game !== 'battle') return new Map()
  return new Map([
    ...Object.keys(view.structures).map((hex) => [hex, STRUCTURE] as const),
    ...view.units.map((unit) => [unit.hex, OTHERS[unit.kind] ?? FIGURES] as const),
  ])
}
