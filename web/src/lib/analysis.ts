// What can be said about a finished game: `analysis/results.py` as the server sends it.

export interface ChancePoint {
  number: number
  heading: string
  turn: number
  chances: Record<string, number>
  error: number
}

export interface CostlyDecision {
  number: number
  heading: string
  turn: number
  seat: number
  side: string
  chosen: string
  better: string
  cost: number
}

export interface Tally {
  side: string
  measure: string
  rolled: number
  expected: number
  deviation: number
}

export interface Analysis {
  winner: string
  points: ChancePoint[]
  decisions: CostlyDecision[]
  decided: number
  differed: number
  luck: Tally[]
}
