import { beforeEach, expect, test, vi } from 'vitest'
import { campaignOf, dropCampaign, keepBattle, keepCampaign, keptCampaigns, tokensOfCampaign } from './kept'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) })
})

test('a game is known as a battle of its campaign', () => {
  keepCampaign('c', ['one', null])
  keepBattle('c', 'g')
  keepBattle('c', 'g')
  expect(tokensOfCampaign('c')).toEqual(['one', null])
  expect(campaignOf('g')).toBe('c')
  expect(campaignOf('h')).toBeNull()
})

test('the latest campaign comes first, and one that is dropped is gone', () => {
  keepCampaign('c', ['one', null])
  keepCampaign('d', ['two', 'three'])
  expect(keptCampaigns()).toEqual(['d', 'c'])
  dropCampaign('d')
  expect(keptCampaigns()).toEqual(['c'])
  keepBattle('d', 'g')
  expect(campaignOf('g')).toBeNull()
})
