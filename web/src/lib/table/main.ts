// Which button is the one to press next, and what it does.

import type { Choosing } from '../state/choosing.svelte'
import type { Session } from '../state/session.svelte'
import { t } from '../state/words.svelte'
import { clientOf } from '../games'
import { take } from '../lessons/take'
import { goNext } from '../puzzles/open'
import { whyNotNow } from './refusals'
import type { LessonNow, Offer, PuzzleNow } from '../protocol'
import { go } from '../state/router.svelte'
import { facingName } from './names'

export interface Main {
  label: string
  icon?: string
  calm: boolean
  run: (() => void) | null
  /** Why it does nothing now. */
  why?: string
}

export function mainOf(session: Session, choosing: Choosing): Main {
  const { decision, playback, table } = session
  if (playback.busy) {
    return { label: t('web-skip'), icon: 'i-skip', calm: true, run: () => playback.skip() }
  }
  const lesson = session.lesson && lessonMain(session, session.lesson)
  if (lesson) return lesson
  const puzzle = session.puzzle && puzzleMain(session, session.puzzle)
  if (puzzle) return puzzle
  const why = whyNotNow(session)
  if (session.late) return { label: t('web-wait'), calm: true, run: null, why }
  if (choosing.guarding && decision?.done) {
    return { label: decision.done.label, calm: false, run: () => choosing.done() }
  }
  const { plan } = choosing
  if (plan.offers.length) {
    const label = t(plan.shooting ? 'web-plan-fire' : 'web-plan-move', { count: plan.offers.length })
    return { label, calm: false, run: plan.ripe ? () => plan.carryOut() : null }
  }
  if (plan.active) {
    const label = t(plan.team.length ? 'web-plan-choose-place' : 'web-plan-choose-units')
    return { label, calm: true, run: null, why: label }
  }
  const wanted = choosing.wanted
  if (wanted) return { ...labelOf(wanted, session), calm: false, run: () => choosing.confirm() }
  const { stop } = choosing
  if (stop) return { label: stop.label, calm: true, run: () => choosing.do(stop) }
  if (decision?.done) {
    const left = choosing.groups.some((group) => group.offers.length)
    return { label: decision.done.label, calm: left, run: () => choosing.done() }
  }
  const { only } = choosing
  if (only) return { label: only.label, calm: false, run: () => choosing.do(only) }
  if (decision) return { label: t('web-choose'), calm: true, run: null, why: decision.prompt }
  if (table?.result) return { label: t('web-see-result'), calm: false, run: () => (session.finished = true) }
  return { label: t('web-wait'), calm: true, run: null, why }
}

/** What is next when a lesson stops; null while it goes on, and where a whole game has its result. */
function lessonMain(session: Session, { state, following, battle }: LessonNow): Main | null {
  if (state === 'playing' || (state === 'done' && battle)) return null
  if (state === 'again') return { label: t('web-try-again'), icon: 'i-again', calm: false, run: () => session.again() }
  const game = session.board?.game
  if (!following || !game) return { label: t('web-all-lessons'), calm: false, run: () => go('learn') }
  return { label: t('web-next-lesson'), icon: 'i-next', calm: false, run: () => void take(game, following).catch((error: Error) => (session.notice = error.message)) }
}

/** What is next when a puzzle has been answered; null before that. */
function puzzleMain(session: Session, { state, game, id }: PuzzleNow): Main | null {
  if (state === 'open') return null
  if (state === 'wrong') return { label: t('web-try-again'), icon: 'i-again', calm: false, run: () => session.again() }
  const next = (): void => void goNext(game, id).catch((error: Error) => (session.notice = error.message))
  return { label: t('web-puzzle-next'), icon: 'i-next', calm: false, run: next }
}

function labelOf(offer: Offer, { board, seat }: Session): { label: string; icon?: string } {
  const client = board && clientOf(board)
  const die = client?.die?.(board?.sides[seat ?? 0] ?? '')
  if (offer.odds) {
    const { dice } = offer.odds
    const points = client?.rollCost?.(offer) ?? 0
    const label = points ? t('web-roll-force', { dice, points }) : t('web-roll', { dice })
    return die ? { label, icon: `die-${die}` } : { label }
  }
  if (offer.cost?.points) return { label: t('web-spend', { points: offer.cost.points }) }
  if (offer.facing && (!offer.hex || offer.hex === offer.to)) return { label: t('web-face', { facing: facingName(offer.facing) }) }
  if (offer.hex && offer.to) return { label: t('web-go-there') }
  if (offer.kind === 'reroll') return { label: t('web-reroll') }
  if (offer.kind === 'play') return { label: t('web-play-card'), icon: 'i-cards' }
  const card = offer.kind === 'support' && board?.cards[offer.card ?? '']
  return card ? { label: t('web-use-card', { card: card.title }), icon: 'i-cards' } : { label: t('web-do-it') }
}
