// A game in progress as this browser sees it: connection, newest table, log and playback.

import * as api from '../api'
import { Connection } from '../socket'
import { play } from '../sounds'
import type { Board, FromServer, Hint, Line, Look, Table, ToServer, View, Why } from '../protocol'
import { Playback } from './playback.svelte'
import { tokensOf, type Tokens } from './seats'
import { settings } from './settings.svelte'
import { whole } from './whole'
import { SvelteMap } from 'svelte/reactivity'

export type Status = 'joining' | 'live' | 'lost' | 'unknown' | 'forbidden' | 'old'

type Question =
  | { type: 'why'; ask: string }
  | { type: 'look'; hex: string }
  | { type: 'hint' }

/** Milliseconds until somebody wonders whether the click was heard. */
const PATIENCE = 400

export interface Entry {
  number: number
  side: string
  lines: Line[]
}

export class Session {
  board = $state.raw<Board | null>(null)
  table = $state.raw<Table | null>(null)
  status = $state<Status>('joining')
  notice = $state('')
  /** Whether the result is looked at instead of the table. */
  finished = $state(false)
  seat = $state<number | null>(null)
  /** Whether the server has still to answer what was chosen. */
  sent = $state(false)
  /** Whether it takes so long that the page says so. */
  late = $state(false)
  /** The seat that is to take the screen before anything more is shown. */
  handOver = $state<number | null>(null)

  /** Called after each new table. */
  renewed: () => void = () => {}
  readonly playback = new Playback(() => this.caughtUp())
  /** What each seat at this screen was told: cards that one has drawn are no business of others. */
  private readonly diaries: Record<number, SvelteMap<number, Entry>> = {}
  private readonly tokens: Tokens
  private readonly seen: Record<number, number> = {}
  private connection: Connection | null = null
  private patience: ReturnType<typeof setTimeout> | undefined
  private questions = 0
  private readonly answers: Record<number, (answer: FromServer) => void> = {}

  constructor(readonly id: string) {
    this.tokens = tokensOf(id)
    for (const seat of [-1, ...this.people]) this.diaries[seat] = new SvelteMap()
    this.seat = this.people[0] ?? null
    addEventListener('online', this.online)
    void this.start()
  }

  /** Seats of people at this screen. */
  get people(): number[] {
    return this.tokens.flatMap((token, seat) => (token ? [seat] : []))
  }

  private get entries(): SvelteMap<number, Entry> {
    return this.diaries[this.seat ?? -1]!
  }

  /** What has been told so far; no more than what has been shown. */
  get log(): Entry[] {
    const last = this.playback.busy ? this.playback.shown : Infinity
    return [...this.entries.values()]
      .filter((entry) => entry.number <= last)
      .sort((one, other) => one.number - other.number)
  }

  /** The turn that is on the screen. */
  get heading(): string {
    const told = this.playback.busy && this.log.flatMap((entry) => entry.lines).findLast((line) => line.heading)
    return told ? told.text : (this.table?.heading ?? '')
  }

  get view(): View | null {
    return this.playback.view
  }

  /** Whether choices may be made now. */
  get open(): boolean {
    return !this.playback.busy && this.status === 'live' && this.handOver === null
  }

  get decision(): Table['decision'] {
    return this.open ? (this.table?.decision ?? null) : null
  }

  private async start(): Promise<void> {
    try {
      this.board = await api.board(this.id)
      this.connect()
    } catch (problem) {
      const status = problem instanceof api.Problem ? problem.status : 0
      if (status === 404) this.status = 'unknown'
      else if (status === 403) this.status = 'forbidden'
      else {
        this.status = 'lost'
        setTimeout(() => void this.start(), 2000)
      }
    }
  }

  private connect(): void {
    this.connection?.close()
    this.connection = new Connection({
      address: () => this.address(),
      opened: () => this.answered(),
      received: (message) => this.receive(message),
      lost: () => (this.status = 'lost'),
      refused: (code) =>
        (this.status = code === 4404 ? 'unknown' : code === 4409 ? 'old' : 'forbidden'),
    })
  }

  private address(): string {
    const url = new URL(`api/games/${this.id}/play`, document.baseURI)
    url.protocol = url.protocol.replace('http', 'ws')
    const token = this.seat === null ? null : this.tokens[this.seat]
    if (token) url.searchParams.set('seat', token)
    url.searchParams.set('lang', settings.lang)
    url.searchParams.set('after', String(this.after()))
    return url.href
  }

