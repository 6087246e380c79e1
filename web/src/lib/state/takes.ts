// Which moments are shown together, and what is told of them in one caption.

import type { Line, Moment, View } from '../protocol'
import { brought, plain } from '../table/log'
import { moves } from './moving'

/** How much is told: every step, like events together, or only what came of them. */
export const TELLINGS = ['steps', 'together', 'brief'] as const
export type Telling = (typeof TELLINGS)[number]

/** A moment and what is seen after it. */
export interface Scene {
  moment: Moment
  view: View | null
  mine: boolean
}

/** A card that was turned over, to be shown large: its key, and all words on it. */
export interface Drawn {
  key: string
  words: string
}

/** A caption: what happened, the dice, and what came of it. */
export interface Told {
  /** The number of the last moment it tells of. */
  number: number
  intro: string[]
  faces: string[]
  lines: string[]
  /** How many more lines there would be. */
  more: number
  /** The card that was turned over; the lines do not say again what stands on it. */
  card?: Drawn | null
}

/** A piece that goes from one hex to another; by its name where a hex holds several. */
export interface Way {
  from: string
  to: string
  unit?: string | null
}

const SHOTS = ['attack', 'fire', 'harpoon', 'strike']
/** Lines of a caption. */
const MOST = 4
/** Pieces that move at the same time. */
const CROWD = 12

type Sort = 'silent' | 'words' | 'move' | 'shot' | 'dice' | 'damage'

export function isShot({ kind, from, to }: Moment): boolean {
  return SHOTS.includes(kind) && !!from && !!to
}

function sortOf(moment: Moment): Sort {
  if (moment.faces?.length) return 'dice'
  if (moment.kind === 'damage') return 'damage'
  if (moves(moment)) return 'move'
  if (isShot(moment)) return 'shot'
  return moment.lines.length ? 'words' : 'silent'
}

/** How many scenes at the head of the queue are one take; `grave` moments end theirs, some are shown `alone`. */
export function together(queue: Scene[], how: Telling, grave: (moment: Moment) => boolean, alone: (moment: Moment) => boolean): number {
  if (how === 'steps' || (queue[0] && alone(queue[0].moment))) return 1
  let body: Sort | null = null
  let by: number | null = null
  let count = 0
  let lines = 0
  let turned = false
  for (const { moment } of queue) {
    const sort = sortOf(moment)
    // What the next player does is not told under the name of the one before.
    if ((turned && sort !== 'silent') || alone(moment) || !joins(sort, moment, { how, body, by, count, lines })) break
    count += 1
    lines += moment.lines.length
    turned ||= moment.lines.some((line) => line.heading)
    if (sort === 'silent' || (sort === 'words' && moment.by === null)) continue
    if (sort !== 'words') body = sort
    by = moment.by ?? by
    if (how === 'together' && grave(moment) && sort === 'move') break
  }
  return Math.max(count, 1)
}

interface Sofar {
  how: Telling
  /** What is seen of the take: pieces that move, a shot, its dice; nothing while it is words. */
  body: Sort | null
  by: number | null
  count: number
  lines: number
}

/** Whether a moment belongs to the take. */
function joins(sort: Sort, { by }: Moment, take: Sofar): boolean {
  if (!take.count || sort === 'silent') return true
  const same = take.by === null || by === null || take.by === by
  if (sort === 'words') return take.body ? take.body === 'move' && by !== null && same : take.lines < MOST
  if (sort === 'damage' || sort === 'dice') return take.body === 'shot' || (sort === 'damage' && take.body === 'dice') || (take.how === 'brief' && !!take.body)
  if (take.count >= CROWD) return false
  if (!take.body) return same
  return same && (take.how === 'brief' || (sort === 'move' && take.body === 'move'))
}

const words = (lines: Line[]): string[] => lines.map((line) => plain(line.text))

/** How many letters of a take have to be read: moves and shots are seen as well. */
export function lettersOf(moments: Moment[]): number {
  const told = moments.filter((moment) => sortOf(moment) === 'words').flatMap(({ lines }) => words(lines))
  return told.reduce((sum, line) => sum + line.length, 0)
}

/** What is told of a moment that turns over a card: its first line names the card, and those like it say what it does. */
function besides({ lines }: Moment): Line[] {
  return lines.filter((line) => !line.heading && line.event !== lines[0]?.event)
}

/** The caption of a moment that turns over a card. */
export function toldBeside(card: Drawn, moment: Moment): Told {
  return { number: moment.number, intro: [], faces: [], lines: words(besides(moment)), more: 0, card }
}

/** One caption for all moments of a take. */
export function toldOf(moments: Moment[]): Told {
  const number = moments.at(-1)?.number ?? -1
  const rolls = moments.filter((moment) => moment.faces?.length)
  const only = rolls.length === 1 ? moments.indexOf(rolls[0]!) : -1
  const before = only < 0 ? [] : moments.slice(0, only)
  // Of several shots only what came of them.
  const rest = only < 0 ? moments.filter((moment) => !rolls.length || !isShot(moment)) : moments.slice(only)
  const lines = words(rest.flatMap(brought))
  return {
    number,
    intro: words(before.flatMap((moment) => moment.lines)),
    faces: only < 0 ? [] : (moments[only]!.faces ?? []),
    lines: lines.slice(0, MOST),
    more: Math.max(lines.length - MOST, 0),
  }
}

/** The ways of all pieces that move; steps of one piece are one way. */
export function waysOf(moments: Moment[]): Way[] {
  const ways: Way[] = []
  for (const moment of moments.filter(moves)) {
    const { from, to, unit, kind } = moment as Moment & { from: string; to: string }
    const last = ways.findLast((way) => (unit ? way.unit === unit : kind === 'step' && way.to === from))
    if (last) last.to = to
    else ways.push({ from, to, unit })
  }
  return ways
}
