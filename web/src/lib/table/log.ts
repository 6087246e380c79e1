// What is told: sentences cut into words and hexes, and what a roll has brought.

import type { Moment } from '../wire'

export interface Piece {
  text: string
  hex: boolean
}

const MAYBE = /\b([A-G]\d{1,2}|\d{4})\b/

export function pieces(text: string, isHex: (word: string) => boolean): Piece[] {
  return text
    .split(MAYBE)
    .map((piece, place) => ({ text: piece, hex: place % 2 === 1 && isHex(piece) }))
    .filter((piece) => piece.text)
}

/** What is told about a moment; of a roll only what it brought, neither its faces nor the turn after it. */
export function outcome({ faces, lines }: Moment): string {
  const [dice, ...brought] = faces?.length ? lines.filter((line) => !line.heading) : []
  const told = brought.length ? brought : dice ? [dice] : lines
  return told.map((line) => plain(line.text)).join(' ')
}

/** The faces of dice as a list: in the text each stands in brackets. */
export function plain(text: string): string {
  return text.replace(/\] \[/g, ', ').replace(/[[\]]/g, '')
}
