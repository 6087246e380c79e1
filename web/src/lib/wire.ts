// The messages between server and browser, as docs/protocol.md describes them.
// The names are those of server/wire.py.

import type { View } from './views'

export type Side = 'rebel' | 'empire'
export type GameId = 'battle' | 'assault'
export type Point = [number, number]
type Value = string | number | boolean

// Before a game.

export interface Choice {
  value: Value
  name: string
}

export interface Option {
  id: string
  name: string
  text: string
  choices: Choice[]
  default: Value
}

export interface Named {
  id: string
  name: string
  text?: string
  side?: Side
}

export interface Scenario {
  id: string
  number: number
  name: string
  briefing: string[]
  goals: Record<Side, string>
  special: string
  facts: string[]
  first: Side
  medals: Record<Side, number>
}

export interface GameOf {
  id: GameId
  title: string
  text: string
  scenarios: Scenario[]
  sides: Record<Side, string>
  seats: number[]
  leaders: Named[]
  support: Named[]
  levels: Named[]
  styles: Named[]
  options: Option[]
  defaults: Record<string, string>
}

export interface Catalogue {
  lang: string
  games: GameOf[]
}

export interface NewSeat {
  kind: 'person' | 'computer'
  player?: string
  name?: string
}

export interface NewGame {
  game: GameId
  options: Record<string, unknown>
  seats: NewSeat[]
  dice: 'server' | 'typed'
  hints: boolean
  undo: boolean
}

export interface Seated {
  id: string
  seats: (string | null)[]
}

export interface Version {
  version: string
  build: string
  protocol: number
  rules: Record<string, number>
}

export interface Health {
  ok: boolean
  games: number
  database: string
}

export interface Fault {
  status: number
  error: string
  text: string
}

export interface Summary {
  id: string
  game: GameId
  name: string
  heading: string
  turn: number
  score: string
  waiting: number[]
  sides: Side[]
  seats: SeatOf[]
  finished: boolean
  result: string | null
  record: boolean
  updated: number
}

// The board.

export interface HexOf {
  x: number
  y: number
  name: string
}

export interface SeatOf {
  side: Side
  kind: string
  player: string
  title: string
  name: string
  leader: string
}

export interface Card {
  title: string
  text: string
  kind: string
  side?: Side
  leader?: string
  orders?: number
  sections?: Partial<Record<'left' | 'centre' | 'right', number>> | null
}

export interface Piece {
  name: string
  text: string
  symbol?: string
  side?: Side
  facts?: string[]
}

export interface Board {
  id: string
  game: GameId
  name: string
  briefing: string[]
  goals: Record<Side, string>
  box: [number, number, number, number]
  still: string
  hexes: Record<string, HexOf>
  shape: Point[]
  size: number
  ground: Partial<View>
  sides: Side[]
  seats: SeatOf[]
  cards: Record<string, Card>
  units: Record<string, Piece>
  terrain: Record<string, Piece>
  badges: Record<string, Piece>
  options: Record<string, unknown>
  dice: string
  hints: boolean
  undo: boolean
  luck: string
  secret: string
  record: boolean
}

// A game in progress: from the server.

export interface Line {
  text: string
  indent?: number
  heading?: boolean
}

export interface Moment {
  number: number
  by: number | null
  notation: string
  kind: string
  lines: Line[]
  from?: string | null
  to?: string | null
  faces?: string[] | null
  view?: Partial<View> | null
  changes?: Partial<View> | null
}

export interface Reason {
  text: string
  dice: number
}

export interface Chance {
  text: string
  percent: string
}

export interface Odds {
  dice: number
  reasons: Reason[]
  chances: Chance[]
}

export interface Offer {
  action: number
  kind: string
  notation: string
  label: string
  hex?: string | null
  unit?: string | null
  to?: string | null
  via?: string | null
  target?: string | null
  foe?: string | null
  card?: string | null
  facing?: string | null
  detail?: string | null
  guard?: string | null
  odds?: Odds | null
  attack?: 'targets' | 'none' | null
  hexes?: string[] | null
}

export interface Group {
  key: string
  label: string
  offers: Offer[]
  hex?: string | null
}

export interface Done {
  action: number
  label: string
  guard?: string | null
}

export interface Decision {
  step: string
  name: string
  prompt: string
  groups: Group[]
  done: Done | null
  all: boolean
}

export interface Face {
  letter: string
  name: string
}

export interface Waiting {
  seats: number[]
  kind: 'person' | 'computer' | 'dice' | 'nobody'
  text: string
  dice?: number
  faces?: Face[]
}

export interface Result {
  winner: Side | ''
  seats: number[]
  reason: string
  text: string
}

export interface Table {
  type: 'table'
  number: number
  since: number
  seat: number | null
  view: Partial<View>
  moments: Moment[]
  decision: Decision | null
  waiting: Waiting
  undo: boolean
  score: string
  heading: string
  result: Result | null
}

export interface Why {
  type: 'why'
  id: number
  ask: string
  text: string
}

export interface Shot {
  hex: string
  clear: boolean
  blocked_by?: string[]
  dice?: number
  text?: string
}

export interface Look {
  type: 'look'
  id: number
  hex: string
  reach: string[]
  shots: Shot[]
  field: string[]
  lines: string[]
}

export interface Hint {
  type: 'hint'
  id: number
  action: number
  text: string
}

export interface Refused {
  type: 'refused'
  error: string
  text: string
  number: number
  id: number | null
}

export interface Language {
  type: 'language'
  lang: string
}

export type FromServer = Table | Why | Look | Hint | Refused | Language

// To the server.

export interface Act {
  type: 'act'
  number: number
  action: number
}

export interface Type {
  type: 'type'
  number: number
  faces: string
}

export interface Undo {
  type: 'undo'
  number: number
}

export interface AskWhy {
  type: 'why'
  id: number
  ask: string
}

export interface AskLook {
  type: 'look'
  id: number
  hex: string
}

export interface AskHint {
  type: 'hint'
  id: number
}

export type ToServer = Act | Type | Undo | AskWhy | AskLook | AskHint | Language

// Afterwards.

export interface Replay {
  id: string
  seat: number | null
  open: boolean
  first: Partial<View>
  moments: Moment[]
  headings: number[]
  score: string
  result: Result | null
}

export interface Loaded {
  id: string
}
