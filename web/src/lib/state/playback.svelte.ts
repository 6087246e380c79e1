// What happened is shown take by take: moves, a shot with its dice, a card; paused, stepped, skipped.
// Without motion each moment is a take of its own, at its end at once, and stays to be read.

import type { Moment, View } from '../protocol'
import { instant, pace, settings, span, still } from './settings.svelte'
import type { Cues } from '../sound/cues'
import { play, type Effect } from '../sound/effects'
import { lettersOf, together, toldBeside, toldOf, waysOf, type Drawn, type Scene, type Told, type Way } from './takes'

export interface Motion extends Way {
  span: number
}

/** Milliseconds for a letter that is read, for a sentence at least and at most, and for a die. */
const READING = { letter: 16, least: 700, short: 450, most: 2600, die: 150 }

/** Milliseconds for a letter of a card that nobody knows by heart, and for the card at least and at most. */
const CARD = { letter: 28, least: 1800, most: 5000 }

/** Milliseconds until pieces have arrived, and for each more that has to be seen. */
const GLIDE = { one: 320, more: 110, after: 260 }

/** Milliseconds that a roll stays: what a hit brought is read, a miss is seen at a glance. */
const STAY = { hit: 850, miss: 400, card: 350 }

/** Milliseconds until dice that were thrown lie still. */
const LANDED = 450

export class Playback {
  view = $state.raw<View | null>(null)
  now = $state.raw<Told | null>(null)
  /** The moves or the attack that are being settled; dice belong to the attack before them. */
  stage = $state.raw<Moment[]>([])
  /** The dice that fell last, until the next choice is made. */
  roll = $state.raw<Moment | null>(null)
  /** The number of the last moment that has been shown to its end. */
  shown = $state(-1)
  motions = $state.raw<Motion[]>([])
  paused = $state(false)
  busy = $state(false)

  private queue: Scene[] = []
  /** Ends what is being waited for. */
  private wake: (() => void) | null = null
  private skipping = false
  /** Whether the next moment is to be shown although it is paused. */
  private stepping = false
  private run = 0

  constructor(
    private readonly finished: () => void,
    private readonly cues: (moment: Moment) => Cues,
    /** The card that a moment turns over, if it is to be shown large. */
    private readonly drawn: (moment: Moment) => Drawn | null = () => null,
  ) {}

  /** Show these moments after those that are still to be shown. */
  add(scenes: Scene[]): void {
    this.queue.push(...scenes)
    if (this.busy) return
    if (instant() && !this.paused) this.settle()
    else void this.work()
  }

  /** All moments are over at once, and the table is drawn only once. */
  private settle(): void {
    const scenes = this.queue.splice(0)
    this.end(scenes)
    this.sound(scenes)
    this.finished()
  }

  /** What is heard when nothing is shown step by step: each sound once, the last ones. */
  private sound(scenes: Scene[]): void {
    const heard = scenes.flatMap(({ moment }): (Effect | null)[] => Object.values(this.cues(moment)))
    const last = [...new Set(heard.reverse())].filter((name) => name !== null).slice(0, 3)
    last.reverse().forEach((name, place) => play(name, place * LANDED))
  }

  /** Show a view at once and forget what was to be shown. */
  jump(view: View): void {
    this.run += 1
    this.queue = []
    this.view = view
    this.now = null
    this.stage = []
    this.motions = []
    this.busy = this.skipping = this.stepping = this.paused = false
    this.wake?.()
  }

  /** Wait when the current moment is over, or continue. */
  pause(): void {
    this.paused = !this.paused
    if (!this.paused) this.wake?.()
  }

  /** The next moment, then wait. */
  step(): void {
    this.paused = true
    this.stepping = true
    this.wake?.()
  }

  /** Put away the card that is shown large, and go on unless it is paused. */
  dismiss(): void {
    if (!this.now?.card) return
    this.now = { ...this.now, card: null }
    if (!this.paused) this.wake?.()
  }

  skip(): void {
    this.skipping = true
    this.paused = false
    this.wake?.()
  }

  private async work(): Promise<void> {
    const run = this.run
    this.busy = true
    while (this.queue.length) {
      const how = still() ? 'steps' : settings.tell
      const grave = (moment: Moment): boolean => Object.values(this.cues(moment)).includes('hit')
      const alone = (moment: Moment): boolean => !!this.drawn(moment)
      await this.show(this.queue.splice(0, together(this.queue, how, grave, alone)))
      if (run !== this.run) return
    }
    this.busy = this.skipping = this.stepping = this.paused = false
    this.now = null
    this.stage = []
    this.finished()
  }

