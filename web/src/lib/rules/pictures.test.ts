import { expect, test } from 'vitest'
import type { RulesOf } from '../protocol'
import { located } from './pictures'

test('pictures of a rulebook are where the page has them, and links stay', () => {
  const html = '<p><a href="#/rules/battle/x">x</a></p><img alt="a" src="api/one.svg?lang=en" width="3"><img src="api/two.svg" alt="">'
  const book = { game: 'battle', chapters: [{ id: 'c', paragraphs: [{ id: 'p', html }] }] } as unknown as RulesOf
  const found = located(book, (address) => `parts/${address.length}.svg`)
  expect(found.chapters[0]!.paragraphs[0]!.html).toBe(
    '<p><a href="#/rules/battle/x">x</a></p><img alt="a" src="parts/19.svg" width="3"><img src="parts/11.svg" alt="">',
  )
})
