// The steps of a turn as the bar shows them, and which of them is current.

import type { BattleView, Moment } from '../../protocol'

type Turn = Pick<BattleView, 'phase' | 'step'>

const STEPS = ['play', 'order', 'move', 'attack', 'draw']
const ARRIVE = 'arrive'
/** The step that an action belongs to, where its word alone says it. */
const STEP_OF: Record<string, string> = {
  play: 'play',
  section: 'order',
  class: 'order',
  order: 'order',
  move: 'move',
  exit: 'move',
  attack: 'attack',
  retreat: 'attack',
  breakthrough: 'attack',
  draw: 'draw',
}

/** The five steps; while units arrive, that too, at the start or at the end of the turn. */
export function stepsOf({ phase, step }: Turn): string[] {
  if (step !== ARRIVE) return STEPS
  return phase === 'start' ? [ARRIVE, ...STEPS] : [...STEPS, ARRIVE]
}

/** The step of what is being shown: the view is that before it, and then already that of the next step. */
export function shownStep(moments: Pick<Moment, 'kind'>[]): string | undefined {
  return moments.map(({ kind }) => STEP_OF[kind]).findLast(Boolean)
}

/** The current step; orders may still be given when the rules are further on. */
export function lit({ phase, step }: Turn, asked: string): string {
  if (step === ARRIVE) return ARRIVE
  if (asked === 'order') return asked
  return phase === 'start' ? 'play' : phase
}
