import { expect, test } from 'vitest'
import type { BookChapter, CampaignState } from '../protocol'
import { leavesOf, objectivesIn, openedAt } from './leaves'

function state(chapters: [before: string, after: boolean][], more: Partial<CampaignState> = {}): CampaignState {
  const told = chapters.map(([node, after]) => ({ page: { node }, debriefing: after ? { node } : null }) as BookChapter)
  return { chapters: told, last: null, battle: '', ...more } as CampaignState
}

test('each battle has a spread before and one after it', () => {
  const book = state([['a', true], ['b', false]])
  expect(leavesOf(book).map(({ kind }) => kind)).toEqual(['story', 'plans', 'after', 'facts', 'story', 'plans'])
})

test('the book falls open where something is new', () => {
  expect(openedAt(state([['a', false]]))).toBe(0)
  expect(openedAt(state([['a', true], ['b', false]]))).toBe(2)
  expect(openedAt(state([['a', true], ['b', false]], { battle: 'g' }))).toBe(4)
  expect(openedAt(state([['a', true]], { last: { id: 'end' } as CampaignState['last'] }))).toBe(2)
})

test('objectives of the enemy are known after the battle only', () => {
  const own = { id: 'own', text: 'Hold the hill.' }
  const enemy = { id: 'enemy', text: 'Lose nobody.' }
  const next = { id: 'next', text: 'Go on.' }
  const chapters = [
    { page: { objectives: [own] }, debriefing: { objectives: [own, enemy] } },
    { page: { objectives: [next] }, debriefing: null },
  ] as BookChapter[]
  expect(objectivesIn({ chapters })).toEqual({ own: own.text, enemy: enemy.text, next: next.text })
  expect(objectivesIn({ chapters: chapters.slice(1) })).toEqual({ next: next.text })
})
