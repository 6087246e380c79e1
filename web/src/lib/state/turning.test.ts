import { describe, expect, it, vi } from 'vitest'
import type { Offer, Preview } from '../protocol'
import { pick } from '../table/picking'
import { hexStops } from '../table/stops'
import { Choosing } from './choosing.svelte'
import type { Session } from './session.svelte'

vi.hoisted(() => {
  vi.stubGlobal('navigator', { language: 'en' })
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vi.stubGlobal('document', { querySelector: () => null })
})

/** A hex with two of its neighbours, and one that is far away. */
const PLACES: Record<string, [number, number]> = { D: [0, 0], N: [0, -69.28], SE: [60, 34.64], W: [0, 300], V: [60, 300], far: [600, 0] }
const SHAPE = [
  [-20, -34.64],
  [20, -34.64],
  [40, 0],
  [20, 34.64],
  [-20, 34.64],
  [-40, 0],
]

function walk(action: number, facing: string, to = 'D', unit = 'W1', hex: string | null = 'W'): Offer {
  return { action, kind: 'walk', notation: '', label: '', unit, hex, to, facing } as unknown as Offer
}

interface Fake {
  choosing: Choosing
  done: number[]
  asked: string[]
  session: { table: { number: number; heading: string } }
}

/** Somebody who decides among these offers. */
function deciding(offers: Offer[], preset: number | null = null): Fake {
  const units = [...new Set(offers.map((offer) => offer.unit!))]
  const groups = units.map((key) => ({ key, label: key, offers: offers.filter((offer) => offer.unit === key), hex: null }))
  const done: number[] = []
  const asked: string[] = []
  const hexes = Object.fromEntries(Object.entries(PLACES).map(([hex, [x, y]]) => [hex, { x, y, name: hex }]))
  const session = {
    board: { client: 'assault', hexes, shape: SHAPE, turned: false, size: 80 },
    view: { game: 'assault', units: [{ unit: 'W1', place: 'W', facing: 'SE' }] },
    decision: { step: 'round', groups, done: null, volley: [], preset },
    table: { number: 1, heading: 'turn 1' },
    playback: { busy: false },
    renewed: () => {},
    act: (action: number) => done.push(action),
    look: () => new Promise(() => {}),
    preview: (...pose: string[]) => {
      asked.push(pose.join(' '))
      return Promise.resolve({ type: 'preview', id: 1, field: pose, shots: [] } as Preview)
    },
  }
  return { choosing: new Choosing(session as unknown as Session), done, asked, session }
}

const WALKS = [walk(1, 'N'), walk(2, 'SE'), walk(3, 'SW')]

describe('the facing of a unit', () => {
  it('is chosen by the hex beside its destination, and done when it is chosen again', () => {
    const { choosing, done } = deciding(WALKS)
    choosing.pick('W')
    choosing.consider(choosing.sorted(choosing.reach.get('D')!), false)
    expect(choosing.wanted?.facing).toBe('SE')
    expect([...choosing.turn.faced.keys()].sort()).toEqual(['N', 'SE'])
    choosing.turn.choose(choosing.turn.faced.get('N')!)
    expect(choosing.wanted?.facing).toBe('N')
    expect(done).toEqual([])
    choosing.turn.choose(choosing.turn.faced.get('N')!)
    expect(done).toEqual([1])
  })

  it('is shown before the unit goes where it can face only one way', () => {
    const { choosing, done, session } = deciding([walk(1, 'N')])
    choosing.pick('W')
    pick(session as unknown as Session, choosing, 'D')
    expect([choosing.wanted?.action, done]).toEqual([1, []])
    pick(session as unknown as Session, choosing, 'D')
    expect(done).toEqual([1])
  })

  it('is visited by the keyboard', () => {
    const { choosing } = deciding(WALKS)
    choosing.pick('W')
    choosing.consider(choosing.sorted(choosing.reach.get('D')!), false)
    expect(hexStops(choosing).sort()).toEqual(['N', 'SE'])
  })

  it('is put forward where the server says which, and comes back after another choice was dropped', () => {
    const faces = [walk(1, 'N', 'D', 'W5', null), walk(2, 'SE', 'D', 'W5', null)]
    const { choosing, done } = deciding(faces, 2)
    choosing.goOn()
    expect(choosing.wanted?.action).toBe(2)
    choosing.turn.choose(faces[0]!)
    choosing.back()
    expect(choosing.wanted?.action).toBe(2)
    choosing.confirm()
    expect(done).toEqual([2])
  })
})

describe('what a unit could attack from where it goes', () => {
  it('is about the facing that is pointed at, else about the chosen one', () => {
    const { choosing } = deciding(WALKS)
    choosing.pick('W')
    expect(choosing.turn.pose).toBeNull()
    choosing.hover('D')
    expect(choosing.turn.pose?.facing).toBe('SE')
    choosing.consider(choosing.sorted(choosing.reach.get('D')!), false)
    choosing.hover('N')
    expect(choosing.turn.pose?.facing).toBe('N')
    expect(choosing.wanted?.facing).toBe('SE')
    choosing.hover('far')
    expect(choosing.turn.pose?.facing).toBe('SE')
  })

  it('is asked once, and forgotten with the table', async () => {
    const { choosing, asked, session } = deciding(WALKS)
    choosing.pick('W')
    choosing.hover('D')
    const pose = choosing.turn.pose!
    await choosing.turn.foresee(pose)
    await choosing.turn.foresee(pose)
    expect(asked).toEqual(['W1 D SE'])
    expect(choosing.turn.ahead?.field).toEqual(['W1', 'D', 'SE'])
    choosing.turn.forget()
    expect(choosing.turn.ahead).toBeNull()
    const late = choosing.turn.foresee(pose)
    session.table = { number: 2, heading: 'turn 1' }
    await late
    expect(choosing.turn.ahead).toBeNull()
  })
})

describe('the next unit', () => {
  const TWO = [walk(1, 'N'), walk(2, 'SE', 'far', 'W2', 'V')]

  it('is picked when a round begins and after one has acted, the nearest to it', () => {
    const { choosing } = deciding(TWO)
    choosing.goOn()
    expect([choosing.picked, choosing.following]).toEqual(['W', true])
    choosing.clear()
    expect(choosing.following).toBe(false)
    choosing.do(TWO[1]!)
    choosing.goOn()
    expect(choosing.picked).toBe('V')
  })

  it('is not picked again after it was dropped or a choice was undone', () => {
    const { choosing } = deciding(TWO)
    choosing.goOn()
    choosing.back()
    choosing.goOn()
    expect(choosing.picked).toBeNull()
  })
})
