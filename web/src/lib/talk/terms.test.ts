import { expect, test } from 'vitest'
import { firstTerms, termsOf } from './terms'

test('terms name only what was chosen', () => {
  expect(termsOf(firstTerms())).toEqual({})
  expect(termsOf({ ...firstTerms(), pace: 'live', minutes: 20, increment: 5, match: true })).toEqual({
    pace: { kind: 'live', out: 'computer', minutes: 20, increment: 5 },
    games: 2,
  })
  expect(termsOf({ ...firstTerms(), pace: 'days', out: 'loses', delay: 'turn' })).toEqual({
    pace: { kind: 'days', out: 'loses', days: 3 },
    delay_turns: 1,
  })
})
