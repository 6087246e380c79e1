// Shares of games in words.

/** A share of 0 to 1 as a whole number of hundredths. */
export function percent(share: number): number {
  return Math.round(100 * share)
}

/** Where an interval stands: it favours one side, or both may be equally strong, roughly or for certain. */
export type Verdict = 'first' | 'second' | 'even' | 'open'

/** So far from the middle is still even. */
const EVEN = 0.06

export function verdict(low: number, high: number): Verdict {
  if (low > 0.5 + EVEN) return 'first'
  if (high < 0.5 - EVEN) return 'second'
  return low > 0.5 - 2 * EVEN && high < 0.5 + 2 * EVEN ? 'even' : 'open'
}
