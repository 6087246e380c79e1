// What happens at a table apart from the moves: remarks, offers, clocks, and who plays for whom.

import type { FollowingGame, OfferNow, Remark, Talk, TalkToServer } from '../protocol'
import { remember, type Tokens } from '../state/seats'
import { isMuted } from './muted'

/** What others have done that somebody here may wait for, and would not see with the talk closed. */
const ANSWERS = ['refuse', 'withdraw', 'undone', 'resume', 'take-back', 'take-over']
/** Milliseconds for which it stands on the screen. */
const LASTS = 8000

export class TableTalk {
  /** What was told last; null before that, and in games without talk. */
  now = $state.raw<Talk | null>(null)
  remarks = $state.raw<Remark[]>([])
  /** Whether the remarks are on the screen. */
  open = $state(false)
  /** How many remarks of others have not been on the screen. */
  unread = $state(0)
  /** What somebody has just answered, in words; empty when it has been read. */
  answered = $state('')
  private fading: ReturnType<typeof setTimeout> | undefined
  /** When the last message came, in milliseconds, as `performance.now` counts them. */
  heard = 0
  private begun = false

  constructor(
    readonly game: string,
    private readonly tokens: Tokens,
    private readonly send: (message: TalkToServer) => boolean,
    private readonly leave: (game: string) => void,
  ) {}

  /** Take in a message of the server. */
  take(talk: Talk): void {
    this.heard = performance.now()
    const known = new Set(this.remarks.map(({ number }) => number))
    const again = talk.remarks.filter(({ number }) => known.has(number))
    const fresh = talk.remarks.filter(({ number }) => !known.has(number))
    const renewed = new Map(again.map((remark) => [remark.number, remark]))
    this.remarks = [...this.remarks.map((remark) => renewed.get(remark.number) ?? remark), ...fresh]
    const others = fresh.filter(({ kind, seat }) => kind === 'say' && seat !== talk.seat && !isMuted(this.game, seat))
    if (!this.open && this.begun) this.unread += others.length
    const answer = this.begun ? fresh.findLast(({ kind, seat }) => ANSWERS.includes(kind) && seat !== talk.seat) : undefined
    if (answer) this.tell(answer.text)
    const follows = this.begun && !this.now?.following && talk.following && !talk.following.pair
    this.now = talk
    this.begun = true
    if (follows && talk.seat !== null) this.follow(talk.following!)
  }

  /** Show for a while what somebody has answered. */
  private tell(text: string): void {
    clearTimeout(this.fading)
    this.answered = text
    this.fading = setTimeout(() => (this.answered = ''), LASTS)
  }

  /** Everything that may be read here. */
  get readable(): Remark[] {
    return this.remarks.filter(({ kind, seat }) => kind !== 'say' || !isMuted(this.game, seat))
  }

  /** Offers that somebody here has to answer, or can withdraw. */
  get offers(): OfferNow[] {
    return this.now?.offers.filter(({ own, answer }) => own || answer) ?? []
  }

  /** Seconds that a seat has left now; null when nobody counts them. */
  left(seat: number, at: number): number | null {
    const clock = this.now?.clock
    const left = clock?.left[seat] ?? null
    if (!clock || left === null) return null
    return clock.running === seat ? Math.max(0, left - (at - this.heard) / 1000) : left
  }

  toggle(): void {
    this.open = !this.open
    this.unread = 0
  }

  /** Say something; false when there is no connection, so that nothing is lost. */
  say(text: string): boolean {
    return this.send({ type: 'say', text })
  }

  offer(what: OfferNow['what']): void {
    this.send({ type: 'offer', what })
  }

  answer(what: OfferNow['what'], yes: boolean): void {
    this.send({ type: 'answer', what, yes })
  }

  resume(): void {
    this.send({ type: 'resume' })
  }

  takeOver(seat: number): void {
    this.send({ type: 'take-over', seat })
  }

  takeBack(): void {
    this.send({ type: 'take-back' })
  }

  report(number: number): void {
    this.send({ type: 'report', number, reason: '' })
  }

  /** Go to the game that follows: the tokens of this game are good for its seats. */
  follow({ id, seats }: FollowingGame): void {
    const own = seats.map((seat) => this.tokens[seat] ?? null)
    if (own.some(Boolean)) remember(id, own)
    this.leave(id)
  }
}
