import { describe, expect, it } from 'vitest'
import { layoutOf } from './layout.svelte'

const REM = 14

describe('the layout', () => {
  it.each([
    ['phone', 360, 740],
    ['phone', 390, 844],
    ['low', 844, 390],
    ['tablet', 768, 1024],
    ['wide', 1024, 768],
    ['wide', 1280, 800],
    ['wide', 1920, 1080],
  ])('is %s at %i × %i', (name, width, height) => {
    expect(layoutOf(width, height, REM)).toBe(name)
  })

  it('is that of a smaller screen when letters are larger', () => {
    expect(layoutOf(1280, 800, 2 * REM)).toBe('low')
    expect(layoutOf(768, 1024, 2 * REM)).toBe('phone')
    expect(layoutOf(3840, 2160, 1.5 * REM)).toBe('wide')
  })

  it('puts the board beside the rest where neither shape nor size allows more', () => {
    expect(layoutOf(700, 600, REM)).toBe('low')
  })
})
