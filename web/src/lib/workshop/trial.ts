// A game of a draft: against a computer player, or with another person at the same screen.

import { begin } from '../api'
import { offered } from '../levels'
import type { GameOf, NewSeat } from '../protocol'
import { Keeping } from '../state/keeping'
import { remember } from '../state/seats'
import type { Document } from './change'
import { isKept } from './drafts'

export interface TrialPlan {
  /** The side of the person; empty when people have both. */
  side: string
  level: string
}

const KEY = 'echobase.trial'
/** The drafts of trial games, by game. */
const DRAFTS = new Keeping<string>('echobase.trial-games')

/** What was chosen the last time on this device. */
export function lastTrial(game: GameOf): TrialPlan {
  const usual: TrialPlan = { side: Object.keys(game.sides)[0] ?? '', level: game.defaults.opponent ?? game.levels[0]?.id ?? '' }
  try {
    const { side, level } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<TrialPlan>
    if (side === '' || (side !== undefined && side in game.sides)) usual.side = side
    if (offered(game).some(({ id }) => id === level)) usual.level = level!
  } catch {
    return usual
  }
  return usual
}

/** The draft that a game tries out; null for any other game, and when the draft is gone. */
export function draftTried(game: string): string | null {
  const draft = DRAFTS.of(game)
  return draft !== undefined && isKept(draft) ? draft : null
}

/** Begin the game; returns its id. */
export async function play(game: GameOf, document: Document, plan: TrialPlan, draft?: string): Promise<string> {
  const usual = Object.fromEntries(game.options.map((option) => [option.id, option.default]))
  const seats = Object.keys(game.sides).map((side): NewSeat => (plan.side && side !== plan.side ? { kind: 'computer', player: plan.level } : { kind: 'person' }))
  const { id, seats: tokens } = await begin({ game: game.id, options: { ...usual, [game.scenario_option]: document }, seats, hints: true, undo: true })
  remember(id, tokens)
  try {
    if (draft) DRAFTS.keep(id, draft)
    localStorage.setItem(KEY, JSON.stringify(plan))
  } catch {
    return id
  }
  return id
}
