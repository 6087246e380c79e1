import { beforeEach, describe, expect, it, vi } from 'vitest'
import { join, remember, tokensIn, tokensOf } from './seats'

describe('a link to seats', () => {
  beforeEach(() => {
    const kept = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    })
  })

  it('names one token for each seat, or a dash', () => {
    expect(tokensIn('q2H8i2fvJEJ7_LNNh1kmNZAq,-')).toEqual(['q2H8i2fvJEJ7_LNNh1kmNZAq', null])
    expect(tokensIn('-,a-b_C9')).toEqual([null, 'a-b_C9'])
  })

  it.each(['', ',', 'a,', 'a b', 'a,%', 'a,<b>'])('is not complete: %s', (words) => {
    expect(tokensIn(words)).toBeNull()
  })

  it('adds seats and takes none away', () => {
    remember('g', ['rebel', null])
    join('g', [null, 'empire'])
    expect(tokensOf('g')).toEqual(['rebel', 'empire'])
    join('h', ['rebel', null])
    expect(tokensOf('h')).toEqual(['rebel', null])
  })
})
