// The secret objectives of a campaign, as far as the seat at the screen may know them.

import type { BattleAim, BattleSecondary, BattleView, View } from '../../protocol'
import type { Secret } from '../client'

/** How far each has come; where several things are asked, how many of them are so. */
export function secrets(view: View): Secret[] {
  return view.game === 'battle' ? view.secondary.map((one) => secret(one, view)) : []
}

export function secret({ id, side, goals }: BattleSecondary, { winner }: Pick<BattleView, 'winner'>): Secret {
  const over = winner !== ''
  /** The view takes it that the own side wins, but nobody has won yet. */
  const so = (goal: BattleAim): boolean => goal.met && (goal.type !== 'win' || over)
  const state = goals.every(so) ? 'met' : over || goals.some(({ lost }) => lost) ? 'lost' : 'open'
  const [only] = goals
  if (goals.length === 1 && only && only.type !== 'win') {
    return { id, side, state, done: only.done, need: only.need, limit: only.type === 'losses', over }
  }
  return { id, side, state, done: goals.filter(so).length, need: goals.length, limit: false, over }
}
