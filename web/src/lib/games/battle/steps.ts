// The steps of a turn as the bar shows them, and which of them is current.

import type { BattleView } from '../../protocol'

type Turn = Pick<BattleView, 'phase' | 'step'>

const STEPS = ['play', 'order', 'move', 'attack', 'draw']
const ARRIVE = 'arrive'

/** The five steps; while units arrive, that too, at the start or at the end of the turn. */
export function stepsOf({ phase, step }: Turn): string[] {
  if (step !== ARRIVE) return STEPS
  return phase === 'start' ? [ARRIVE, ...STEPS] : [...STEPS, ARRIVE]
}

/** The current step; orders may still be given when the rules are further on. */
export function lit({ phase, step }: Turn, asked: string): string {
  if (step === ARRIVE) return ARRIVE
  if (asked === 'order') return asked
  return phase === 'start' ? 'play' : phase
}
