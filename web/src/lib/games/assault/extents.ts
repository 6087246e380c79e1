// How much of the map counters and installations cover, around the middle of their hex.

import type { Box } from '../../board/geometry'
import type { View } from '../../protocol'
import { onMap } from './facts'

const FIGURE: Box = [-20, -22, 40, 54]
const INSTALLATION: Box = [-40, -50, 80, 82]
const OTHERS: Record<string, Box> = {
  walker: [-54, -66, 108, 120],
  at_st: [-25, -38, 50, 70],
  snowspeeder: [-38, -27, 76, 50],
}

export function extents(view: View): Map<string, Box> {
  if (view.game !== 'assault') return new Map()
  return new Map([
    ...Object.keys(view.features).map((hex) => [hex, INSTALLATION] as const),
    ...view.units.filter(onMap).map((unit) => [unit.place, OTHERS[unit.kind] ?? FIGURE] as const),
  ])
}
