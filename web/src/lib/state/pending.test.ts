import { describe, expect, it } from 'vitest'
import type { FromServer } from '../protocol'
import { Pending } from './pending'

const table = (act: string): FromServer => ({ type: 'table', act }) as FromServer
const refused = (act: string, id: number | null = null): FromServer =>
  ({ type: 'refused', act, id }) as unknown as FromServer

function chosen(): Pending {
  let ids = 0
  const pending = new Pending(() => `act ${(ids += 1)}`)
  pending.keep({ type: 'undo', number: 3 })
  return pending
}

describe('a choice', () => {
  it('is kept with its id until its own table comes', () => {
    const pending = chosen()
    expect(pending.unanswered).toEqual({ type: 'undo', number: 3, act: 'act 1' })
    expect(pending.isAnswered(table('act 0'))).toBe(false)
    expect(pending.isAnswered(table(''))).toBe(false)
    expect(pending.unanswered).not.toBeNull()
    expect(pending.isAnswered(table('act 1'))).toBe(true)
    expect(pending.unanswered).toBeNull()
  })

  it('is answered by its refusal, but not by that of a question', () => {
    const pending = chosen()
    expect(pending.isAnswered(refused('', 7))).toBe(false)
    expect(pending.isAnswered(refused('act 1'))).toBe(true)
  })

  it('has an id that no other one has', () => {
    const pending = new Pending()
    const ids = [1, 2, 3].map((number) => pending.keep({ type: 'undo', number }).act)
    expect(new Set(ids).size).toBe(3)
  })
})
