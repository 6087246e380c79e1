// One connection to a seat of a game: reconnects by itself until it is closed.

import type { FromServer, Join, ToServer } from './protocol'
import { transport, type Line } from './transport'

const FINAL = [4400, 4403, 4404, 4409, 4500]
const WAITS = [300, 700, 1500, 3000, 5000]

export interface Listener {
  address(): string
  /** The message that says who this is. */
  first(): Join
  opened(): void
  received(message: FromServer): void
  lost(): void
  refused(code: number): void
}

export class Connection {
  private socket: Line | null = null
  private timer: ReturnType<typeof setTimeout> | undefined
  private tries = 0
  private closed = false

  constructor(private readonly listener: Listener) {
    this.open()
  }

  private open(): void {
    const socket = transport().open(this.listener.address())
    this.socket = socket
    socket.onopen = () => {
      this.tries = 0
      socket.send(JSON.stringify(this.listener.first()))
      this.listener.opened()
    }
    socket.onmessage = (event) => {
      this.listener.received(JSON.parse(event.data) as FromServer)
    }
    socket.onclose = (event) => {
      if (this.closed || socket !== this.socket) return
      if (FINAL.includes(event.code)) this.listener.refused(event.code)
      else this.again()
    }
  }

  private again(): void {
    this.listener.lost()
    const wait = WAITS[Math.min(this.tries, WAITS.length - 1)]
    this.tries += 1
    this.timer = setTimeout(() => this.open(), wait)
  }

  /** Try at once, for instance when the browser says that the network is back. */
  now(): void {
    if (this.closed || this.socket?.readyState === WebSocket.OPEN) return
    clearTimeout(this.timer)
    this.open()
  }

  /** Send, if there is a connection. */
  send(message: ToServer): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false
    this.socket.send(JSON.stringify(message))
    return true
  }

  close(): void {
    this.closed = true
    clearTimeout(this.timer)
    this.socket?.close()
  }
}
