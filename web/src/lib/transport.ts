// How the client reaches its server: over the network, or in a page without one through a worker.

/** What the client needs of a WebSocket. */
export interface Line {
  onopen: (() => void) | null
  onmessage: ((event: MessageEvent<string>) => void) | null
  onclose: ((event: { code: number }) => void) | null
  readonly readyState: number
  send(text: string): void
  close(): void
}

export interface Transport {
  /** Whether there is no server, and so nobody else. */
  readonly alone: boolean
  ask(address: string, options?: RequestInit): Promise<Response>
  open(address: string): Line
  /** Where the browser itself finds something, such as a picture. */
  file(address: string): string
}

const network: Transport = {
  alone: false,
  ask: (address, options) => fetch(address, options),
  open(address) {
    const url = new URL(address, document.baseURI)
    url.protocol = url.protocol.replace('http', 'ws')
    return new WebSocket(url.href) as Line
  },
  file: (address) => address,
}

let used: Transport = network

export const transport = (): Transport => used

/** Choose the transport, before anything is shown: the page itself says when it has no server. */
export async function choose(): Promise<void> {
  const alone = document.querySelector<HTMLMetaElement>('meta[name="echobase-alone"]')
  if (!alone) return
  const { openHouse } = await import('./in_page/page_transport')
  used = await openHouse(alone.content)
}
