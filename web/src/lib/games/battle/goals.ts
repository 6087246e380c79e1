// What each side wins by, in words and pictures.

import type { BattleGoal, Board, View } from '../../protocol'
import type { Goal } from '../client'
import type { Pips } from '../pips'
import { symbolOf } from '../../state/sprite.svelte'
import { t } from '../../state/words.svelte'

/** What the sides win by, and how far they are. */
export function goals(board: Board, view: View): Goal[] {
  if (view.game !== 'battle') return []
  return view.goals.map((goal) => ({
    side: goal.side,
    name: goalName(board, goal),
    short: t(`goal-short-${goal.type.replaceAll('_', '-')}`),
    done: goal.done,
    need: goal.need,
    pips: goalPips(goal),
  }))
}

/** A goal in words, without its count. */
function goalName(board: Board, { type, what, hexes }: BattleGoal): string {
  const units = what.map((kind) => board.units[kind]?.name ?? kind).join(', ')
  return t(`goal-${type.replaceAll('_', '-')}`, { what: (what.length === 1 && what[0]) || '', units, hexes: hexes.join(', ') })
}

/** What stands for one of what a goal counts: still to be done, and done. */
function goalPips({ side, type, what }: BattleGoal): Pips {
  const [kind = ''] = what
  if (type === 'medals') return { open: 'mark-medal-empty', done: 'mark-medal', mark: 'none' }
  if (type === 'destroy_structures') return { open: symbolOf('structure', kind), done: 'structure-ruin', mark: 'none' }
  if (type === 'eliminate') return { open: symbolOf('unit', kind), done: symbolOf('unit', kind), mark: 'struck' }
  const symbol = { exit: `mark-exit-${side}`, hold: 'mark-objective', charge: 'mark-charge' }[type] ?? 'mark-token'
  return { open: symbol, done: symbol, mark: 'lit' }
}
