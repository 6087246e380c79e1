// The analysis of a finished game as it grows: asks the server until everything is found.

import * as api from '../api'
import type { Examined } from '../protocol'

/** Milliseconds between two questions. */
const PAUSE = 1000

export class Examination {
  found = $state.raw<Examined | null>(null)
  /** The server does not answer. */
  failed = $state(false)
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly id: string) {
    void this.ask()
  }

  private async ask(): Promise<void> {
    try {
      this.found = await api.analysis(this.id)
      if (!this.found.done) this.timer = setTimeout(() => void this.ask(), PAUSE)
    } catch {
      this.failed = true
    }
  }

  stop(): void {
    clearTimeout(this.timer)
  }
}
