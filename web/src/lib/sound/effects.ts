// Short sounds made on the spot; nothing is loaded, and nothing is heard unless it was asked for.

import { settings } from '../state/settings.svelte'
import { audio } from './audio'

/** What sounds are made of: where to send them, and how loud. */
interface Desk {
  context: AudioContext
  out: AudioNode
}

type Wave = OscillatorType

/** A note that glides from one pitch to another and dies away. */
function tone({ context, out }: Desk, at: number, from: number, to: number, span: number, loud: number, type: Wave = 'triangle'): void {
  const oscillator = context.createOscillator()
  oscillator.type = type
  oscillator.frequency.setValueAtTime(from, at)
  oscillator.frequency.exponentialRampToValueAtTime(to, at + span)
  oscillator.connect(fading(context, at, span, loud)).connect(out)
  oscillator.start(at)
  oscillator.stop(at + span)
}

/** A puff of noise around a pitch. */
function noise({ context, out }: Desk, at: number, span: number, pitch: number, loud: number, sharp = 1): void {
  const length = Math.ceil(context.sampleRate * span)
  const buffer = context.createBuffer(1, length, context.sampleRate)
  const data = buffer.getChannelData(0)
  for (let place = 0; place < length; place += 1) data[place] = Math.random() * 2 - 1
  const source = context.createBufferSource()
  source.buffer = buffer
  const filter = context.createBiquadFilter()
  filter.type = 'bandpass'
  filter.frequency.value = pitch
  filter.Q.value = sharp
  source.connect(filter).connect(fading(context, at, span, loud)).connect(out)
  source.start(at)
}

function fading(context: AudioContext, at: number, span: number, loud: number): GainNode {
  const volume = context.createGain()
  volume.gain.setValueAtTime(loud, at)
  volume.gain.exponentialRampToValueAtTime(0.0001, at + span)
  return volume
}

const FANFARE = [262, 330, 392, 523, 659]
const LAMENT = [392, 349, 311, 262, 196]

const EFFECTS = {
  /** A choice was made. */
  choose: (desk: Desk, at: number) => tone(desk, at, 620, 780, 0.09, 0.08),
  /** Steps in the snow. */
  move: (desk: Desk, at: number) => [0, 0.11].forEach((late) => noise(desk, at + late, 0.12, 420, 0.22)),
  /** A card slides over the table. */
  card: (desk: Desk, at: number) => {
    noise(desk, at, 0.16, 3200, 0.14, 0.6)
    noise(desk, at + 0.13, 0.05, 900, 0.2)
  },
  dice: (desk: Desk, at: number) => [0, 0.09, 0.16, 0.3, 0.42].forEach((late) => noise(desk, at + late, 0.05, 2400, 0.3)),
  /** A blast and its echo. */
  hit: (desk: Desk, at: number) => {
    tone(desk, at, 190, 42, 0.42, 0.3, 'sawtooth')
    noise(desk, at, 0.4, 300, 0.4, 0.5)
    noise(desk, at + 0.05, 0.7, 120, 0.25, 0.5)
  },
  /** A bolt that goes by. */
  miss: (desk: Desk, at: number) => tone(desk, at, 1500, 260, 0.26, 0.07, 'sawtooth'),
  /** It is your turn. */
  turn: (desk: Desk, at: number) => {
    tone(desk, at, 330, 330, 0.18, 0.1)
    tone(desk, at + 0.16, 495, 495, 0.28, 0.1)
  },
  /** A medal is put down. */
  medal: (desk: Desk, at: number) => {
    tone(desk, at, 988, 988, 0.5, 0.07, 'sine')
    tone(desk, at + 0.02, 1480, 1480, 0.4, 0.04, 'sine')
  },
  victory: (desk: Desk, at: number) => {
    FANFARE.forEach((pitch, place) => tone(desk, at + place * 0.16, pitch, pitch, 0.5, 0.1))
    for (const pitch of [262, 392, 523]) tone(desk, at + 0.85, pitch, pitch, 1.6, 0.08)
  },
  defeat: (desk: Desk, at: number) => {
    LAMENT.forEach((pitch, place) => tone(desk, at + place * 0.24, pitch, pitch * 0.98, 0.6, 0.09))
    for (const pitch of [98, 131, 156]) tone(desk, at + 1.2, pitch, pitch, 1.8, 0.08)
  },
}

export type Effect = keyof typeof EFFECTS

/** Let an effect be heard, at once or this many milliseconds later. */
export function play(name: Effect, late = 0): void {
  const context = settings.effects ? audio() : null
  if (!context) return
  const out = context.createGain()
  out.gain.value = settings.effectsVolume
  out.connect(context.destination)
  EFFECTS[name]({ context, out }, context.currentTime + late / 1000)
}
