import { describe, expect, it } from 'vitest'
import { packed, unpacked, type Shared } from './link'

const SHARED: Shared = { game: 'battle', document: { name: 'Grzbiet “7”', units: [{ kind: 'at_at', hex: 'A1' }] } }

async function why(words: string): Promise<unknown> {
  return unpacked(words).then(
    () => 'opened',
    (error: { why: string }) => error.why,
  )
}

describe('a link', () => {
  it('holds the whole document in letters of an address', async () => {
    const words = await packed(SHARED)
    expect(words).toMatch(/^[\w-]+$/)
    expect(await unpacked(words)).toEqual(SHARED)
  })

  it('that was cut off anywhere says so', async () => {
    const words = await packed(SHARED)
    for (const length of [2, 9, words.length >> 1, words.length - 2]) expect(await why(words.slice(0, length))).toBe('cut')
  })

  it('of something else is foreign', async () => {
    expect(await why('')).toBe('foreign')
    expect(await why('bAAAA')).toBe('foreign')
    expect(await why('a<b>')).toBe('foreign')
    expect(await why(await packed({ game: 'battle', document: [] } as unknown as Shared))).toBe('foreign')
  })

  it('that would unfold into something huge is not unfolded', async () => {
    expect(await why(await packed({ game: 'battle', document: { name: 'x'.repeat(2_000_000) } }))).toBe('large')
  })
})
