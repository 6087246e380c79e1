// Short sounds made on the spot; nothing is loaded, and nothing is heard unless it was asked for.

import { settings } from './state/settings.svelte'

let audio: AudioContext | null = null

function tone(at: number, from: number, to: number, span: number, loud: number): void {
  const oscillator = audio!.createOscillator()
  const volume = audio!.createGain()
  oscillator.type = 'triangle'
  oscillator.frequency.setValueAtTime(from, at)
  oscillator.frequency.exponentialRampToValueAtTime(to, at + span)
  volume.gain.setValueAtTime(loud, at)
  volume.gain.exponentialRampToValueAtTime(0.0001, at + span)
  oscillator.connect(volume).connect(audio!.destination)
  oscillator.start(at)
  oscillator.stop(at + span)
}

function noise(at: number, span: number, pitch: number, loud: number): void {
  const length = Math.ceil(audio!.sampleRate * span)
  const buffer = audio!.createBuffer(1, length, audio!.sampleRate)
  const data = buffer.getChannelData(0)
  for (let place = 0; place < length; place += 1) data[place] = Math.random() * 2 - 1
  const source = audio!.createBufferSource()
  const filter = audio!.createBiquadFilter()
  const volume = audio!.createGain()
  source.buffer = buffer
  filter.type = 'bandpass'
  filter.frequency.value = pitch
  volume.gain.setValueAtTime(loud, at)
  volume.gain.exponentialRampToValueAtTime(0.0001, at + span)
  source.connect(filter).connect(volume).connect(audio!.destination)
  source.start(at)
}

const SOUNDS = {
  move: (at: number) => noise(at, 0.22, 420, 0.16),
  dice: (at: number) => [0, 0.09, 0.16, 0.3, 0.42].forEach((late) => noise(at + late, 0.05, 2400, 0.3)),
  choose: (at: number) => tone(at, 620, 780, 0.09, 0.08),
  turn: (at: number) => {
    tone(at, 330, 330, 0.18, 0.1)
    tone(at + 0.16, 495, 495, 0.28, 0.1)
  },
  win: (at: number) => [262, 330, 392, 523].forEach((pitch, n) => tone(at + n * 0.14, pitch, pitch, 0.4, 0.1)),
  lose: (at: number) => [392, 330, 277, 196].forEach((pitch, n) => tone(at + n * 0.17, pitch, pitch, 0.4, 0.1)),
}

export function play(name: keyof typeof SOUNDS): void {
  if (!settings.sound) return
  try {
    audio ??= new AudioContext()
    SOUNDS[name](audio.currentTime)
  } catch {
    // A browser without sound plays in silence.
  }
}
