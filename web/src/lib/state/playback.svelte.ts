// What happened is shown one moment after another: a move, a roll, a card; paused, stepped, skipped.

import type { Moment, View } from '../protocol'
import { span, still } from './settings.svelte'
import { play } from '../sounds'

/** A moment and what is seen after it. */
export interface Scene {
  moment: Moment
  view: View | null
  mine: boolean
}

export interface Motion {
  from: string
  to: string
  span: number
}

const MOVES = ['move', 'step', 'retreat', 'displace', 'exit', 'breakthrough', 'advance']
/** Milliseconds for a letter that is read, and for a sentence at least and at most. */
const READING = { letter: 16, least: 700, most: 2600 }

export class Playback {
  view = $state.raw<View | null>(null)
  now = $state.raw<Moment | null>(null)
  /** The move or attack that is being settled; dice belong to the attack before them. */
  stage = $state.raw<Moment | null>(null)
  /** The dice that fell last, until the next choice is made. */
  roll = $state.raw<Moment | null>(null)
  /** The number of the last moment that has been shown to its end. */
  shown = $state(-1)
  motion = $state.raw<Motion | null>(null)
  paused = $state(false)
  busy = $state(false)

  private queue: Scene[] = []
  private wake: (() => void) | null = null
  private skipping = false
  private stepping = false
  private run = 0

  constructor(private readonly finished: () => void) {}

  /** Show these moments after those that are still to be shown. */
  add(scenes: Scene[]): void {
    this.queue.push(...scenes)
    if (this.busy) return
    if (still() && !this.paused) this.settle()
    else void this.work()
  }

  /** Where nothing is animated all moments are over at once, and the table is drawn only once. */
  private settle(): void {
    for (const { moment, view } of this.queue.splice(0)) {
      if (moment.faces?.length) {
        this.roll = moment
        play('dice')
      } else if (moves(moment)) play('move')
      if (view) this.view = view
      this.shown = moment.number
    }
    this.finished()
  }

  /** Show a view at once and forget what was to be shown. */
  jump(view: View): void {
    this.run += 1
    this.queue = []
    this.view = view
    this.now = this.stage = this.motion = null
    this.busy = this.skipping = false
    this.wake?.()
  }

  pause(): void {
    this.paused = !this.paused
    if (!this.paused) this.wake?.()
  }

  /** One moment more, then wait. */
  step(): void {
    this.paused = true
    this.stepping = true
    this.wake?.()
  }

  skip(): void {
    this.skipping = true
    this.paused = false
    this.wake?.()
  }

  private async work(): Promise<void> {
    const run = this.run
    this.busy = true
    for (let next = this.queue.shift(); next; next = this.queue.shift()) {
      await this.show(next)
      if (run !== this.run) return
    }
    this.busy = this.skipping = this.stepping = this.paused = false
    this.now = this.stage = null
    this.finished()
  }

  private async show({ moment, view, mine }: Scene): Promise<void> {
    const run = this.run
    const faces = moment.faces ?? []
    const moving = moves(moment)
    const silent = !moment.lines.length && !moving && !faces.length
    if (faces.length) this.roll = moment
    if (!this.skipping && !silent) {
      this.now = moment
      if (!faces.length) this.stage = moment
      if (moving) {
        this.motion = { from: moment.from!, to: moment.to!, span: span(320) }
        play('move')
        await this.wait(320)
      } else if (faces.length) {
        play('dice')
        await this.wait(650 + 150 * faces.length)
      } else {
        await this.wait(mine ? 0 : reading(moment))
      }
      if (run !== this.run) return
      if (view) this.view = view
      this.shown = moment.number
      this.motion = null
      if (!mine) await this.wait(moving ? 260 : faces.length ? 500 : 120)
      if (run !== this.run) return
      if (this.stepping) this.stepping = false
      if (this.paused) await this.hold()
      return
    }
    if (view) this.view = view
    this.shown = moment.number
  }

  private hold(): Promise<void> {
    return new Promise((resolve) => {
      this.wake = () => {
        this.wake = null
        resolve()
      }
    })
  }

  private wait(milliseconds: number): Promise<void> {
    if (this.skipping || !milliseconds || still()) return Promise.resolve()
    return new Promise((resolve) => {
      const end = (): void => {
        clearTimeout(timer)
        this.wake = null
        resolve()
      }
      const timer = setTimeout(() => {
        this.wake = null
        if (this.paused && !this.stepping) void this.hold().then(resolve)
        else resolve()
      }, span(milliseconds))
      this.wake = () => {
        if (!this.paused || this.stepping) end()
      }
    })
  }
}

/** Whether something goes from one hex to another. */
function moves({ kind, from, to }: Moment): boolean {
  return MOVES.includes(kind) && !!from && !!to
}

function reading({ lines }: Moment): number {
  const letters = lines.reduce((sum, line) => sum + line.text.length, 0)
  return Math.min(Math.max(letters * READING.letter, READING.least), READING.most)
}
