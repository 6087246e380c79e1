import { describe, expect, test } from 'vitest'
import { dueAt, figures, isShort } from './clock'

describe('clocks', () => {
  test('show figures that fit the time left', () => {
    expect(figures(3723)).toBe('1:02:03')
    expect(figures(245.9)).toBe('4:05')
    expect(figures(9.87)).toBe('0:09.8')
    expect(figures(0)).toBe('0:00.0')
  })

  test('warn near the end', () => {
    expect(isShort(59, 'live')).toBe(true)
    expect(isShort(3600, 'live')).toBe(false)
    expect(isShort(3600, 'days')).toBe(true)
  })

  test('name the day by which a move is due, unless it is today', () => {
    const now = new Date(2026, 4, 4, 10, 0)
    expect(dueAt(2 * 86_400, 'en', now)).toMatch(/Wed.*6.*10:00/)
    expect(dueAt(3600, 'en', now)).toMatch(/^11:00/)
  })
})
