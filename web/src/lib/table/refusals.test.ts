import { describe, expect, it, vi } from 'vitest'
import type { Session } from '../state/session.svelte'
import { whyNoUndo, whyNotNow } from './refusals'

vi.mock('../state/words.svelte', () => ({
  has: () => false,
  t: (id: string, given: Record<string, string> = {}) => [id, ...Object.values(given)].join(' '),
}))

/** A shared screen whose first player decides. */
function shared(more: object): Session {
  const seats = [{ name: 'Ada' }, { name: 'Ben' }]
  const table = { waiting: { text: 'It’s your decision.' } }
  return { board: { seats }, table, playback: { busy: false }, people: [0, 1], handOver: null, ...more } as unknown as Session
}

describe('why nothing can be chosen now', () => {
  it('says who has to take the screen while it is handed over', () => {
    const session = shared({ handOver: 1 })
    expect(whyNotNow(session)).toBe('web-why-hand-over Ben')
    expect(whyNoUndo(session)).toBe('web-why-hand-over Ben')
  })

  it('says who decides when somebody else does', () => {
    expect(whyNotNow(shared({}))).toBe('It’s your decision.')
  })
})
