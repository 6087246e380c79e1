// The workers of a house: one for each kind of work, started when it is first needed.

import type { FromLabour } from './messages'

type Note = (what: string, value: string) => void

interface Waiting {
  job: string
  note: Note
  resolve(reply: string): void
  reject(error: Error): void
}

/** One worker, which does one job after the other. */
class Labourer {
  private worker: Worker | null = null
  private ready = false
  private readonly jobs: Waiting[] = []

  constructor(
    private readonly script: string,
    private readonly base: string,
  ) {}

  do(job: string, note: Note): Promise<string> {
    return new Promise((resolve, reject) => {
      this.jobs.push({ job, note, resolve, reject })
      if (!this.worker) this.start()
      else if (this.ready && this.jobs.length === 1) this.next()
    })
  }

  /** Start a worker, which is not ready at once. */
  start(): void {
    if (this.worker) return
    this.worker = new Worker(this.script, { type: 'module' })
    this.worker.onmessage = ({ data }: MessageEvent<FromLabour>) => this.hear(data)
    this.worker.onerror = (event) => this.lost(event.message || 'a worker of this page has ended')
    this.worker.postMessage({ say: 'begin', role: 'labour', base: this.base })
  }

  private next(): void {
    const [first] = this.jobs
    if (first) this.worker?.postMessage({ say: 'work', job: first.job })
  }

  private hear(message: FromLabour): void {
    if (message.say === 'failed') this.lost(message.text)
    if (message.say === 'ready') {
      this.ready = true
      this.next()
    }
    if (message.say === 'note') this.jobs[0]?.note(message.what, message.value)
    if (message.say === 'done') {
      this.jobs.shift()?.resolve(message.reply)
      this.next()
    }
  }

  /** The job in progress fails; the next one gets a new worker. */
  private lost(why: string): void {
    this.worker?.terminate()
    this.worker = null
    this.ready = false
    this.jobs.shift()?.reject(new Error(why))
    if (this.jobs.length) this.start()
  }
}

export class Crew {
  private readonly workers = new Map<string, Labourer>()

  constructor(
    private readonly script: string,
    private readonly base: string,
  ) {}

  do(kind: string, job: string, note: Note): Promise<string> {
    return this.of(kind).do(job, note)
  }

  /** Have a worker ready before it is needed. */
  prepare(kind: string): void {
    this.of(kind).start()
  }

  private of(kind: string): Labourer {
    let found = this.workers.get(kind)
    if (!found) this.workers.set(kind, (found = new Labourer(this.script, this.base)))
    return found
  }
}
