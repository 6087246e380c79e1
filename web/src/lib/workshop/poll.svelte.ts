// Something that the server plays out in the background: begun, followed and stopped.

import * as calls from './calls'
import type { JobKind } from './calls'

const PAUSE = 700

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

  constructor(private readonly kind: Kind) {}

  async begin(wanted: JobKind[Kind]): Promise<void> {
    await this.stop()
    this.state = null
    this.problem = ''
    this.wanted = wanted
    this.running = true
    try {
      this.id = await calls.beginJob(this.kind, wanted)
      await this.follow()
    } catch (error) {
      this.fail(error)
    }
  }

  private async follow(): Promise<void> {
    const { id } = this
    const state = await calls.jobState<State>(this.kind, id)
    if (id !== this.id) return
    this.state = state
    this.running = state.state === 'waiting' || state.state === 'running'
    if (this.running) this.timer = setTimeout(() => void this.follow().catch((error: unknown) => this.fail(error)), PAUSE)
    else this.id = ''
  }

  private fail(error: unknown): void {
    this.problem = (error as Error).message
    this.running = false
    this.id = ''
  }

  /** Stop it; what has been found so far stays. */
  async stop(): Promise<void> {
    clearTimeout(this.timer)
    const { id } = this
    if (!id) return
    try {
      await calls.stopJob(this.kind, id)
      await this.follow()
    } catch (error) {
      this.fail(error)
    }
    this.id = ''
    this.running = false
  }
}
