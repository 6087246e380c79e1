// Names of sides, seats and facings, for labels and for those who listen.

import { has, t } from '../state/words.svelte'
import type { Board, People } from '../protocol'

/** The sides at a game, each once. */
export function sidesAt(board: Board): string[] {
  return [...new Set(board.sides)]
}

/** A side in words; one that no message knows has its own name. */
export function sideName(side: string, form: 'long' | 'short' = 'long'): string {
  const id = form === 'short' ? `side-${side}-short` : `side-${side}`
  return has(id) ? t(id) : side.charAt(0).toUpperCase() + side.slice(1)
}

/** The name of a seat: the player's own, else the side with a number if it has several players. */
export function nameOf(board: Board, seat: number): string {
  const { name, side } = board.seats[seat]!
  if (name) return name
  const mates = board.sides.flatMap((other, place) => (other === side ? [place] : []))
  const plain = sideName(side)
  return mates.length > 1 ? `${plain} ${mates.indexOf(seat) + 1}` : plain
}

/** The board with the names of those who have sat down since it was fetched; the same one if it has them all. */
export function introduced(board: Board, people: People): Board {
  const seats = board.seats.map((seat, place) => ({ ...seat, name: people.seats[place]?.name || seat.name }))
  return seats.every(({ name }, place) => name === board.seats[place]!.name) ? board : { ...board, seats }
}

/** Everybody at a game, computer players with their level: `Galactic Empire (Cadet)`. */
export function players(board: Board): string[] {
  return board.seats.map(({ title }, seat) => (title ? `${nameOf(board, seat)} (${title})` : nameOf(board, seat)))
}

export function facingName(facing: string): string {
  const id = `facing-${facing.toLowerCase()}`
  return has(id) ? t(id) : facing
}
