// Where the sections lie on the screen: each side names them as seen from its own edge.


export type Section = 'left' | 'centre' | 'right'

/** The sections from left to right on the screen; the Empire looks down from the top edge. */
export function acrossFor(side: string | undefined): Section[] {
  return side === 'empire' ? ['right', 'centre', 'left'] : ['left', 'centre', 'right']
}
