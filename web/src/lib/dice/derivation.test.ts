import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Contribution, DiceTerms } from '../protocol'
import { brokenAt, commitment, drawn, hashed, isDue, picked } from './derivation'

interface Example {
  terms: DiceTerms
  secret: string
  luck: string
  contributions: Contribution[]
  draws: Record<string, number>
  older: { secret: string; luck: string; draws: Record<string, number> }
}

// The same examples as in tests/test_fair_dice.py.
const example = JSON.parse(readFileSync(new URL('../../../../tests/golden/dice.json', import.meta.url), 'utf-8')) as Example
const { terms, contributions, older } = example

describe('dice', () => {
  it.each([example, older])('follow from the secret and the seats', async ({ secret, luck, draws }) => {
    expect(await commitment(secret, terms)).toBe(luck)
    expect(await drawn(secret, terms.id, Object.keys(draws).map(Number), contributions)).toEqual(Object.values(draws))
  })

  it('pick an outcome by its probability', () => {
    const chances = [0.25, 0.5, 0.25]
    expect([0, 0.2499, 0.25, 0.7499, 0.75, 0.9999].map((value) => picked(chances, value))).toEqual([0, 0, 1, 1, 2, 2])
    expect(picked([0.3, 0.3, 0.3], 0.95)).toBe(2)
  })
})

describe('a seat', () => {
  it('gives first, and after each other seat that joins', () => {
    const [first, other, answer] = contributions as [Contribution, Contribution, Contribution]
    expect(isDue([], 0)).toBe(true)
    expect(isDue([first], 0)).toBe(false)
    expect(isDue([first, other], 0)).toBe(true)
    expect(isDue([first, other, answer], 0)).toBe(false)
    expect(isDue([first, other, answer], 1)).toBe(false)
  })

  it('gives what it has sealed', async () => {
    expect(await brokenAt(contributions)).toBeNull()
    const changed = contributions.map((one, number) => (number === 2 ? { ...one, given: '0'.repeat(64) } : one))
    expect(await brokenAt(changed)).toBe(changed[2])
    expect(await brokenAt([contributions[0]!, { ...contributions[2]!, seal: await hashed('') }])).not.toBeNull()
  })
})
