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

/** What is told about a moment; of a roll without the first line, which spells out its faces. */
export function outcome({ faces, lines }: Moment): string {
  const told = faces?.length && lines.length > 1 ? lines.slice(1) : lines
  return told.map((line) => plain(line.text)).join(' ')
}

/** The faces of dice as a list: in the text each stands in brackets. */
export function plain(text: string): string {
  return text.replace(/\] \[/g, ', ').replace(/[[\]]/g, '')
}
