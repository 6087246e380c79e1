// Calm music for the ice: slow chords, wind, and a bell now and then; composed while it plays.

/** Seconds of a chord, and how long it swells and fades. */
const CHORD = 10
const SWELL = 4
/** How far ahead chords are written, in seconds. */
const AHEAD = 2
/** Seconds in which it falls silent when it is turned off. */
const SILENCE = 0.15

/** Open chords around D, as semitones above its root; each leads on to any other. */
const CHORDS = [
  [0, 7, 14, 17],
  [-4, 3, 8, 15],
  [-7, 5, 8, 12],
  [-2, 5, 10, 14],
]
/** Notes of the bells: a scale that is in tune with every chord. */
const BELLS = [12, 15, 17, 19, 22, 24]
const ROOT = 146.83

const pitchOf = (semitones: number): number => ROOT * 2 ** (semitones / 12)
const anyOf = <T>(choices: readonly T[]): T => choices[Math.floor(Math.random() * choices.length)]!

export class Music {
  private readonly volume: GainNode
  private readonly sources = new Set<AudioScheduledSourceNode>()
  private readonly clock: ReturnType<typeof setInterval>
  /** When the next chord begins. */
  private next: number

  constructor(
    private readonly context: AudioContext,
    loud: number,
  ) {
    this.volume = context.createGain()
    this.volume.gain.value = loud
    this.volume.connect(context.destination)
    this.next = context.currentTime + 0.1
    this.wind()
    this.compose()
    this.clock = setInterval(() => this.compose(), 500)
  }

  louder(loud: number): void {
    this.volume.gain.setTargetAtTime(loud, this.context.currentTime, 0.05)
  }

  /** Silence at once, without a click. */
  stop(): void {
    clearInterval(this.clock)
    const { currentTime } = this.context
    this.volume.gain.setTargetAtTime(0, currentTime, SILENCE / 4)
    for (const source of this.sources) source.stop(currentTime + SILENCE)
    this.sources.clear()
    setTimeout(() => this.volume.disconnect(), SILENCE * 2000)
  }

  /** Write the chords that begin soon. */
  private compose(): void {
    while (this.next < this.context.currentTime + AHEAD) {
      for (const note of anyOf(CHORDS)) this.pad(pitchOf(note), this.next)
      for (let late = Math.random() * 4; late < CHORD; late += 2 + Math.random() * 5) this.bell(pitchOf(anyOf(BELLS)), this.next + late)
      this.next += CHORD
    }
  }

  /** Two voices slightly out of tune, behind a soft filter. */
  private pad(pitch: number, at: number): void {
    const end = at + CHORD + SWELL
    const volume = this.context.createGain()
    volume.gain.setValueAtTime(0, at)
    volume.gain.linearRampToValueAtTime(0.07, at + SWELL)
    volume.gain.setValueAtTime(0.07, at + CHORD)
    volume.gain.linearRampToValueAtTime(0, end)
    const filter = this.context.createBiquadFilter()
    filter.type = 'lowpass'
    filter.frequency.setValueAtTime(320, at)
    filter.frequency.linearRampToValueAtTime(760, at + CHORD / 2)
    filter.frequency.linearRampToValueAtTime(320, end)
    filter.connect(volume).connect(this.volume)
    for (const detune of [-5, 6]) {
      const voice = this.context.createOscillator()
      voice.type = 'sawtooth'
      voice.frequency.value = pitch
      voice.detune.value = detune
      voice.connect(filter)
      this.run(voice, at, end)
    }
  }

  private bell(pitch: number, at: number): void {
    const volume = this.context.createGain()
    volume.gain.setValueAtTime(0.05, at)
    volume.gain.exponentialRampToValueAtTime(0.0001, at + 3)
    const voice = this.context.createOscillator()
    voice.frequency.value = pitch * 2
    voice.connect(volume).connect(this.volume)
    this.run(voice, at, at + 3)
  }

  /** Noise that rises and falls slowly, as long as the music lasts. */
  private wind(): void {
    const { context } = this
    const length = context.sampleRate * 4
    const buffer = context.createBuffer(1, length, context.sampleRate)
    const data = buffer.getChannelData(0)
    for (let place = 0; place < length; place += 1) data[place] = Math.random() * 2 - 1
    const source = context.createBufferSource()
    source.buffer = buffer
    source.loop = true
    const filter = context.createBiquadFilter()
    filter.type = 'bandpass'
    filter.frequency.value = 420
    filter.Q.value = 0.8
    const volume = context.createGain()
    volume.gain.value = 0.03
    const gusts = context.createOscillator()
    gusts.frequency.value = 0.07
    const depth = context.createGain()
    depth.gain.value = 0.02
    gusts.connect(depth).connect(volume.gain)
    source.connect(filter).connect(volume).connect(this.volume)
    this.run(source, context.currentTime)
    this.run(gusts, context.currentTime)
  }

  private run(source: AudioScheduledSourceNode, at: number, end?: number): void {
    this.sources.add(source)
    source.onended = () => this.sources.delete(source)
    source.start(at)
    if (end !== undefined) source.stop(end)
  }
}
