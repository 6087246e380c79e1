import { describe, expect, it } from 'vitest'
import type { Moment } from '../protocol'
import { lettersOf, together, toldBeside, toldOf, waysOf, type Scene, type Telling } from './takes'

let number = 0

function moment(kind: string, by: number | null, text: string, more: Partial<Moment> = {}): Moment {
  number += 1
  return { number, by, notation: '', kind, lines: text ? [{ text }] : [], ...more } as Moment
}

const move = (by: number, from: string, to: string, text = `${from} to ${to}`, unit?: string): Moment =>
  moment('move', by, text, { from, to, unit })
const card = (text = 'Round 2'): Moment => moment('card', null, text)
const fire = (by: number): Moment => moment('fire', by, 'A fires at B.', { from: 'A1', to: 'B1' })
const roll = (text = 'A miss.'): Moment =>
  moment('roll', null, '', { faces: ['V'], lines: [{ text: 'Dice: V' }, { text }] })

function taken(moments: Moment[], how: Telling = 'together', grave: (moment: Moment) => boolean = () => false): number {
  const scenes: Scene[] = moments.map((one) => ({ moment: one, view: null, mine: false }))
  return together(scenes, how, grave, (one) => one.kind === 'event')
}

describe('what is shown together', () => {
  it('are the moves of one side', () => {
    expect(taken([move(0, 'A1', 'A2'), move(0, 'B1', 'B2'), move(1, 'C1', 'C2')])).toBe(2)
  })

  it('is a shot with the silent reply to it, its dice and the damage', () => {
    const reply = moment('armour', 1, '')
    expect(taken([fire(0), reply, roll(), moment('damage', null, 'Body hit.'), fire(0), roll()])).toBe(4)
  })

  it('is a card with what is done first by it', () => {
    expect(taken([card(), move(0, 'A1', 'A2'), move(0, 'B1', 'B2'), card()])).toBe(3)
    expect(taken([card(), fire(0), roll(), fire(0), roll()])).toBe(3)
  })

  it('are cards that nobody can use', () => {
    expect(taken([card('Round 3, nobody'), card('Round 4'), fire(1)])).toBe(3)
  })

  it('ends where the turn of the next player begins', () => {
    const turn = moment('card', null, '', { lines: [{ text: 'A card is drawn.' }, { text: 'Imperial turn 2', heading: true }] })
    expect(taken([turn, moment('play', 1, 'A card is played.'), move(1, 'A1', 'A2')])).toBe(1)
  })

  it('ends with a move that does harm', () => {
    expect(taken([move(0, 'A1', 'A2', 'Crushed!'), move(0, 'B1', 'B2')], 'together', () => true)).toBe(1)
  })

  it('is never a card that is shown large, with anything else', () => {
    const event = moment('event', null, 'Event')
    expect(taken([card(), event, move(0, 'A1', 'A2')])).toBe(1)
    expect(taken([event, move(0, 'A1', 'A2')], 'brief')).toBe(1)
  })

  it('is nothing when every step is told', () => {
    expect(taken([move(0, 'A1', 'A2'), move(0, 'B1', 'B2')], 'steps')).toBe(1)
  })

  it('are all shots of one card when it is told briefly', () => {
    expect(taken([card(), fire(0), roll(), fire(0), roll(), card()], 'brief')).toBe(5)
  })
})

describe('what has to be read', () => {
  it('are cards and orders, not what is seen on the board', () => {
    expect(lettersOf([card('Round 2'), move(0, 'A1', 'A2', 'A goes to A2.'), fire(0), roll()])).toBe(7)
  })
})

describe('a caption', () => {
  it('does not say again what stands on a card', () => {
    const event = moment('event', null, '', { lines: [{ text: 'Event', event: 'drawn' }, { text: 'Its effect.', event: 'drawn' }, { text: 'One is away.', event: 'away' }] })
    const told = toldBeside({ key: 'away', words: 'Away! Its effect.' }, event)
    expect([told.lines, told.card?.key]).toEqual([['One is away.'], 'away'])
  })

  it('names a shot once, with its dice and what came of it', () => {
    const told = toldOf([card(), fire(0), roll('A hit!'), moment('damage', null, 'Body hit.')])
    expect([told.intro, told.faces, told.lines]).toEqual([['Round 2', 'A fires at B.'], ['V'], ['A hit!', 'Body hit.']])
  })

  it('lists a few moves and counts the others', () => {
    const told = toldOf(['A', 'B', 'C', 'D', 'E', 'F'].map((row) => move(0, `${row}1`, `${row}2`)))
    expect([told.lines.length, told.more]).toEqual([4, 2])
  })

  it('tells only what came of several shots', () => {
    const told = toldOf([fire(0), roll('A miss.'), fire(0), roll('A hit!')])
    expect([told.intro, told.faces, told.lines]).toEqual([[], [], ['A miss.', 'A hit!']])
  })
})

describe('the ways of pieces', () => {
  it('join the steps of one piece', () => {
    const steps = [moment('step', 1, '', { from: 'A1', to: 'A2', unit: 'W1' }), moment('step', 1, '', { from: 'A2', to: 'A3', unit: 'W1' })]
    expect(waysOf([...steps, move(1, 'B1', 'B2', '', 'W2')])).toEqual([
      { from: 'A1', to: 'A3', unit: 'W1' },
      { from: 'B1', to: 'B2', unit: 'W2' },
    ])
  })

  it('keep apart a piece that leaves a hex and one that enters it', () => {
    expect(waysOf([move(0, 'A1', 'A2'), move(0, 'A0', 'A1')])).toHaveLength(2)
  })
})
