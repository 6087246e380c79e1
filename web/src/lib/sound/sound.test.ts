import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Moment } from '../protocol'
import { settings } from '../state/settings.svelte'
import { cues } from './cues'
import { play } from './effects'
import { Music } from './music'

const activation = vi.hoisted(() => {
  const userActivation = { hasBeenActive: false }
  vi.stubGlobal('navigator', { language: 'en', userActivation })
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  return userActivation
})

/** Counts what is made, and who still plays. */
const desk = { contexts: 0, sources: 0, stopped: 0 }

class Param {
  value = 0
  setValueAtTime = vi.fn()
  setTargetAtTime = vi.fn()
  linearRampToValueAtTime = vi.fn()
  exponentialRampToValueAtTime = vi.fn()
}

class Sound {
  gain = new Param()
  frequency = new Param()
  detune = new Param()
  Q = new Param()
  connect = <T>(other: T): T => other
  disconnect = vi.fn()
  start = (): void => void (desk.sources += 1)
  stop = (): void => void (desk.stopped += 1)
}

class Context {
  state = 'running'
  currentTime = 0
  sampleRate = 100
  destination = new Sound()
  constructor() {
    desk.contexts += 1
  }
  createGain = (): Sound => new Sound()
  createOscillator = (): Sound => new Sound()
  createBiquadFilter = (): Sound => new Sound()
  createBufferSource = (): Sound => new Sound()
  createBuffer = (): unknown => ({ getChannelData: () => new Float32Array(10) })
}

beforeEach(() => {
  vi.stubGlobal('AudioContext', Context)
  Object.assign(desk, { contexts: 0, sources: 0, stopped: 0 })
  activation.hasBeenActive = false
  settings.effects = false
})

describe('effects', () => {
  // The context is made once and kept, so this comes first.
  it('make nothing when they are off, and nothing before a gesture', () => {
    activation.hasBeenActive = true
    play('dice')
    settings.effects = true
    activation.hasBeenActive = false
    play('dice')
    expect(desk).toEqual({ contexts: 0, sources: 0, stopped: 0 })
  })

  it.each(['choose', 'move', 'card', 'dice', 'hit', 'miss', 'turn', 'medal', 'victory', 'defeat'] as const)(
    'make %s of sources when they are on',
    (name) => {
      activation.hasBeenActive = settings.effects = true
      play(name)
      expect(desk.sources).toBeGreaterThan(0)
      expect(desk.contexts).toBeLessThanOrEqual(1)
    },
  )
})

describe('music', () => {
  afterEach(() => vi.useRealTimers())

  it('continues by itself until it is stopped, and then at once', () => {
    vi.useFakeTimers()
    const context = new Context()
    const music = new Music(context as unknown as AudioContext, 0.5)
    const first = desk.sources
    expect(first).toBeGreaterThan(4)
    context.currentTime = 20
    vi.advanceTimersByTime(1000)
    const second = desk.sources
    expect(second).toBeGreaterThan(first)
    music.stop()
    context.currentTime = 60
    vi.advanceTimersByTime(10_000)
    expect(desk.sources).toBe(second)
    expect(desk.stopped).toBeGreaterThanOrEqual(second)
  })
})

describe('what is heard of a moment', () => {
  const board = { client: 'battle' }
  const moment = (kind: string, more: Partial<Moment>, ...events: string[]): Moment =>
    ({ number: 1, by: 0, notation: '', kind, lines: events.map((event) => ({ text: '', event })), ...more }) as Moment

  it('is a move, a card, or dice and then what they brought', () => {
    expect(cues(board, moment('move', { from: 'A1', to: 'A2' }, 'battle-moved'))).toEqual({ begin: 'move', end: null })
    expect(cues(board, moment('play', {}, 'battle-played'))).toEqual({ begin: 'card', end: null })
    const faces = ['I']
    expect(cues(board, moment('roll', { faces }, 'battle-rolled', 'battle-missed'))).toEqual({ begin: 'dice', end: 'miss' })
    expect(cues(board, moment('roll', { faces }, 'battle-rolled', 'battle-hit'))).toEqual({ begin: 'dice', end: 'hit' })
  })

  it('is a movement at most in a game without sounds of its own', () => {
    expect(cues({ client: '' }, moment('play', {}, 'battle-played'))).toEqual({ begin: null, end: null })
  })
})
