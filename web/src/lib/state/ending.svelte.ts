// How a game ended: its last scene, played on the board once and again on request.

import * as api from '../api'
import type { Board, Moment, View } from '../protocol'
import { cues } from '../sound/cues'
import { drawnIn } from './drawn'
import { Film } from './film.svelte'
import { Playback } from './playback.svelte'
import { span } from './settings.svelte'
import { sceneStart } from './scenes'
import type { Scene } from './takes'

/** No scene is longer than these moments. */
const LAST = 60
/** Milliseconds for a look at the board before something happens. */
const LOOK = 900

export class Ending {
  /** What ended the game, with what is seen after each moment; empty until it is loaded. */
  scenes = $state.raw<Scene[]>([])
  /** Whether the position before it is looked at, and nothing has happened yet. */
  still = $state(false)
  readonly playback: Playback
  /** What was seen before it. */
  private before: View | null = null
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly board: Board) {
    this.playback = new Playback(
      () => {},
      (moment) => cues(board, moment),
      (moment) => drawnIn(board, moment),
    )
  }

  get moments(): Moment[] {
    return this.scenes.map((scene) => scene.moment)
  }

  /** What stands on the board now; null until it is loaded. */
  get view(): View | null {
    return this.playback.view
  }

  /** Fetch the last scene and play it. */
  async load(): Promise<void> {
    const film = new Film(this.board, await api.replay(this.board.id, 'open', { last: LAST }))
    const start = sceneStart(film.moments)
    this.before = film.views[start] ?? null
    this.scenes = film.moments.slice(start).map((moment, place) => ({ moment, view: film.views[start + place + 1]!, mine: false }))
    this.watch()
  }

  /** Play it from the position before it. */
  watch(): void {
    if (!this.before) return
    clearTimeout(this.timer)
    this.playback.roll = null
    this.playback.jump(this.before)
    this.still = span(LOOK) > 0
    if (this.still) this.timer = setTimeout(() => this.begin(), span(LOOK))
    else this.begin()
  }

  private begin(): void {
    this.still = false
    this.playback.add([...this.scenes])
  }

  stop(): void {
    clearTimeout(this.timer)
    if (this.before) this.playback.jump(this.playback.view ?? this.before)
  }
}
