// What the server says about measurements of a document.

import type { Document } from './change'

export interface SideShare {
  side: string
  name: string
  share: number
  low: number
  high: number
}

export interface BalanceState {
  state: 'waiting' | 'running' | 'done' | 'stopped' | 'failed'
  ahead: number
  games: number
  wanted: number
  sides: SideShare[]
  turns: number
  endings: { text: string; count: number }[]
  fallen: { hex: string; side: string; count: number }[]
  message: string
}

export interface EvenProposal {
  id: string
  text: string
  share: number
  low: number
  high: number
  games: number
  document: Document
}

export interface EvenState {
  state: BalanceState['state']
  ahead: number
  tried: number
  before: SideShare | null
  proposals: EvenProposal[]
  message: string
}
