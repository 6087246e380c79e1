// A game in progress as this browser sees it: connection, newest table, log and playback.

import * as api from '../api'
import { firstShare, nextShare, noteSeen } from '../dice/notes'
import { noteOutcome } from '../puzzles/progress'
import { Connection } from '../socket'
import { cues } from '../sound/cues'
import { play } from '../sound/effects'
import { PROTOCOL } from '../protocol'
import type { Board, FromServer, GroupMove, Hint, Join, LessonNow, Line, Look, LuckShare, Moment, People, Preview, PuzzleNow, Reasons, Table, View, Why } from '../protocol'
import { introduced } from '../table/names'
import { TableTalk } from '../talk/talk.svelte'
import { drawnIn } from './drawn'
import { Pending, type Chosen } from './pending'
import { Playback } from './playback.svelte'
import { go } from './router.svelte'
import { tokensOf, type Tokens } from './seats'
import { settings } from './settings.svelte'
import { whole } from './whole'
import { SvelteMap } from 'svelte/reactivity'

export type Status = 'joining' | 'live' | 'lost' | 'unknown' | 'broken' | 'forbidden' | 'old'

/** What the codes mean with which the server closes a connection. */
const REFUSALS: Record<number, Status> = { 4404: 'unknown', 4409: 'old', 4500: 'broken' }

type Question =
  | { type: 'why'; ask: string }
  | { type: 'point'; to: string; hex: string | null; unit: string | null; end: string | null }
  | { type: 'look'; hex: string }
  | { type: 'preview'; unit: string; to: string; facing: string }
  | { type: 'group'; units: string[]; to: string; count: number }
  | { type: 'hint' }
  | { type: 'reasons' }

/** Milliseconds until somebody wonders whether the click was heard. */
const PATIENCE = 400

