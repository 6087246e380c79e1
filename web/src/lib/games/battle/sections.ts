// Where the sections lie on the screen: each side names them as seen from its own edge.


export type Section = 'left' | 'centre' | 'right'

/** The sections from left to right on the screen; those of the side at the top are mirrored. */
export function acrossFor(side: string | undefined, turned: boolean): Section[] {
  return (side === 'empire') === turned ? ['left', 'centre', 'right'] : ['right', 'centre', 'left']
}
