// What somebody chose and the server has not answered yet: it is sent again after a lost connection.

import type { FromServer, ToServer } from '../protocol'

/** A message that changes the game. */
export type Change = Extract<ToServer, { act: string }>
/** The same as it is written, before it has an id. */
export type Chosen = Change extends infer One ? (One extends Change ? Omit<One, 'act'> : never) : never

export class Pending {
  private change: Change | null = null

  constructor(private readonly fresh: () => string = freshId) {}

  /** Keep a choice until it is answered; its id lets the server know it again. */
  keep(chosen: Chosen): Change {
    this.change = { ...chosen, act: this.fresh() } as Change
    return this.change
  }

  /** What is to be sent again, if anything is. */
  get unanswered(): Change | null {
    return this.change
  }

  /** Whether a message answers what was chosen. Tables of what others did come in between. */
  isAnswered(message: FromServer): boolean {
    if (message.type !== 'table' && message.type !== 'refused') return false
    if (message.type === 'refused' && message.id !== null) return false
    if (this.change && message.act !== this.change.act) return false
    this.forget()
    return true
  }

  forget(): void {
    this.change = null
  }
}

function freshId(): string {
  // Pages that came over plain HTTP have no crypto.randomUUID.
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