  /** The last action that the seat at the screen has been shown. */
  private after(): number {
    return this.seen[this.seat ?? -1] ?? -1
  }

  private readonly online = (): void => this.connection?.now()

  private receive(message: FromServer): void {
    if (message.type === 'table' || message.type === 'refused') this.answered()
    if (message.type === 'table') {
      this.update(message)
      this.renewed()
      // Only now: a click on the table from before a lost connection would be forgotten.
      this.status = 'live'
    } else if (message.type === 'refused') this.notice = message.text
    if ('id' in message && message.id !== null) {
      if (message.type !== 'refused') this.answers[message.id]?.(message)
      delete this.answers[message.id]
    }
  }

  private update(table: Table): void {
    const first = this.seen[this.seat ?? -1] === undefined && !this.playback.view
    if (!this.playback.busy) {
      this.playback.shown = table.since
      this.playback.roll = null
    }
    const undone = table.since < this.after()
    this.seen[this.seat ?? -1] = table.number
    this.table = table
    this.write(table)
    const ground = this.board!.ground
    const fresh = first || undone ? [] : table.moments
    let view = this.playback.view
    const scenes = fresh.map((moment) => {
      if (moment.view) view = whole(ground, moment.view, view)
      return { moment, view: moment.view ? view : null, mine: moment.by === this.seat }
    })
    view = whole(ground, table.view, view)
    if (!scenes.length) {
      this.playback.jump(view)
      this.caughtUp()
      return
    }
    scenes.at(-1)!.view = view
    this.playback.add(scenes)
  }

  private write(table: Table): void {
    for (const number of [...this.entries.keys()]) {
      if (number > table.since) this.entries.delete(number)
    }
    for (const { number, by, lines } of table.moments) {
      if (!lines.length) continue
      const side = by === null ? '' : (this.board!.sides[by] ?? '')
      this.entries.set(number, { number, side, lines })
    }
  }

  /** Everything that happened has been shown. */
  private caughtUp(): void {
    const table = this.table
    if (!table) return
    if (table.result && this.people.length) {
      play(this.board!.sides[this.seat ?? 0] === table.result.winner ? 'win' : 'lose')
    } else if (table.waiting.kind === 'person' && !table.decision) {
      this.handOver = this.people.find((seat) => table.waiting.seats.includes(seat)) ?? null
    }
  }

  /** The next player has taken the screen. */
  takeSeat(): void {
    if (this.handOver === null) return
    this.seat = this.handOver
    this.handOver = null
    this.status = 'joining'
    this.connect()
  }

  /** Send a choice, one at a time. */
  private send(message: ToServer): void {
    if (this.sent) return
    this.notice = ''
    this.sent = this.connection?.send(message) ?? false
    if (this.sent) this.patience = setTimeout(() => (this.late = true), PATIENCE)
  }

  /** What was sent has been answered, or never will be. */
  private answered(): void {
    this.sent = this.late = false
    clearTimeout(this.patience)
  }

  act(action: number): void {
    if (!this.sent) play('choose')
    this.send({ type: 'act', number: this.table!.number, action })
  }

  undo(): void {
    if (this.table?.undo && this.open) this.send({ type: 'undo', number: this.table.number })
  }

  typeDice(faces: string): void {
    this.send({ type: 'type', number: this.table!.number, faces })
  }

  pause(): void {
    this.playback.pause()
  }

  private ask<T extends FromServer>(question: Question): Promise<T> {
    this.questions += 1
    const id = this.questions
    return new Promise((resolve) => {
      this.answers[id] = (answer) => resolve(answer as T)
      this.connection?.send({ ...question, id })
    })
  }

  look(hex: string): Promise<Look> {
    return this.ask<Look>({ type: 'look', hex })
  }

  why(ask: string): Promise<Why> {
    return this.ask<Why>({ type: 'why', ask })
  }

  hint(): Promise<Hint> {
    return this.ask<Hint>({ type: 'hint' })
  }

  /** All words of the table in the language that was chosen. */
  async translate(): Promise<void> {
    if (!this.board) return
    this.board = await api.board(this.id)
    this.connection?.send({ type: 'language', lang: settings.lang })
  }

  close(): void {
    removeEventListener('online', this.online)
    clearTimeout(this.patience)
    this.playback.jump(this.playback.view!)
    this.connection?.close()
  }
}
