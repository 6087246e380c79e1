import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Offer, Table } from '../protocol'
import { Choosing } from './choosing.svelte'
import type { Session } from './session.svelte'

vi.hoisted(() => {
  vi.stubGlobal('navigator', { language: 'en' })
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vi.stubGlobal('document', { querySelector: () => null })
})

const HEXES = ['A1', 'A2', 'A3', 'B1', 'B2', 'C1']

/** A shot with this many dice, each of which adds a twentieth to its chance. */
function shot(action: number, unit: string, hex: string, foe: string, target: string, dice: number): Offer {
  const odds = { dice, reasons: [], chances: [{ text: '', percent: `${dice * 5}`, share: dice / 20 }] }
  return { action, kind: 'fire', notation: '', label: '', unit, hex, foe, target, odds } as unknown as Offer
}

function move(action: number, unit: string, hex: string | null, to: string): Offer {
  return { action, kind: 'move', notation: '', label: '', unit, hex, to } as unknown as Offer
}

interface Fake {
  choosing: Choosing
  sent: number[][]
  asked: unknown[][]
}

/** Somebody who decides among these offers; groups go where they are told, one after the other. */
function deciding(offers: Offer[], volley: number[] = []): Fake {
  const units = [...new Set(offers.map((offer) => offer.unit!))]
  const groups = units.map((key) => {
    const own = offers.filter((offer) => offer.unit === key)
    return { key, label: key, offers: own, hex: own[0]!.hex }
  })
  const sent: number[][] = []
  const asked: unknown[][] = []
  const session = {
    board: { client: 'assault', hexes: Object.fromEntries(HEXES.map((hex) => [hex, { x: 0, y: 0, name: hex }])) },
    playback: { busy: false },
    decision: { step: 'round', groups, done: null, volley } as unknown as Table['decision'],
    table: { heading: 'turn 1' },
    look: () => new Promise(() => {}),
    whyThere: (...question: unknown[]) => Promise.resolve({ text: `why ${question.join(' ')}`, coach: '', subject: '' }),
    act: (action: number) => sent.push([action]),
    actAll: (actions: number[]) => sent.push(actions),
    group: (...question: unknown[]) => {
      asked.push(question)
      return Promise.resolve({ offers: question[1] === 'C1' ? [] : offers.slice(0, 2) })
    },
  }
  return { choosing: new Choosing(session as unknown as Session), sent, asked }
}

/** The volley that the table puts forward itself when a round begins. */
function presented(offers: Offer[], volley: number[]): number[] {
  const { choosing } = deciding(offers, volley)
  choosing.goOn()
  return choosing.plan.offers.map((offer) => offer.action)
}

const SHOTS = [
  shot(1, 'W1', 'A1', 'T1', 'B1', 3),
  shot(2, 'W1', 'A1', 'T2', 'B2', 2),
  shot(3, 'W2', 'A2', 'T1', 'B1', 2),
  shot(4, 'W2', 'A2', 'T2', 'B2', 4),
  shot(5, 'W3', 'A3', 'T2', 'B2', 1),
]

