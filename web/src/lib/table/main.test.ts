import { describe, expect, it, vi } from 'vitest'
import type { Offer, Table } from '../protocol'
import { Choosing } from '../state/choosing.svelte'
import type { Session } from '../state/session.svelte'
import { mainOf } from './main'

vi.hoisted(() => {
  vi.stubGlobal('navigator', { language: 'en' })
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vi.stubGlobal('document', { querySelector: () => null })
  vi.stubGlobal('location', { hash: '' })
  vi.stubGlobal('addEventListener', () => {})
})

function reply(action: number, points: number, guard?: string): Offer {
  const cost = { points, left: 10 - points, text: '' }
  return { action, kind: 'armour', notation: '', label: `${points} points`, cost, guard }
}

/** The main button of somebody who decides among these offers, and what was sent. */
function deciding(offers: Offer[], more: object = {}) {
  const sent: number[] = []
  const session = {
    board: { client: 'assault', hexes: { A1: { x: 0, y: 0, name: 'A1' } }, cards: { air_support: { title: 'Air Support' } }, sides: ['rebel', 'empire'] },
    decision: { step: 'armour', groups: [{ key: 'armour', label: '', offers }], done: null, volley: [], ...more } as unknown as Table['decision'],
    table: { heading: 'turn 1' },
    playback: { busy: false },
    seat: 0,
    act: (action: number) => sent.push(action),
  } as unknown as Session
  const choosing = new Choosing(session)
  return { main: () => mainOf(session, choosing), choosing, sent }
}

describe('the main button', () => {
  it('names the support card that would be used on a unit', () => {
    const offer = { action: 3, kind: 'support', notation: 'support air_support A1', label: 'Snowtroopers A1 (4)', card: 'air_support', target: 'A1' } as Offer
    const { main, choosing } = deciding([offer])
    choosing.consider([offer], true)
    expect(main().label).toContain('web-use-card')
  })

  it('is the answer to a question that has only one', () => {
    const { main, sent } = deciding([reply(7, 0)])
    expect(main()).toMatchObject({ label: '0 points', calm: false })
    main().run?.()
    expect(sent).toEqual([7])
  })

  it.each([
    ['there is a choice', [reply(7, 0), reply(8, 1)], {}],
    ['it has to be confirmed', [reply(8, 1, 'Really?')], {}],
    ['it happens on the board', [{ ...reply(7, 0), hex: 'A1', to: 'A1' }], {}],
  ])('is nothing when %s', (_, offers, more) => {
    expect(deciding(offers as Offer[], more).main().run).toBeNull()
  })

  it('stops a unit that is on its way, unless it is about to go on', () => {
    const stop: Offer = { action: 3, kind: 'stop', notation: '', label: 'Stop here' }
    const walk: Offer = { action: 4, kind: 'walk', notation: '', label: '', unit: 'W1', hex: 'A1', to: 'A1', facing: 'S' }
    const { main, choosing, sent } = deciding([walk, stop], { done: { action: 0, label: 'End the round' } })
    choosing.consider([walk], true)
    expect(main().label).toBe('web-face')
    choosing.pending = []
    main().run?.()
    expect([sent, choosing.buttons]).toEqual([[stop.action], []])
  })

  it.each([
    ['go to a place', { kind: 'walk', hex: 'A1', to: 'A2', facing: 'S' }, 'web-go-there'],
    ['roll dice once more', { kind: 'reroll' }, 'web-reroll'],
    ['do something else', { kind: 'exchange' }, 'web-do-it'],
  ])('says what happens to those who %s', (_, offer, label) => {
    const one = { action: 3, notation: '', label: '', ...offer } as Offer
    const { main, choosing } = deciding([one])
    choosing.consider([one], true)
    expect(main().label).toBe(label)
  })

  it('says how many points are spent', () => {
    const { main, choosing } = deciding([reply(7, 0), reply(8, 1, 'Really?')])
    choosing.consider([reply(8, 1, 'Really?')], true)
    expect(main().label).toBe('web-spend')
  })
})
