// A sentence cut into words and hexes.

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
