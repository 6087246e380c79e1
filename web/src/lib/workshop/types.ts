// What the server says about documents in the workshop.

import type { Board, View } from '../protocol'
import type { Document, Value } from './change'

export interface WorkshopStart {
  id: string
  name: string
  group: string
  note: string
}

export interface Named {
  id: string
  name: string
}

export interface PaletteTool {
  id: string
  group: string
  name: string
  note?: string
  side?: string
  symbol?: string
  badges?: Named[]
  figures?: number
  most_figures?: number
  sides?: Named[]
}

export interface WorkshopField {
  id: string
  name: string
  note?: string
  kind: 'number' | 'text' | 'long-text' | 'choice' | 'choices' | 'toggle' | 'hex' | 'hexes' | 'translated'
  choices?: Named[]
  source?: string[]
  least?: number | null
  most?: number | null
  optional?: boolean
  default?: Value | null
}

export interface WorkshopForm {
  id: string
  name: string
  note?: string
  path: string
  repeated?: boolean
  optional?: boolean
  fields: WorkshopField[]
}

export interface Palette {
  tools: PaletteTool[]
  forms: WorkshopForm[]
}

export interface DraftProblem {
  text: string
  field: string
  hexes: string[]
}

export interface PieceCount {
  piece: string
  name: string
  used: number
  available: number
}

export interface Draft {
  board: Board
  view: View | null
  problems: DraftProblem[]
  counts: PieceCount[]
  playable: boolean
}

export type Edit =
  | { kind: 'paint'; hexes: string[]; tool: string; badge?: string; figures?: number; side?: string; facing?: string }
  | { kind: 'erase'; hexes: string[]; layer?: string }
  | { kind: 'mirror' }
  | { kind: 'rotate' }
  | { kind: 'move'; from: string; to: string }
  | { kind: 'resize'; columns: number; rows: number }

export interface Started {
  game: string
  document: Document
}

export interface ReadDocument extends Started {
  problems: DraftProblem[]
}

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
