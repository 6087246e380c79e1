import { describe, expect, it } from 'vitest'
import type { RulesOf } from '../protocol'
import { chapterOf, sheetAddress, target } from './addresses'

const paragraph = (id: string): { id: string; title: string; html: string } => ({ id, title: id, html: '' })
const RULES: RulesOf = {
  game: 'battle',
  title: 'Battle of Hoth',
  lang: 'en',
  chapters: [
    { id: 'move', title: 'Move', paragraphs: [paragraph('moving'), paragraph('how-far')] },
    { id: 'units', title: 'Units', paragraphs: [paragraph('at-at')] },
  ],
  sheets: [paragraph('units')],
}

describe('an address', () => {
  it('leads to the chapter of its paragraph', () => {
    expect(chapterOf(RULES, 'how-far')?.title).toBe('Move')
    expect(chapterOf(RULES, 'units')).toBeUndefined()
    expect(chapterOf(RULES, '')).toBeUndefined()
  })

  it('leads to a sheet, which may have the name of a chapter', () => {
    expect(chapterOf(RULES, sheetAddress('units'))?.paragraphs.map(({ id }) => id)).toEqual(['sheet:units'])
  })
})

describe('a link inside a text', () => {
  const link = (href: string): Element => ({ getAttribute: () => href }) as unknown as Element

  it('names a game and a paragraph', () => {
    expect(target(link('#/rules/battle/how-far'))).toEqual({ game: 'battle', address: 'how-far' })
  })

  it('is none of ours otherwise', () => {
    expect(target(link('#/play/1'))).toBeNull()
    expect(target(link('https://example.org/#/rules/battle/x'))).toBeNull()
    expect(target(null)).toBeNull()
  })
})
