import { describe, expect, it } from 'vitest'
import { ago, standpoint } from './gamelist'
import type { Summary } from './protocol'

const SEATS = [
  { side: 'rebel', kind: 'person', title: '', name: '' },
  { side: 'empire', kind: 'computer', title: 'Captain', name: '' },
]

function game(more: Partial<Summary>): Summary {
  return { seats: SEATS, waiting: [0], winner: '', ...more } as unknown as Summary
}

describe('a game in a list', () => {
  it('says which side is ours, who is against us and whose move it is', () => {
    const { sides, others, own } = standpoint(game({}), ['token', null])
    expect([sides, others.map((seat) => seat.title), own]).toEqual([['rebel'], ['Captain'], true])
    expect(standpoint(game({ waiting: [1] }), ['token', null])).toMatchObject({ own: false, mover: SEATS[1] })
    expect(standpoint(game({ waiting: [] }), ['token', null])).toMatchObject({ own: false, mover: null })
  })

  it('ends in victory or defeat for one side, and in neither for both', () => {
    expect(standpoint(game({ winner: 'rebel' }), ['token', null]).ending).toBe('victory')
    expect(standpoint(game({ winner: 'empire' }), ['token', null]).ending).toBe('defeat')
    expect(standpoint(game({ winner: 'empire' }), ['token', 'token']).ending).toBeNull()
    expect(standpoint(game({}), ['token', null]).ending).toBeNull()
  })
})

describe('how long ago', () => {
  const now = 1_800_000_000

  it.each([
    [0, 'this minute'],
    [300, '5 minutes ago'],
    [7200, '2 hours ago'],
    [90_000, 'yesterday'],
    [-50, 'this minute'],
  ])('%i seconds are %s', (passed, words) => {
    expect(ago(now - passed, now, 'en')).toBe(words)
  })

  it('is a date after a week, in the language of the browser', () => {
    expect(ago(now - 30 * 86_400, now, 'en')).toContain('2026')
    expect(ago(now - 300, now, 'it')).toBe('5 minuti fa')
  })
})
