// A worker with Python: it holds the house of this page, or works for it as a computer player.

import { Crew } from './crew'
import type { FromHouse, FromLabour, Job, ToHouse } from './messages'
import { MissingFile, startPython, type Python } from './python'
import { openShelves } from './shelf'

/** The house as Python has it. */
interface House {
  start(): Promise<void>
  ask(method: string, address: string, headers: string, body: string): Promise<string>
  open(socket: number, address: string, post: (told: string) => void): void
  hear(socket: number, text: string | undefined): void
  changed(game: string): void
}

const CHANGES = 'echobase-changes'
/** The workers that are needed in almost every game. */
const PLAYERS = 'players'
/** What came before Python was there. */
const early: ToHouse[] = []
let house: House | null = null
let labour: ((job: string, note: (what: string, value: string) => void) => string) | null = null

const post = (message: FromHouse | FromLabour): void => self.postMessage(message)

async function openHouse(python: Python): Promise<void> {
  const shelves = await openShelves()
  const channel = new BroadcastChannel(CHANGES)
  const held = new Map<string, () => void>()
  const crew = new Crew(self.location.href, base)
  const machine = {
    read: (wanted: string) => plainly(shelves.read(wanted)),
    async change(steps: string, told: string): Promise<string> {
      const outcome = await plainly(shelves.change(JSON.parse(steps) as never))
      if (outcome === 'done' && told) channel.postMessage(told)
      return outcome
    },
    claim: (work: string) =>
      new Promise<boolean>((resolve) => {
        if (!('locks' in navigator)) {
          resolve(true) // over plain HTTP browsers have no locks; of two tabs that decide, one is refused when it writes
          return
        }
        void navigator.locks.request(`echobase ${work}`, { ifAvailable: true }, (lock) => {
          resolve(lock !== null)
          return lock ? new Promise<void>((free) => held.set(work, free)) : undefined
        })
      }),
    release(work: string): void {
      held.get(work)?.()
      held.delete(work)
    },
    do: (kind: string, job: string, note: (what: string, value: string) => void) => crew.do(kind, job, note),
  }
  const { create_proxy: hold } = python.pyimport('pyodide.ffi')
  const made = python.pyimport('echobase.server.in_page.page_house').PageHouse!(machine, hold) as House
  performance.mark('house')
  await made.start()
  channel.onmessage = ({ data }: MessageEvent<string>) => made.changed(data)
  house = made
  crew.prepare(PLAYERS)
}

async function answer(message: ToHouse & { say: 'ask' }): Promise<void> {
  const { id, method, address, headers, body } = message
  try {
    post({ say: 'answer', id, answer: await house!.ask(method, address, JSON.stringify(headers), body) })
  } catch (error) {
    const failed = { status: 500, type: 'application/json', body: JSON.stringify({ error: 'unexpected', text: lastLine(error) }), headers: {} }
    post({ say: 'answer', id, answer: JSON.stringify(failed) })
  }
}

/** Python takes errors, but not those kinds that only browsers have. */
async function plainly<T>(doing: Promise<T>): Promise<T> {
  try {
    return await doing
  } catch (error) {
    throw new Error(lastLine(error) || 'the browser refuses', { cause: error })
  }
}

/** An error in one line: Python's own have the whole way that led to them. */
function lastLine(error: unknown): string {
  return (String(error instanceof Error ? error.message : error).trim().split('\n').pop() ?? '').trim()
}

function hear(message: ToHouse): void {
  if (!house) {
    early.push(message)
    return
  }
  if (message.say === 'ask') void answer(message)
  if (message.say === 'open') house.open(message.socket, message.address, (told) => post({ say: 'at-socket', socket: message.socket, told }))
  if (message.say === 'send') house.hear(message.socket, message.text)
  if (message.say === 'close') house.hear(message.socket, undefined)
}

let base = ''

async function begin(role: string): Promise<void> {
  try {
    const python = await startPython(base)
    if (role === 'house') await openHouse(python)
    else labour = python.pyimport('echobase.server.in_page.background_work').labour as typeof labour
    performance.mark('ready')
    post({ say: 'ready' })
    early.splice(0).forEach(hear)
  } catch (error) {
    console.error(error)
    post({ say: 'failed', text: lastLine(error), incomplete: error instanceof MissingFile })
  }
}

self.onmessage = ({ data }: MessageEvent<ToHouse | Job>) => {
  if (data.say === 'begin') {
    base = data.base
    void begin(data.role)
  } else if (data.say === 'work') {
    post({ say: 'done', reply: labour!(data.job, (what, value) => post({ say: 'note', what, value })) })
  } else hear(data)
}
