import { describe, expect, it } from 'vitest'
import type { Moment } from '../protocol'
import { sceneStart } from './scenes'

function moment(kind: string, by: number | null, text: string, more: Partial<Moment> = {}): Moment {
  return { number: 0, by, notation: '', kind, lines: text ? [{ text }] : [], ...more }
}

const play = moment('play', 0, 'A card is played.')
const attack = moment('attack', 0, 'A attacks B.', { from: 'A1', to: 'B1' })
const roll = moment('roll', null, 'Won!', { faces: ['V'] })
const done = moment('done', 0, '')

describe('the scene that ends a game', () => {
  it('is an attack with its dice, and with replies to it', () => {
    expect(sceneStart([play, attack, roll])).toBe(1)
    const reply = moment('armour', 1, 'More armour.')
    expect(sceneStart([play, attack, reply, roll, moment('damage', null, 'Destroyed!')])).toBe(1)
  })

  it('is a move, even one off the board', () => {
    expect(sceneStart([attack, roll, moment('exit', 0, 'Gone.', { from: 'A1' }), done])).toBe(2)
  })

  it('is a card that chance turns over', () => {
    expect(sceneStart([attack, roll, done, moment('event', null, 'The fifth transport.')])).toBe(3)
  })

  it('is the resignation of a side', () => {
    expect(sceneStart([attack, roll, moment('resign', 0, 'They resign.')])).toBe(2)
  })

  it('is all there is where nothing begins one', () => {
    expect(sceneStart([done])).toBe(0)
    expect(sceneStart([])).toBe(0)
  })
})
