// The transport of a page without a server: a worker has the house, and what never changes is in files.

import type { Line, Transport } from '../transport'
import { t } from '../state/words.svelte'
import { house } from './house.svelte'
import { keepFiles } from './offline'
import type { Answered, AtSocket, FromHouse, ToHouse } from './messages'

/** A socket to the worker, as the client knows it from the network. */
class PageLine implements Line {
  onopen: (() => void) | null = null
  onmessage: ((event: MessageEvent<string>) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  readyState: number = WebSocket.CONNECTING

  constructor(
    private readonly socket: number,
    private readonly post: (message: ToHouse) => void,
  ) {}

  hear(told: AtSocket): void {
    if (told.event === 'open') {
      this.readyState = WebSocket.OPEN
      this.onopen?.()
    } else if (told.event === 'text') this.onmessage?.(new MessageEvent('message', { data: told.text }))
    else {
      this.readyState = WebSocket.CLOSED
      this.onclose?.({ code: told.code })
    }
  }

  send(text: string): void {
    this.post({ say: 'send', socket: this.socket, text })
  }

  close(): void {
    this.readyState = WebSocket.CLOSED
    this.post({ say: 'close', socket: this.socket })
  }
}

class PageTransport implements Transport {
  readonly alone = true
  private readonly asked = new Map<number, (answer: Answered) => void>()
  private readonly lines = new Map<number, PageLine>()
  private count = 0

  /** The file of each address whose answer never changes. */
  files = new Map<string, string>()

  constructor(private readonly worker: Worker) {
    worker.onmessage = ({ data }: MessageEvent<FromHouse>) => this.hear(data)
    worker.onerror = ({ message }) => this.fail(message || '', !message) // nothing is said of a script that does not come
  }

  private readonly post = (message: ToHouse): void => this.worker.postMessage(message)

  private hear(message: FromHouse): void {
    if (message.say === 'ready') void this.ready()
    if (message.say === 'failed') this.fail(message.text, message.incomplete)
    if (message.say === 'answer') {
      this.asked.get(message.id)?.(JSON.parse(message.answer) as Answered)
      this.asked.delete(message.id)
    }
    if (message.say === 'at-socket') this.lines.get(message.socket)?.hear(JSON.parse(message.told) as AtSocket)
  }

  /** Python is there: see whether the browser keeps games, and then have the files kept. */
  private async ready(): Promise<void> {
    house.become('ready')
    await navigator.storage?.persist?.()
    const { ok } = await this.ask('api/health')
    house.keepsNothing = !ok
    await keepFiles(this.files).catch(() => undefined) // without them the page works as long as there is a network
  }

  private fail(why: string, incomplete = false): void {
    house.fail(why.replace(/\.$/, ''), incomplete)
    for (const answer of this.asked.values()) answer(this.failed())
    this.asked.clear()
  }

  /** What anything is answered once Python has failed. */
  private failed(): Answered {
    const text = house.problem.incomplete ? t('alone-incomplete') : t('alone-failed', { reason: house.problem.text })
    return { status: 503, type: 'application/json', body: JSON.stringify({ error: 'no-engine', text }), headers: {} }
  }

  readonly file = (address: string): string => this.files.get(address) ?? address

  async ask(address: string, { method = 'GET', headers, body }: RequestInit = {}): Promise<Response> {
    const known = method === 'GET' ? this.files.get(address) : undefined
    if (known) return fetch(known)
    const given: Record<string, string> = {}
    new Headers(headers).forEach((value, name) => (given[name] = value))
    const answer = await new Promise<Answered>((resolve) => {
      if (house.state === 'failed') {
        resolve(this.failed())
        return
      }
      const id = ++this.count
      this.asked.set(id, resolve)
      this.post({ say: 'ask', id, method, address: `/${address}`, headers: given, body: typeof body === 'string' ? body : '' })
    })
    const empty = answer.status === 204
    return new Response(empty ? null : answer.body, { status: answer.status, headers: { ...answer.headers, 'content-type': answer.type } })
  }

  open(address: string): Line {
    const socket = ++this.count
    const line = new PageLine(socket, this.post)
    this.lines.set(socket, line)
    this.post({ say: 'open', socket, address: `/${address}` })
    return line
  }
}

/** Start the worker of this page; `folder` has its parts. Nothing waits for it but what needs it. */
export async function openHouse(folder: string): Promise<Transport> {
  const base = new URL(folder, document.baseURI).href
  const worker = new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module' })
  const transport = new PageTransport(worker)
  worker.postMessage({ say: 'begin', role: 'house', base } satisfies ToHouse)
  const files = (await (await fetch(`${folder}files.json`)).json()) as Record<string, string>
  transport.files = new Map(Object.entries(files).map(([address, file]) => [address, `${folder}${file}`]))
  return transport
}
