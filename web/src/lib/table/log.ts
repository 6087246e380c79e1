// What is told: sentences cut into words and hexes, and what a roll has brought.

import type { Moment } from '../protocol'

export interface Piece {
  text: string
  hex: boolean
}

/** Everything that might be the label of a hex. */
const WORD = /(\w+)/

export function pieces(text: string, isHex: (word: string) => boolean): Piece[] {
  const found: Piece[] = []
  for (const part of text.split(WORD)) {
    const [last, hex] = [found.at(-1), isHex(part)]
    if (last && !last.hex && !hex) last.text += part
    else if (part) found.push({ text: part, hex })
  }
  return found
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
