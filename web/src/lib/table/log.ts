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

/** Pieces that no line may end between: a hex and the punctuation that touches it. */
export function unbroken(found: Piece[]): Piece[][] {
  const groups: Piece[][] = []
  for (const piece of found.flatMap((each) => (each.hex ? each : chunks(each.text)))) {
    const last = groups.at(-1)?.at(-1)
    const touches = last && last.hex !== piece.hex && !/\s$/.test(last.text) && !/^\s/.test(piece.text)
    if (touches) groups.at(-1)!.push(piece)
    else groups.push([piece])
  }
  return groups
}

/** Text cut before and after each gap. */
function chunks(text: string): Piece[] {
  return text.split(/(\s+)/).flatMap((part) => (part ? { text: part, hex: false } : []))
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
