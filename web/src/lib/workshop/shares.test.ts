import { expect, it } from 'vitest'
import { percent, verdict } from './shares'

it('shares are told in whole hundredths', () => {
  expect(percent(0.456)).toBe(46)
})

it('a battle is called uneven only when its whole interval is', () => {
  expect(verdict(0.6, 0.8)).toBe('first')
  expect(verdict(0.2, 0.4)).toBe('second')
  expect(verdict(0.42, 0.58)).toBe('even')
  expect(verdict(0.3, 0.62)).toBe('open')
})
