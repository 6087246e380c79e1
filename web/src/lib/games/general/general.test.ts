import { render } from 'svelte/server'
import { describe, expect, it, vi } from 'vitest'
import type { Board, Decision, View } from '../../protocol'
import { Choosing } from '../../state/choosing.svelte'
import type { Session } from '../../state/session.svelte'
import BoardView from '../../table/BoardView.svelte'
import { clientOf } from '..'

vi.hoisted(() => {
  vi.stubGlobal('navigator', { language: 'en' })
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
})

const BOARD = {
  client: '',
  game: 'ponds',
  still: '',
  hexes: { a1: { x: 0, y: 0, name: 'a1, deep' }, a2: { x: 80, y: 0, name: 'a2, shallow' } },
  shape: [[0, -46], [40, -23], [40, 23], [0, 46], [-40, 23], [-40, -23]],
  size: 80,
  ground: {},
  sides: ['frogs', 'newts'],
  cards: {},
} as unknown as Board
const VIEW = { game: 'ponds', seat: 0, to_act: 0, step: 'hop', picture: '<svg id="frog-on-a1"></svg>' } as unknown as View
const DECISION: Decision = {
  step: 'hop',
  name: 'Hop',
  prompt: 'Where to?',
  groups: [
    {
      key: 'all',
      label: '',
      offers: [
        { action: 1, kind: 'hop', notation: 'hop a1-a2', label: 'hop to a2', hex: 'a1', to: 'a2' },
        { action: 2, kind: 'croak', notation: 'croak', label: 'croak' },
      ],
    },
  ],
  done: null,
  all: false,
  volley: [],
  tray: [],
  closed: [],
  incoming: null,
  preset: null,
}

/** A session in which this decision is to be made, and what is chosen then. */
function asked(): { choosing: Choosing; chosen: number[] } {
  const chosen: number[] = []
  const session = { board: BOARD, decision: DECISION, playback: { busy: false }, act: (action: number) => chosen.push(action) }
  return { choosing: new Choosing(session as unknown as Session), chosen }
}

describe('a game without a client of its own', () => {
  it('gets the general one, in which all choices are listed', () => {
    expect(clientOf(BOARD).listed).toBe(true)
    expect(clientOf({ client: 'unknown' })).toBe(clientOf(BOARD))
  })

  it('shows the picture that its view brings, and every hex as a button with its label', () => {
    const props = { board: BOARD, view: VIEW, motions: [], stage: [], choosing: null, focus: [], onpick: () => {} }
    const { body } = render(BoardView, { props })
    expect(body).toContain('frog-on-a1')
    expect(body.match(/data-hex="a\d" role="button"/g)).toHaveLength(2)
    expect(body).toMatch(/<text[^>]*>a2<\/text>/)
  })

  it('is played by its own hexes, whatever they are called', () => {
    const { choosing, chosen } = asked()
    expect([...choosing.actors.keys()]).toEqual(['a1'])
    expect([...choosing.reach.keys()]).toEqual(['a2'])
    choosing.consider(choosing.reach.get('a2')!, false)
    expect(chosen).toEqual([1])
  })

  it('has a button for what is done without a hex', () => {
    expect(asked().choosing.buttons.map((offer) => offer.label)).toEqual(['croak'])
  })
})
