// What can be said about a finished game: `analysis/results.py` as the server sends it.

import type { Side } from './wire'

export interface ChancePoint {
  number: number
  heading: string
  turn: number
  chances: Record<Side, number>
  error: number
}

export interface CostlyDecision {
  number: number
  heading: string
  turn: number
  seat: number
  side: Side
  chosen: string
  better: string
  cost: number
}

export interface Tally {
  side: Side
  measure: string
  rolled: number
  expected: number
  deviation: number
}

export interface Analysis {
  winner: Side | ''
  points: ChancePoint[]
  decisions: CostlyDecision[]
  decided: number
  differed: number
  luck: Tally[]
}
