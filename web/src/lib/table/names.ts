// Names of seats, units and hexes, for labels and for those who listen.

import { byPlace } from '../assault/facts'
import { has, t } from '../state/words.svelte'
import type { AssaultUnit, AssaultView, BattleUnit, BattleView, View } from '../views'
import type { Board } from '../wire'

/** The name of a seat: the player's own, else the side with a number if it has several players. */
export function nameOf(board: Board, seat: number): string {
  const { name, side } = board.seats[seat]!
  if (name) return name
  const mates = board.sides.flatMap((other, place) => (other === side ? [place] : []))
  const plain = t(`side-${side}`)
  return mates.length > 1 ? `${plain} ${mates.indexOf(seat) + 1}` : plain
}

/** Everybody at a game, computer players with their level: `Galactic Empire (Cadet)`. */
export function players(board: Board): string[] {
  return board.seats.map(({ title }, seat) => (title ? `${nameOf(board, seat)} (${title})` : nameOf(board, seat)))
}

export function battleUnit(board: Board, unit: BattleUnit): string {
  const words = [
    board.units[unit.kind]?.name ?? unit.kind,
    t('web-figures', { figures: unit.figures, full: unit.full }),
  ]
  if (unit.badge) words.push(board.badges[unit.badge]?.name ?? unit.badge)
  if (unit.ordered) words.push(t('web-ordered'))
  return words.join(', ')
}

export function facingName(facing: string): string {
  const id = `facing-${facing.toLowerCase()}`
  return has(id) ? t(id) : facing
}

/** The name of a counter of the assault by its code: W2, LT3, P. */
export function counterName(code: string): string {
  const number = code.replace(/\D/g, '')
  const id = `counter-${code.slice(0, code.length - number.length).toLowerCase()}`
  return has(id) ? t(id, { number }) : code
}

export function assaultUnit(unit: AssaultUnit): string {
  const words = [counterName(unit.unit)]
  if (unit.facing) words.push(facingName(unit.facing))
  if (unit.used) words.push(t('web-used'))
  return words.join(', ')
}

/** By hex: what stands there, in words. */
export function standing(board: Board, view: View): Map<string, string> {
  const found = new Map<string, string>()
  if (board.game === 'battle') {
    const battle = view as BattleView
    for (const [hex, kind] of Object.entries(battle.structures)) {
      found.set(hex, board.units[kind]?.name ?? kind)
    }
    for (const unit of battle.units) found.set(unit.hex, battleUnit(board, unit))
    return found
  }
  for (const [place, units] of byPlace(view as AssaultView)) {
    if (board.hexes[place]) found.set(place, units.map((unit) => assaultUnit(unit)).join('; '))
  }
  return found
}
