// Something that the server plays out in the background for a draft: begun, followed, stopped, and found again later.

import { Problem } from '../api'
import * as calls from './calls'
import type { JobKind } from './calls'
import { dropRun, keepRun, runOf } from './runs'

const PAUSE = 700
/** Milliseconds before a server that does not answer is asked again. */
const PATIENCE = 3000
/** Refusals after which somebody wants to know why nothing moves. */
const MISSES = 5

/** What every such thing says about itself. */
interface Progress {
  state: string
}

export class Job<Kind extends keyof JobKind, State extends Progress> {
  state = $state.raw<State | null>(null)
  problem = $state('')
  /** It was begun here and has not ended. */
  running = $state(false)
  /** What was asked for last. */
  wanted = $state.raw<JobKind[Kind] | null>(null)
  private id = ''
  private timer: ReturnType<typeof setTimeout> | undefined
  private misses = 0

  constructor(
    private readonly kind: Kind,
    private readonly draft: string,
  ) {}

  /** Follow what was begun for this draft before, if the server still has it. */
  async resume(): Promise<void> {
    const kept = runOf(this.kind, this.draft)
    if (!kept) return
    this.id = kept.id
    this.wanted = kept.wanted
    this.running = true
    await this.follow()
  }

  async begin(wanted: JobKind[Kind]): Promise<void> {
    await this.stop()
    this.state = null
    this.problem = ''
    this.wanted = wanted
    this.running = true
    try {
      this.id = await calls.beginJob(this.kind, wanted)
      keepRun(this.kind, this.draft, { id: this.id, wanted })
      await this.follow()
    } catch (error) {
      this.fail(error)
    }
  }

  private async follow(): Promise<void> {
    const { id } = this
    try {
      const state = await calls.jobState<State>(this.kind, id)
      if (id !== this.id) return
      this.state = state
      this.problem = ''
      this.misses = 0
      this.running = state.state === 'waiting' || state.state === 'running'
      if (this.running) this.later(PAUSE)
    } catch (error) {
      if (id !== this.id) return
      if (!passes(error)) return this.fail(error)
      if (++this.misses >= MISSES) this.problem = (error as Error).message
      this.later(this.misses < MISSES ? PAUSE : PATIENCE)
    }
  }

  private later(pause: number): void {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.follow(), pause)
  }

  private fail(error: unknown): void {
    const gone = error instanceof Problem && error.status === 404
    if (gone) dropRun(this.kind, this.draft)
    // What was found is still there to be read, and what nobody saw is not missed.
    this.problem = gone && !this.state ? '' : (error as Error).message
    this.running = false
    this.id = ''
  }

  /** Follow it no longer; the server carries on. */
  leave(): void {
    clearTimeout(this.timer)
    this.id = ''
  }

  /** Stop it; what has been found so far stays. */
  async stop(): Promise<void> {
    clearTimeout(this.timer)
    const { id } = this
    if (!id || !this.running) return
    try {
      await calls.stopJob(this.kind, id)
      await this.follow()
    } catch (error) {
      this.problem = (error as Error).message
      if (passes(error)) this.later(PAUSE)
      else this.fail(error)
    }
  }
}

/** Whether the same question may be answered later: the server is away. */
function passes(error: unknown): boolean {
  return error instanceof Problem && (error.status === 0 || error.status >= 500)
}
