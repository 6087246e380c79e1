// What to ask when somebody points at something that is not offered: the action they seem to mean.

import type { View } from '../../protocol'
import type { Pointing } from '../client'

/** An action in notation, or nothing when the hex is only to be looked at. */
export function meant(view: View, { step, from, to, side }: Pointing): string | null {
  if (view.game !== 'battle' || !step || from === to) return null
  const there = view.units.find((unit) => unit.hex === to)
  const own = view.units.find((unit) => unit.hex === from && unit.side === side)
  if (step === 'order') return there?.side === side ? `order ${to}` : null
  if (!from || !own) return null
  if (there?.side === side) return null
  if (there || to in view.structures) return `attack ${from}x${to}`
  return step === 'move' ? `move ${from}-${to}` : null
}
