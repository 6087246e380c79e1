// Where the dice of an attack come from.

import type { Reason } from '../protocol'

/** The first reason is where the dice come from; the others add or take some. */
export function signed(dice: number, place: number): string {
  if (dice < 0) return `−${-dice}`
  return place ? `+${dice}` : String(dice)
}

/** All reasons in one line: `Fire strength 6, Range 2 −2`. */
export function inLine(reasons: Reason[]): string {
  return reasons.map(({ text, dice }, place) => `${text} ${signed(dice, place)}`).join(', ')
}
