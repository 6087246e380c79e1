// A replay: all moments of a game, the place in them, and a clock that runs by itself.

import type { Board, Moment, Replay, View } from '../protocol'
import { drawnIn } from './drawn'
import { changed, whole } from './whole'

/** Milliseconds for a moment, and for one that turns over a card to be read. */
const BEAT = 900
const CARD = 3600

export class Film {
  readonly views: View[]
  readonly moments: Moment[]
  readonly turns: number[]
  at = $state(0)
  running = $state(false)
  speed = $state(1)
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly board: Board,
    replay: Replay,
  ) {
    this.moments = replay.moments
    let view = whole(board.ground, replay.first, null)
    this.views = [view]
    for (const moment of replay.moments) {
      view = changed(view, moment.view ?? moment.changes ?? {})
      this.views.push(view)
    }
    const places = new Map(this.moments.map((moment, place) => [moment.number, place + 1]))
    this.turns = replay.headings.flatMap((number) => places.get(number) ?? [])
  }

  get last(): number {
    return this.moments.length
  }

  readonly view = $derived.by<View>(() => this.views[this.at]!)
  readonly now = $derived.by<Moment | null>(() => this.moments[this.at - 1] ?? null)
  /** The move or attack that is being settled; dice belong to the attack before them. */
  readonly stage = $derived.by<Moment | null>(() => {
    let place = this.at - 1
    while (place > 0 && this.moments[place]?.faces?.length) place -= 1
    return this.moments[place] ?? null
  })

  go(at: number): void {
    this.at = Math.min(Math.max(at, 0), this.last)
  }

  /** The next or previous moment that something is told about. */
  step(way: 1 | -1): void {
    let at = this.at + way
    while (at > 0 && at < this.last && !this.moments[at - 1]!.lines.length) at += way
    this.go(at)
  }

  turn(way: 1 | -1): void {
    const next = way > 0 ? this.turns.find((place) => place > this.at) : this.turns.findLast((place) => place < this.at)
    this.go(next ?? (way > 0 ? this.last : 0))
  }

  toggle(): void {
    this.running = !this.running
    if (this.running && this.at === this.last) this.at = 0
    this.tick()
  }

  private tick(): void {
    clearTimeout(this.timer)
    if (!this.running) return
    const card = this.now && drawnIn(this.board, this.now)
    this.timer = setTimeout(
      () => {
        this.step(1)
        if (this.at === this.last) this.running = false
        this.tick()
      },
      (card ? CARD : BEAT) / this.speed,
    )
  }

  stop(): void {
    clearTimeout(this.timer)
    this.running = false
  }
}
