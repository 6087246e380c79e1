// What is told: sentences cut into words and hexes, and what a roll has brought.

import type { Line, Moment } from '../protocol'

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

/** What a roll brought, neither its faces nor the turn after it; else everything that is told. */
export function brought({ faces, lines }: Moment): Line[] {
  if (!faces?.length) return lines
  const [dice, ...others] = lines.filter((line) => !line.heading)
  return others.length ? others : dice ? [dice] : []
}

/** What is told about a moment, in one paragraph. */
export function outcome(moment: Moment): string {
  return brought(moment).map((line) => plain(line.text)).join(' ')
}

/** The faces of dice as a list: in the text each stands in brackets. */
export function plain(text: string): string {
  return text.replace(/\] \[/g, ', ').replace(/[[\]]/g, '')
}
