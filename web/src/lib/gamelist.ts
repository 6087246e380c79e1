// A game in a list, as the person at this browser sees it: which side is theirs, who is against them,
// whose move it is, and how long ago something happened.

import type { SeatOf, Summary } from './protocol'
import type { Tokens } from './state/seats'

export interface Standpoint {
  /** The sides that are played at this browser. */
  sides: string[]
  /** The seats of the others. */
  others: SeatOf[]
  /** The seat that is to move, if somebody is. */
  mover: SeatOf | null
  own: boolean
  /** How it ended for this browser; null before the end, or if it has both sides or none. */
  ending: 'victory' | 'defeat' | null
}

export function standpoint(game: Summary, tokens: Tokens): Standpoint {
  const own = game.seats.filter((_, seat) => tokens[seat])
  const sides = [...new Set(own.map((seat) => seat.side))]
  const mover = game.seats[game.waiting[0] ?? -1] ?? null
  const alone = game.winner && sides.length === 1
  return {
    sides,
    others: game.seats.filter((seat) => !sides.includes(seat.side)),
    mover,
    own: !!mover && own.includes(mover),
    ending: alone ? (sides.includes(game.winner) ? 'victory' : 'defeat') : null,
  }
}

const UNITS: [Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]
/** Days after which a date says more. */
const LONG_AGO = 7 * 86_400

/** When something happened, in words: `2 hours ago`, or the date. */
export function ago(then: number, now: number, lang: string): string {
  const passed = Math.max(now - then, 0)
  if (passed >= LONG_AGO) return new Intl.DateTimeFormat(lang, { dateStyle: 'medium' }).format(then * 1000)
  const [unit, seconds] = UNITS.find(([, least]) => passed >= least) ?? ['minute', 60]
  return new Intl.RelativeTimeFormat(lang, { numeric: 'auto' }).format(-Math.floor(passed / seconds), unit)
}
