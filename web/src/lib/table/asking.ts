// What to ask when somebody points at something that is not offered: the action they seem to mean.

import { onMap } from '../assault/facts'
import type { AssaultView, BattleView, View } from '../views'
import type { GameId, Side } from '../wire'

/** An action in notation, or nothing when the hex is only to be looked at. */
export function askFor(
  game: GameId,
  view: View,
  step: string,
  from: string | null,
  to: string,
  key: string | null,
  side: Side | null,
): string | null {
  if (!step || from === to) return null
  if (game === 'battle') return battle(view as BattleView, step, from, to, side)
  return assault(view as AssaultView, from, to, key, side)
}

function battle(view: BattleView, step: string, from: string | null, to: string, side: Side | null): string | null {
  const there = view.units.find((unit) => unit.hex === to)
  const own = view.units.find((unit) => unit.hex === from && unit.side === side)
  if (step === 'order') return there?.side === side ? `order ${to}` : null
  if (!from || !own) return null
  if (there?.side === side) return null
  if (there || to in view.structures) return `attack ${from}x${to}`
  return step === 'move' ? `move ${from}-${to}` : null
}

function assault(view: AssaultView, from: string | null, to: string, key: string | null, side: Side | null): string | null {
  if (!from) return null
  const mover = view.units.find((unit) =>
    key ? unit.unit === key : unit.place === from && unit.side === side,
  )
  if (!mover || mover.side !== side) return null
  const there = view.units.find((unit) => onMap(unit) && unit.place === to)
  if (there?.side === side) return null
  if (there) return `fire ${mover.unit}x${there.unit}`
  const target = { power_grid: 'P', shield_generator: 'G' }[view.features[to] ?? '']
  if (target && side === 'empire') return `fire ${mover.unit}x${target}`
  return mover.kind === 'walker' ? `walk ${mover.unit}-${to}:${mover.facing}` : `move ${mover.unit}-${to}`
}
