// What a page and its workers say to each other.

/** From the page to the worker that holds the house. */
export type ToHouse =
  | { say: 'begin'; role: Role; base: string }
  | { say: 'ask'; id: number; method: string; address: string; headers: Record<string, string>; body: string }
  | { say: 'open'; socket: number; address: string }
  | { say: 'send'; socket: number; text: string }
  | { say: 'close'; socket: number }

/** What came of a request. */
export interface Answered {
  status: number
  type: string
  body: string
  headers: Record<string, string>
}

/** Python did not start; `incomplete` when a file of the page did not come. */
export interface Failed {
  say: 'failed'
  text: string
  incomplete?: boolean
}

/** From the house to the page. */
export type FromHouse =
  | { say: 'ready' }
  | Failed
  | { say: 'answer'; id: number; answer: string }
  | { say: 'at-socket'; socket: number; told: string }

/** What happens at a socket. */
export type AtSocket = { event: 'open' } | { event: 'text'; text: string } | { event: 'close'; code: number; text: string }

/** Whether a worker holds the house or works for it. */
export type Role = 'house' | 'labour'

/** From the house to a worker of its own, and back. */
export interface Job {
  say: 'work'
  job: string
}

export type FromLabour = { say: 'ready' } | Failed | { say: 'note'; what: string; value: string } | { say: 'done'; reply: string }
