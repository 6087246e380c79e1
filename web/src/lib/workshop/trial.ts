// A game of a draft: against a computer player, or with another person at the same screen.

import { begin } from '../api'
import type { GameOf, NewSeat } from '../protocol'
import { remember } from '../state/seats'
import type { Document } from './change'

export interface TrialPlan {
  /** The side of the person; empty when people have both. */
  side: string
  level: string
}

const KEY = 'echobase.trial'

/** What was chosen the last time on this device. */
export function lastTrial(game: GameOf): TrialPlan {
  const usual: TrialPlan = { side: Object.keys(game.sides)[0] ?? '', level: game.defaults.opponent ?? game.levels[0]?.id ?? '' }
  try {
    const { side, level } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<TrialPlan>
    if (side === '' || (side !== undefined && side in game.sides)) usual.side = side
    if (game.levels.some(({ id }) => id === level)) usual.level = level!
  } catch {
    return usual
  }
  return usual
}

/** Begin the game; returns its id. */
export async function play(game: GameOf, document: Document, plan: TrialPlan): Promise<string> {
  const usual = Object.fromEntries(game.options.map((option) => [option.id, option.default]))
  const seats = Object.keys(game.sides).map((side): NewSeat => (plan.side && side !== plan.side ? { kind: 'computer', player: plan.level } : { kind: 'person' }))
  const { id, seats: tokens } = await begin({ game: game.id, options: { ...usual, [game.scenario_option]: document }, seats, hints: true, undo: true })
  remember(id, tokens)
  try {
    localStorage.setItem(KEY, JSON.stringify(plan))
  } catch {
    return id
  }
  return id
}
