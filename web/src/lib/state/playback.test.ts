import { afterEach, beforeEach, describe, expect, it, vi, type Mock } from 'vitest'
import type { Moment, View } from '../protocol'
import { Playback } from './playback.svelte'
import { settings } from './settings.svelte'
import type { Drawn, Scene } from './takes'

const media = vi.hoisted(() => {
  const wanted = { matches: true } // motion is to be reduced
  vi.stubGlobal('navigator', { language: 'en' })
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('matchMedia', () => wanted)
  return wanted
})

function scene(number: number, mine = false): Scene {
  const moment = { number, by: 1, notation: '', kind: 'move', from: `A${number}`, to: `B${number}`, lines: [{ text: `${number}` }] }
  return { moment: moment as unknown as Moment, view: { number } as unknown as View, mine }
}

const ENOUGH = 3000

describe('playback without motion', () => {
  let ended: Mock<() => void>
  let playback: Playback

  beforeEach(() => {
    vi.useFakeTimers()
    settings.speed = 1
    ended = vi.fn()
    playback = new Playback(ended, () => ({ begin: null, end: null }))
  })
  afterEach(() => vi.useRealTimers())

  it('tells one moment after the other, each at its end at once', async () => {
    playback.add([scene(1), scene(2)])
    expect([playback.now?.number, playback.shown, playback.motions]).toEqual([1, 1, []])
    expect(playback.view).toEqual({ number: 1 })
    await vi.advanceTimersByTimeAsync(ENOUGH / 4)
    expect([playback.now?.number, playback.busy]).toEqual([2, true])
    await vi.advanceTimersByTimeAsync(ENOUGH)
    expect([playback.now, playback.busy, playback.shown]).toEqual([null, false, 2])
    expect(ended).toHaveBeenCalledOnce()
  })

  it('waits when paused, and continues by one moment or all', async () => {
    playback.add([scene(1), scene(2), scene(3), scene(4)])
    playback.pause()
    await vi.advanceTimersByTimeAsync(ENOUGH)
    expect(playback.now?.number).toBe(1)
    playback.step()
    await vi.advanceTimersByTimeAsync(ENOUGH)
    expect(playback.now?.number).toBe(2)
    playback.step()
    await vi.advanceTimersByTimeAsync(ENOUGH)
    expect(playback.now?.number).toBe(3)
    playback.skip()
    await vi.advanceTimersByTimeAsync(0)
    expect([playback.busy, playback.shown]).toEqual([false, 4])
  })

  it('keeps nobody waiting for what they did themselves', async () => {
    playback.add([scene(1, true)])
    await vi.advanceTimersByTimeAsync(0)
    expect(ended).toHaveBeenCalledOnce()
  })

  it('shows a card until it is read or put away', async () => {
    const drawn = ({ number }: Moment): Drawn | null => (number === 2 ? null : { key: 'event', words: 'x'.repeat(150) })
    playback = new Playback(ended, () => ({ begin: null, end: null }), drawn)
    playback.add([scene(1), scene(2), scene(3)])
    expect([playback.now?.card?.key, playback.shown]).toEqual(['event', 1])
    await vi.advanceTimersByTimeAsync(ENOUGH)
    expect(playback.now?.card?.key).toBe('event')
    playback.dismiss()
    await vi.advanceTimersByTimeAsync(0)
    expect([playback.now?.number, playback.now?.card]).toEqual([2, undefined])
    await vi.advanceTimersByTimeAsync(ENOUGH)
    playback.pause()
    playback.dismiss()
    await vi.advanceTimersByTimeAsync(2 * ENOUGH)
    expect([playback.now?.number, playback.now?.card, playback.busy]).toEqual([3, null, true])
    playback.pause()
    await vi.advanceTimersByTimeAsync(0)
    expect(ended).toHaveBeenCalledOnce()
  })

  it('shows only the end when everything is instant', () => {
    settings.speed = 0
    playback.add([scene(1), scene(2)])
    expect([playback.now, playback.busy, playback.shown]).toEqual([null, false, 2])
    expect(ended).toHaveBeenCalledOnce()
  })
})

describe('playback with motion', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    media.matches = false
    settings.speed = 1
    settings.tell = 'together'
  })
  afterEach(() => {
    media.matches = true
    vi.useRealTimers()
  })

  it('moves all pieces of one side at the same time, and steps to what follows', async () => {
    const playback = new Playback(() => {}, () => ({ begin: null, end: null }))
    const roll = scene(3)
    Object.assign(roll.moment, { kind: 'roll', by: null, faces: ['V'] })
    playback.add([scene(1), scene(2), roll])
    expect([playback.motions.length, playback.now?.lines]).toEqual([2, ['1', '2']])
    playback.pause()
    await vi.advanceTimersByTimeAsync(ENOUGH)
    expect([playback.now?.number, playback.now?.faces]).toEqual([2, []])
    playback.step()
    await vi.advanceTimersByTimeAsync(ENOUGH)
    expect([playback.now?.number, playback.roll?.number]).toEqual([3, 3])
    playback.skip()
    await vi.advanceTimersByTimeAsync(0)
    expect(playback.busy).toBe(false)
  })

  it('tells every step where that is wanted', () => {
    settings.tell = 'steps'
    const playback = new Playback(() => {}, () => ({ begin: null, end: null }))
    playback.add([scene(1), scene(2)])
    expect(playback.now?.lines).toEqual(['1'])
  })
})
