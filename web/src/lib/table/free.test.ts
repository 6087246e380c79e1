import { describe, expect, it } from 'vitest'
import { placed } from './free'

describe('a caption', () => {
  it('stands at the top, unless that would hide what it tells about', () => {
    expect(placed([[300, 380]], 60, 400)).toBe(14)
    expect(placed([[20, 100]], 60, 400)).toBe(400)
    expect(placed([], 60, 400)).toBe(14)
  })

  it('hides as little as it can when both places are taken', () => {
    expect(placed([[0, 80], [430, 500]], 60, 400)).toBe(400)
    expect(placed([[60, 100], [390, 470]], 60, 400)).toBe(14)
  })
})