describe('a volley', () => {
  let fake: Fake
  beforeEach(() => {
    fake = deciding(SHOTS, [1, 4])
    fake.choosing.plan.openVolley()
  })

  it('can be opened while a unit is picked, but not while a shot is put forward', () => {
    const { choosing } = deciding(SHOTS, [1, 4])
    choosing.pick('A1')
    expect(choosing.plan.possible).toBe(true)
    choosing.consider([SHOTS[0]!], true)
    expect(choosing.plan.possible).toBe(false)
  })

  it('is shown before it is fired', () => {
    expect(fake.sent).toEqual([])
    fake.choosing.plan.carryOut()
    expect(fake.sent).toEqual([[1, 4]])
  })

  it('gives a unit the target that is chosen after it', () => {
    const { plan } = fake.choosing
    plan.pick('A1', false)
    plan.pick('B2', false)
    expect(plan.offers.map((offer) => offer.action)).toEqual([2, 4])
    expect(fake.choosing.picked).toBe(null)
  })

  it('says why a unit cannot fire there, and keeps the unit', async () => {
    const { choosing } = fake
    choosing.plan.pick('A1', false)
    choosing.plan.pick('C1', false)
    await Promise.resolve()
    expect([choosing.sentence, choosing.picked]).toEqual(['why C1 A1  ', 'A1'])
    choosing.plan.pick('B2', false)
    expect([choosing.sentence, choosing.picked]).toEqual(['', null])
  })

  it('takes in another unit and leaves one out', () => {
    const { plan } = fake.choosing
    plan.pick('A3', false)
    plan.pick('B2', false)
    plan.remove(plan.offers[0]!)
    expect(plan.offers.map((offer) => offer.action)).toEqual([4, 5])
  })

  it('lists what is left out, which one press adds', () => {
    const { plan } = fake.choosing
    expect(plan.spare.map((offer) => offer.action)).toEqual([5])
    plan.remove(plan.offers[0]!)
    expect(plan.spare.map((offer) => offer.action)).toEqual([1, 5])
    plan.include(plan.spare[1]!)
    expect(plan.offers.map((offer) => offer.action)).toEqual([4, 5])
    expect(plan.spare.map((offer) => offer.action)).toEqual([1])
  })

  it('takes in all that are left out with one press', () => {
    const { plan } = deciding([...SHOTS, shot(6, 'W4', 'C1', 'T1', 'B1', 1)], [1, 4]).choosing
    plan.openVolley()
    plan.includeAll()
    expect([plan.offers.map((offer) => offer.action), plan.spare]).toEqual([[1, 4, 5, 6], []])
  })

  it('ends with its last shot, or by going back', () => {
    const { plan } = fake.choosing
    plan.remove(plan.offers[0]!)
    plan.remove(plan.offers[0]!)
    expect(plan.active).toBe(false)
    plan.openVolley()
    fake.choosing.back()
    expect(plan.active).toBe(false)
  })
})

describe('the target of the last shot', () => {
  it('is put forward to the unit with the best chance', () => {
    const { choosing } = deciding([SHOTS[1]!, SHOTS[3]!, SHOTS[4]!])
    choosing.plan.note(SHOTS[4]!)
    choosing.plan.follow()
    expect([choosing.picked, choosing.wanted?.action]).toEqual(['A2', 4])
    choosing.back()
    choosing.back()
    choosing.plan.follow()
    expect(choosing.wanted).toBe(null)
  })

  it.each([
    ['put forward at long odds where there is nothing else', [], 5],
    ['not put forward at long odds while another shot is better', [SHOTS[0]!], undefined],
    ['not put forward at long odds to a unit that could move', [move(9, 'W3', 'A3', 'C1')], undefined],
  ])('is %s', (_, others, expected) => {
    const { choosing } = deciding([SHOTS[4]!, ...others])
    choosing.plan.note(SHOTS[4]!)
    choosing.plan.follow()
    expect(choosing.wanted?.action).toBe(expected)
  })

  it('is forgotten when nobody can hit it', () => {
    const { choosing } = deciding([SHOTS[0]!, SHOTS[2]!])
    choosing.plan.note(SHOTS[4]!)
    choosing.plan.follow()
    expect(choosing.wanted).toBe(null)
  })
})