  private async show(take: Scene[]): Promise<void> {
    const moments = take.map((scene) => scene.moment)
    const card = moments.length === 1 ? this.drawn(moments[0]!) : null
    const told = card ? toldBeside(card, moments[0]!) : toldOf(moments)
    const ways = waysOf(moments)
    const silent = !moments.some((moment) => moment.lines.length || moment.faces?.length) && !ways.length
    if (this.skipping || silent) {
      this.end(take)
      return
    }
    this.now = told
    const acts = moments.filter((moment) => !moment.faces?.length)
    if (acts.length) this.stage = acts
    const begin = moments.map((moment) => this.cues(moment).begin).find(Boolean)
    if (begin) play(begin)
    const run = this.run
    await (still() || card ? this.tell(take, told) : this.animate(take, told, ways))
    if (run !== this.run) return
    if (this.paused && !this.stepping) await this.hold()
    this.stepping = false
  }

  /** Without motion, and with a card: the view after the moment at once, and its words until they are read. */
  private async tell(take: Scene[], told: Told): Promise<void> {
    const end = this.endingOf(take)
    if (end) play(end, pace(LANDED))
    this.end(take)
    if (told.card) await this.wait(legible(told.card.words.length * CARD.letter, CARD))
    else if (!take.some((scene) => scene.mine)) await this.wait(reading(told, READING.least) + told.faces.length * READING.die)
  }

  /** Pieces glide, dice tumble, words are read; then the view after them. */
  private async animate(take: Scene[], told: Told, ways: Way[]): Promise<void> {
    const run = this.run
    const mine = take.some((scene) => scene.mine)
    const faces = told.faces.length
    const steps = settings.tell === 'steps'
    const read = mine ? 0 : Math.min(lettersOf(take.map(({ moment }) => moment)) * READING.letter, READING.most)
    const landing = steps ? 650 + 150 * faces : LANDED + 60 * faces
    if (ways.length) {
      this.motions = ways.map((way) => ({ ...way, span: span(GLIDE.one) }))
      await this.wait(GLIDE.one)
    } else if (faces) await this.wait(landing)
    else await this.wait(mine ? 0 : reading(told, steps ? READING.least : READING.short))
    if (run !== this.run) return
    this.end(take)
    const end = this.endingOf(take)
    if (end) play(end)
    const announced = take.some(({ moment }) => moment.by === null && !moment.faces?.length)
    const card = announced ? STAY.card : 0
    if (faces) await this.wait(Math.max(steps ? 500 : (end === 'hit' ? STAY.hit : STAY.miss) + card, read - landing))
    else if (mine) return
    else if (ways.length) await this.wait(Math.max(GLIDE.after + GLIDE.more * (ways.length - 1) + card, read - GLIDE.one))
    else await this.wait(120)
  }

  /** What is heard at the end of a take. */
  private endingOf(take: Scene[]): Effect | null {
    return take.map((scene) => this.cues(scene.moment).end).findLast((name) => name !== null) ?? null
  }

  /** What is seen after a take. */
  private end(take: Scene[]): void {
    const view = take.findLast((scene) => scene.view)?.view
    if (view) this.view = view
    this.roll = take.findLast(({ moment }) => moment.faces?.length)?.moment ?? this.roll
    this.shown = take.at(-1)?.moment.number ?? this.shown
    this.motions = []
  }

  private hold(): Promise<void> {
    return new Promise((resolve) => {
      this.wake = () => {
        this.wake = null
        resolve()
      }
    })
  }

  private async wait(milliseconds: number): Promise<void> {
    if (this.skipping || !milliseconds || instant()) return
    const timer = setTimeout(() => this.wake?.(), pace(milliseconds))
    await this.hold()
    clearTimeout(timer)
  }
}

function reading({ intro, lines }: Told, least: number): number {
  const letters = [...intro, ...lines].reduce((sum, line) => sum + line.length, 0)
  return legible(letters * READING.letter, { least, most: READING.most })
}

/** As long as it takes to read something, within bounds. */
function legible(milliseconds: number, { least, most }: { least: number; most: number }): number {
  return Math.min(Math.max(milliseconds, least), most)
}
