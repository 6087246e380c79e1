// The pictures that count how far a goal is.

export interface Pips {
  /** The symbol of what is still to be done. */
  open: string
  /** The symbol of what is done. */
  done: string
  /** Where both are the same: what is done is lit up, or struck out. */
  mark: 'none' | 'lit' | 'struck'
}
