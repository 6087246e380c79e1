import { afterEach, describe, expect, it, vi } from 'vitest'
import { levelNote, offered, quick } from './levels'
import type { GameOf } from './protocol'

const here = vi.hoisted(() => ({ alone: false }))
vi.mock('./transport', () => ({ transport: () => here }))
vi.mock('./state/words.svelte', () => ({ t: (id: string, args: object) => `${id} ${Object.values(args).join()}` }))

const GAME = {
  levels: [
    { id: 'cadet', name: 'Cadet', text: 'Marches.' },
    { id: 'general', name: 'General', text: 'Thinks.', seconds: 1 },
    { id: 'admiral', name: 'Admiral', text: 'Thinks longer.', seconds: 5 },
  ],
} as unknown as GameOf

const ids = (levels: { id: string }[]): string[] => levels.map(({ id }) => id)

afterEach(() => {
  here.alone = false
})

describe('levels of the computer players', () => {
  it('are all offered by a server, with the time that slow ones take', () => {
    expect(ids(offered(GAME))).toEqual(['cadet', 'general', 'admiral'])
    expect(levelNote(GAME, 'cadet')).toBe('Marches.')
    expect(levelNote(GAME, 'admiral')).toBe('Thinks longer. web-level-seconds 5')
  })

  it('are those a page without a server has time for, and it names the others', () => {
    here.alone = true
    expect(ids(offered(GAME))).toEqual(['cadet', 'general'])
    expect(levelNote(GAME, 'general')).toBe('Thinks. alone-slow-level Admiral')
  })

  it('are quick if hundreds of games are affordable', () => {
    expect(ids(quick(GAME))).toEqual(['cadet'])
  })
})