/** Whose diary it is that has nothing but what everybody may know. */
const PUBLIC = -1

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
  /** The lesson that this is, as far as what happened has been shown. */
  lesson = $state.raw<LessonNow | null>(null)
  /** The puzzle that this is, as far as what happened has been shown. */
  puzzle = $state.raw<PuzzleNow | null>(null)
  /** Who is here, at a table with seats for others. */
  present = $state.raw<People | null>(null)
  /** What was done last. */
  acted = $state.raw<Moment | null>(null)
  /** The seat that is to take the screen before anything more is shown. */
  handOver = $state<number | null>(null)

  /** Called after each new table. */
  renewed: () => void = () => {}
  readonly playback = new Playback(
    () => this.caughtUp(),
    (moment) => cues(this.board!, moment),
    (moment) => drawnIn(this.board!, moment),
  )
  /** What each seat at this screen was told, and under `PUBLIC` what everybody may know. */
  private readonly diaries: Record<number, SvelteMap<number, Entry>> = {}
  private readonly tokens: Tokens
  /** What happens at the table apart from the moves. */
  readonly talk: TableTalk
  /** By seat: the last action that it has been shown. */
  private readonly seen: Record<number, number> = {}
  /** The last action that anybody at this screen has been shown, and the last one before it was opened. */
  private last = -1
  private opened = -1
  /** At a shared screen: the seat whose secrets may be shown, once it has taken the screen. */
  private viewer: number | null = null
  private connection: Connection | null = null
  /** Whether the game was in progress, and others were deciding, when all had last been shown. */
  private running = false
  private waited = false
  private patience: ReturnType<typeof setTimeout> | undefined
  private questions = 0
  private readonly answers: Record<number, (answer: FromServer) => void> = {}
  /** By seat: what it gives to the dice when it sits down. */
  private readonly shares: Record<number, LuckShare> = {}
  private readonly pending = new Pending()

  constructor(
    readonly id: string,
    atEnd = false,
  ) {
    this.finished = atEnd
    this.tokens = tokensOf(id)
    this.talk = new TableTalk(id, this.tokens, (message) => this.connection?.send(message) ?? false, (game) => go('play', game))
    for (const seat of [PUBLIC, ...this.people]) this.diaries[seat] = new SvelteMap()
    this.seat = this.people[0] ?? null
    addEventListener('online', this.online)
    void this.start()
  }

  /** Seats of people at this screen. */
  get people(): number[] {
    return this.tokens.flatMap((token, seat) => (token ? [seat] : []))
  }

  /** Whether all who play sit at this screen: they need no page to talk. */
  private get alone(): boolean {
    return this.board?.seats.every(({ kind }, seat) => kind !== 'person' || this.tokens[seat]) ?? false
  }

  /** The token of the seat that decides here. */
  get token(): string {
    return (this.seat === null ? null : this.tokens[this.seat]) ?? ''
  }

  /** Whether people of several sides sit here: then nobody's secrets are shown before they say so. */
  private get shared(): boolean {
    return new Set(this.people.map((seat) => this.board?.sides[seat])).size > 1
  }

  /** Whether the secrets of this seat may be shown. */
  private looks(seat: number | null): boolean {
    if (!this.shared || seat === null) return true
    return this.viewer !== null && this.board?.sides[this.viewer] === this.board?.sides[seat]
  }

  private get entries(): SvelteMap<number, Entry> {
    return this.diaries[this.view?.seat ?? PUBLIC]!
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

  /** The side of the first person at this screen is at the bottom, and stays there whoever plays. */
  async draw(): Promise<void> {
    this.board = await api.board(this.id, settings.ownSide ? this.people[0] : 0)
  }

  private meet(people: People): void {
    this.present = people
    if (this.board) this.board = introduced(this.board, people)
  }

  private async start(): Promise<void> {
    try {
      await this.draw()
      await this.shareLuck(this.board!)
      this.connect()
    } catch (problem) {
      const status = problem instanceof api.Problem ? problem.status : 0
      if (status === 404) this.status = 'unknown'
      else if (problem instanceof api.Problem && problem.error === 'broken-game') this.status = 'broken'
      else if (status === 403) this.status = 'forbidden'
      else {
        this.status = 'lost'
        setTimeout(() => void this.start(), 2000)
      }
    }
  }

  /** Give to the dice from every seat here; after the end there is nothing left to influence or to note. */
  private async shareLuck({ luck, secret }: Board): Promise<void> {
    for (const seat of secret ? [] : this.people) this.shares[seat] = await firstShare(this.id, luck, seat)
  }

  private connect(): void {
    this.connection?.close()
    this.connection = new Connection({
      address: () => this.address(),
      first: () => this.sitDown(),
      opened: () => this.resend(),
      received: (message) => this.receive(message),
      lost: () => (this.status = 'lost'),
      refused: (code) => (this.status = REFUSALS[code] ?? 'forbidden'),
    })
  }

  private address(): string {
    return `api/games/${this.id}/play`
  }

  /** Say who sits down here, and what they have seen. */
  private sitDown(): Join {
    const token = this.seat === null ? null : this.tokens[this.seat]
    const eyes = !this.shared ? 'own' : this.looks(this.seat) ? 'secret' : 'public'
    const luck = this.seat === null ? null : (this.shares[this.seat] ?? null)
    return { type: 'join', protocol: PROTOCOL, seat: token ?? '', lang: settings.lang, after: this.after(), eyes, luck }
  }

  /** The last action that whoever looks at the screen has been shown. */
  private after(): number {
    return this.looks(this.seat) ? (this.seen[this.seat ?? PUBLIC] ?? -1) : this.last
  }

  private readonly online = (): void => this.connection?.now()

  private receive(message: FromServer): void {
    if (this.pending.isAnswered(message)) this.answered()
    if (message.type === 'table') {
      if (message.since > this.after()) {
        this.askForAll()
        return
      }
      this.update(message)
      void this.giveAgain(message)
      this.renewed()
      // Only now: a click on the table from before a lost connection would be forgotten.
      this.status = 'live'
    } else if (message.type === 'refused') this.notice = message.text
    else if (message.type === 'people') this.meet(message)
    else if (message.type === 'talk' && !(this.alone && !message.clock)) this.talk.take(message)
    if ('id' in message && message.id !== null) {
      if (message.type !== 'refused') this.answers[message.id]?.(message)
      delete this.answers[message.id]
    }
  }

  /** Note what the dice follow from, and answer somebody who has joined with what was announced before. */
  private async giveAgain({ contributions, seat, result }: Table): Promise<void> {
    noteSeen(this.id, contributions)
    const share = seat === null || result ? null : await nextShare(this.id, contributions, seat)
    if (share) this.connection?.send({ type: 'contribute', share })
  }

  private update(table: Table): void {
    const first = !this.table
    const known = this.after()
    if (first) this.opened = table.number
    if (!this.playback.busy) {
      this.playback.shown = table.since
      this.playback.roll = null
    }
    const undone = table.since < known
    const watching = this.looks(this.seat) ? this.seat : this.viewer
    if (watching !== null || this.seat === null) this.seen[watching ?? PUBLIC] = table.number
    this.last = table.number
    this.table = table
    this.acted = table.moments.at(-1) ?? this.acted
    this.write(table, watching)
    const ground = this.board!.ground
    // Somebody who looks for the first time sees what has happened since the page was opened.
    const from = Math.max(known, this.opened)
    const fresh = first || undone ? [] : table.moments.filter((moment) => moment.number > from)
    let view = this.playback.view
    const scenes = fresh.map((moment) => {
      if (moment.view) view = whole(ground, moment.view, view)
      return { moment, view: moment.view ? view : null, mine: moment.by === this.seat }
    })
    view = whole(ground, table.view, view)
    // Nothing has happened, so what is being shown goes on.
    if (this.playback.busy && !undone && !scenes.length) return
    if (!scenes.length) {
      this.playback.jump(view)
      this.caughtUp()
      return
    }
    scenes.at(-1)!.view = view
    this.playback.add(scenes)
  }

  /** Note what was told, for everybody and for the seat that is watching. */
  private write(table: Table, watching: number | null): void {
    for (const seat of watching === null ? [PUBLIC] : [PUBLIC, watching]) {
      const diary = this.diaries[seat]!
      for (const number of [...diary.keys()]) if (number > table.since) diary.delete(number)
      for (const { number, by, lines } of table.moments) {
        const told = seat === PUBLIC ? lines.filter((line) => !line.private) : lines
        const side = by === null ? '' : (this.board!.sides[by] ?? '')
        if (told.length) diary.set(number, { number, side, lines: told })
      }
    }
  }

  /** Everything that happened has been shown. */
  private caughtUp(): void {
    const table = this.table
    if (!table) return
    this.lesson = table.lesson
    if (table.puzzle && this.people.length) noteOutcome(table.puzzle)
    this.puzzle = table.puzzle
    this.announce(table)
    const { kind, seats, secret, passes } = table.waiting
    const next = kind === 'person' || kind === 'dice' ? this.people.find((seat) => seats.includes(seat)) : undefined
    if (next === undefined) return
    if (secret && !this.looks(next)) {
      this.handOver = next
      return
    }
    if (passes && !this.looks(next)) this.viewer = null
    if (next !== this.seat) this.sit(next)
  }

  /** Let it be heard when the game has ended, or when it is our turn after others have acted. */
  private announce({ result, decision }: Table): void {
    if (result && this.running && this.people.length) {
      if (result.winner) play(this.people.some((seat) => result.seats.includes(seat)) ? 'victory' : 'defeat')
    } else if (decision && this.waited) play('turn')
    this.running = !result
    this.waited = !decision
  }

  /** The next player has taken the screen. */
  takeSeat(): void {
    if (this.handOver === null) return
    this.viewer = this.handOver
    this.sit(this.handOver)
    this.handOver = null
  }

  /** Decide for this seat from now on. */
  private sit(seat: number): void {
    this.seat = seat
    this.status = 'joining'
    this.pending.forget()
    this.connect()
  }

  /** Send a choice, one at a time. */
  private send(chosen: Chosen): void {
    if (this.sent || this.status !== 'live') return
    this.notice = ''
    this.sent = true
    this.patience = setTimeout(() => (this.late = true), PATIENCE)
    this.connection?.send(this.pending.keep(chosen))
  }

  /** After a lost connection: what was not answered may not have been heard. */
  private resend(): void {
    if (this.pending.unanswered) this.connection?.send(this.pending.unanswered)
    else this.answered()
  }

  /** Tables are missing before the one that came. */
  private askForAll(): void {
    this.last = -1
    for (const seat of Object.keys(this.seen)) delete this.seen[Number(seat)]
    this.connect()
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

  /** Send several choices that are made one after the other. */
  actAll(actions: number[]): void {
    if (!this.sent) play('choose')
    this.send({ type: 'act-all', number: this.table!.number, actions })
  }

  undo(): void {
    if (this.table?.undo && this.open) this.send({ type: 'undo', number: this.table.number })
  }

  /** In a lesson: try again from where the coach says, or from its start. In a puzzle: from its position. */
  again(start = false): void {
    if (this.open) this.send({ type: 'again', number: this.table!.number, start })
  }

  /** In a puzzle: have the answer shown on the board. */
  giveUp(): void {
    if (this.open) this.send({ type: 'give-up', number: this.table!.number })
  }

  /** Give the game up; its result is what is to be seen then. */
  resign(): void {
    this.finished = true
    this.send({ type: 'resign' })
  }

  /** Answer a question in advance, or with no time have it asked again. */
  stand(question: string, time: string): void {
    this.send({ type: 'stand', question, time })
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

  /** How several counters would go to a hex and around it. */
  group(units: string[], to: string, count: number): Promise<GroupMove> {
    return this.ask<GroupMove>({ type: 'group', units, to, count })
  }

  why(ask: string): Promise<Why> {
    return this.ask<Why>({ type: 'why', ask })
  }

  /** What a unit could attack if it stood there and faced that way. */
  preview(unit: string, to: string, facing: string): Promise<Preview> {
    return this.ask<Preview>({ type: 'preview', unit, to, facing })
  }

  whyThere(to: string, hex: string | null, unit: string | null, end: string | null): Promise<Why> {
    return this.ask<Why>({ type: 'point', to, hex, unit, end })
  }

  hint(): Promise<Hint> {
    return this.ask<Hint>({ type: 'hint' })
  }

  /** In a puzzle: why the answer is the best choice. */
  reasons(): Promise<Reasons> {
    return this.ask<Reasons>({ type: 'reasons' })
  }

  /** All words of the table in the language that was chosen. */
  async translate(): Promise<void> {
    if (!this.board) return
    await this.draw()
    this.connection?.send({ type: 'language', lang: settings.lang })
  }

  close(): void {
    removeEventListener('online', this.online)
    clearTimeout(this.patience)
    this.playback.jump(this.playback.view!)
    this.connection?.close()
  }
}