describe('a group', () => {
  const moves = [move(1, 'L1', 'A1', 'B1'), move(2, 'L2', 'A2', 'B2'), move(3, 'L3', 'A3', 'B2')]

  it('is gathered, shown where it would go, and sent', async () => {
    const { choosing, sent, asked } = deciding(moves)
    const { plan } = choosing
    plan.pick('A1', true)
    plan.pick('A2', false)
    plan.pick('A3', false)
    plan.pick('A3', false)
    plan.pick('B1', false)
    await Promise.resolve()
    expect(asked).toEqual([[['L1', 'L2'], 'B1', 1]])
    plan.carryOut()
    expect(sent).toEqual([[1, 2]])
  })

  it('begins with the unit that was picked, and shows where it can go', () => {
    const { choosing } = deciding(moves)
    choosing.pick('A2')
    choosing.plan.toggleGathering()
    expect([choosing.plan.team, [...choosing.plan.within]]).toEqual([['L2'], ['B2']])
    choosing.plan.pick('A1', false)
    expect([...choosing.plan.within]).toEqual(['B1', 'B2'])
    choosing.plan.toggleGathering()
    expect(choosing.plan.active).toBe(false)
  })

  it('says why what was chosen cannot go with it', async () => {
    const { choosing } = deciding(moves)
    choosing.plan.toggleGathering()
    choosing.plan.pick('C1', false)
    await Promise.resolve()
    expect(choosing.sentence).toContain('why C1')
  })

  it('says so when nobody can go there', async () => {
    const { choosing } = deciding(moves)
    choosing.plan.pick('A1', true)
    choosing.plan.pick('C1', false)
    await Promise.resolve()
    expect([choosing.plan.offers, !!choosing.sentence]).toEqual([[], true])
  })

  it('may be several counters like one that is off the board', async () => {
    const { choosing, asked } = deciding([move(1, 'L1', null, 'B1'), move(2, 'L1', null, 'B2')])
    choosing.key = 'L1'
    expect(choosing.plan.pick('B1', false)).toBe(false)
    choosing.plan.setCount(3)
    expect(choosing.plan.pick('B1', false)).toBe(true)
    await Promise.resolve()
    expect(asked).toEqual([[['L1'], 'B1', 3]])
  })
})

describe('a round in which units can only fire', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    return () => vi.useRealTimers()
  })

  it('begins with the shots at the best odds put forward', () => {
    expect(presented(SHOTS, [4, 1])).toEqual([4, 1])
    expect(presented(SHOTS, [4])).toEqual([4])
  })

  it('begins without them where there is no good shot, or where units can do something else', () => {
    const harpoon = { ...shot(8, 'W3', 'A3', 'T1', 'B1', 3), kind: 'harpoon' }
    expect(presented(SHOTS, [])).toEqual([])
    expect(presented([...SHOTS, move(9, 'W1', 'A1', 'C1')], [4, 1])).toEqual([])
    expect(presented([...SHOTS, harpoon], [4, 1])).toEqual([])
  })

  it('takes no press that was meant for the button before', () => {
    const { choosing, sent } = deciding(SHOTS, [4, 1])
    choosing.goOn()
    choosing.plan.carryOut()
    expect(sent).toEqual([])
    vi.advanceTimersByTime(500)
    choosing.plan.carryOut()
    expect(sent).toEqual([[4, 1]])
  })

  it('stays after a click beside the units, and goes when one is chosen', () => {
    const { choosing } = deciding(SHOTS, [4, 1])
    choosing.goOn()
    expect(choosing.plan.pick('C1', false)).toBe(true)
    expect(choosing.plan.offers.map((offer) => offer.action)).toEqual([4, 1])
    expect(choosing.plan.pick('A1', false)).toBe(false)
    expect(choosing.plan.active).toBe(false)
  })

  it('takes every press once the player has changed it', () => {
    const { choosing, sent } = deciding(SHOTS, [4, 1])
    choosing.goOn()
    choosing.plan.remove(choosing.plan.offers[0]!)
    choosing.plan.carryOut()
    expect(sent).toEqual([[1]])
  })

  it('is put forward again after an early answer, and again takes no press at first', () => {
    const { choosing, sent } = deciding(SHOTS, [4, 1])
    choosing.plan.present()
    vi.advanceTimersByTime(300)
    choosing.clear()
    choosing.plan.present()
    vi.advanceTimersByTime(200)
    choosing.plan.carryOut()
    expect(sent).toEqual([])
  })
})
