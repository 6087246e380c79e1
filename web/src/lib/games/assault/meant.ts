// What to ask when somebody points at something that is not offered: the action they seem to mean.

import type { View } from '../../protocol'
import type { Pointing } from '../client'
import { onMap } from './facts'

/** An action in notation, or nothing when the hex is only to be looked at. */
export function meant(view: View, { step, from, to, unit: picked, side }: Pointing): string | null {
  if (view.game !== 'assault' || !step || !from || from === to) return null
  const mover = view.units.find((unit) =>
    picked ? unit.unit === picked : unit.place === from && unit.side === side,
  )
  if (!mover || mover.side !== side) return null
  const there = view.units.find((unit) => onMap(unit) && unit.place === to)
  if (there?.side === side) return null
  if (there) return `fire ${mover.unit}x${there.unit}`
  const target = { power_grid: 'P', shield_generator: 'G' }[view.features[to] ?? '']
  if (target && side === 'empire') return `fire ${mover.unit}x${target}`
  return mover.kind === 'walker' ? `walk ${mover.unit}-${to}:${mover.facing}` : `move ${mover.unit}-${to}`
}
