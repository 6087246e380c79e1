// The terms of a table as somebody chooses them on the screen.

import type { TableTerms } from '../protocol'

export interface TermsPlan {
  pace: 'none' | 'live' | 'days'
  minutes: number
  increment: number
  days: number
  out: 'computer' | 'loses'
  delay: '' | 'turn' | 'minutes'
  match: boolean
  spectatorsTalk: boolean
}

const DELAY = 10

export function firstTerms(): TermsPlan {
  return { pace: 'none', minutes: 30, increment: 30, days: 3, out: 'computer', delay: '', match: false, spectatorsTalk: false }
}

/** The terms that the server is asked for; only what they need. */
export function termsOf(plan: TermsPlan): TableTerms {
  const { pace, minutes, increment, days, out } = plan
  const time = pace === 'live' ? { minutes, increment } : pace === 'days' ? { days } : {}
  return {
    ...(pace === 'none' ? {} : { pace: { kind: pace, out, ...time } }),
    ...(plan.delay === 'turn' ? { delay_turns: 1 } : plan.delay === 'minutes' ? { delay_minutes: DELAY } : {}),
    ...(plan.match ? { games: 2 } : {}),
    ...(plan.spectatorsTalk ? { spectators_talk: true } : {}),
  }
}
