import { describe, expect, it } from 'vitest'
import { applies, KEYS, pressed, type Key } from './keys'

const screens = Object.entries(KEYS).map(([screen, keys]) => ({ screen, keys: Object.values<Key>(keys) }))

/** Something with the focus that is or is inside of what these selectors find. */
function focused(...found: string[]): Pick<Element, 'closest'> {
  const closest = (selector: string): Element | null =>
    selector.split(', ').some((part) => found.includes(part)) ? ({} as Element) : null
  return { closest } as Pick<Element, 'closest'>
}

describe('the table of keys', () => {
  it.each(screens)('gives each key of the screen $screen one meaning where the focus is', ({ keys }) => {
    for (const where of ['page', 'hex'] as const) {
      const there = keys.filter((key) => key.where === where || key.where === 'anywhere').flatMap((key) => key.keys)
      expect(new Set(there).size).toBe(there.length)
    }
  })

  it('tells a letter with Shift from one without, whatever Caps Lock does', () => {
    expect(pressed({ key: 'n', shiftKey: false })).toBe('n')
    expect(pressed({ key: 'N', shiftKey: true })).toBe('Shift+n')
    expect(pressed({ key: 'N', shiftKey: false })).toBe('n')
  })

  it('takes a sign as it is, because keyboards differ in how it is typed', () => {
    expect(pressed({ key: '?', shiftKey: true })).toBe('?')
    expect(pressed({ key: 'Enter', shiftKey: true })).toBe('Enter')
  })
})

describe('a key', () => {
  const { next, nextAnyway, walk } = KEYS.table

  it('means nothing to somebody who is typing', () => {
    for (const key of [next, nextAnyway, walk]) expect(applies(key, focused('input'))).toBe(false)
  })

  it('leaves Enter to the button that has the focus', () => {
    expect(applies(next, focused('button'))).toBe(false)
    expect(applies(nextAnyway, focused('button'))).toBe(true)
    expect(applies(next, focused())).toBe(true)
  })

  it('moves over the hexes only from a hex', () => {
    expect(applies(walk, focused('[data-hex]', '[role="button"]'))).toBe(true)
    expect(applies(walk, focused())).toBe(false)
  })
})
