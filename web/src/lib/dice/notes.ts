// What this browser noted about the dice while a game was played: nobody else can change that later.

import type { Contribution, LuckShare } from '../protocol'
import { canHash, hashed, isDue, randomBytes } from './derivation'

const KEY = 'echobase.dice'
/** Of how many games the notes are kept. */
const MOST = 200

interface Share extends LuckShare {
  /** What this seat gives next; its hash is the seal. */
  next: string
}

export interface Notes {
  /** The hash that the server had published before anything was given. */
  luck: string
  /** By seat: what was given from here, or is about to be. */
  shares: Record<number, Share[]>
  /** What all seats have given, as the server has acknowledged it. */
  seen: Contribution[]
}

type Known = Record<string, Notes>

function load(): Known {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Known
  } catch {
    return {}
  }
}

export function notesOf(game: string): Notes | null {
  return load()[game] ?? null
}

function keep(game: string, notes: Notes): void {
  const all = Object.entries({ ...load(), [game]: notes })
  localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(all.slice(-MOST))))
}

async function fresh(given: string): Promise<Share> {
  const next = randomBytes()
  return { given, seal: canHash() ? await hashed(next) : '', next }
}

function sent({ given, seal }: Share): LuckShare {
  return { given, seal }
}

/** What a seat gives when it sits down, once the hash has been noted. */
export async function firstShare(game: string, luck: string, seat: number): Promise<LuckShare> {
  const made = await fresh(randomBytes())
  const notes = notesOf(game) ?? { luck, shares: {}, seen: [] }
  const own = (notes.shares[seat] ??= [made])
  keep(game, notes)
  return sent(own[0]!)
}

/** What a seat gives in answer to another one that has joined; null when nothing is due, or it was given elsewhere. */
export async function nextShare(game: string, contributions: Contribution[], seat: number): Promise<LuckShare | null> {
  const last = contributions.findLast((one) => one.seat === seat)
  if (!last?.seal || !isDue(contributions, seat)) return null
  const given = (): number => notesOf(game)?.shares[seat]?.findIndex((one) => one.given === last.given) ?? -1
  const place = given()
  if (place < 0) return null
  const made = await fresh(notesOf(game)!.shares[seat]![place]!.next)
  const notes = notesOf(game)!
  const following = (notes.shares[seat]![given() + 1] ??= made)
  keep(game, notes)
  return sent(following)
}

/** Whether nothing of what was noted has changed; an undo lets it count from an earlier place. */
export function stillThere(noted: Contribution[], now: Contribution[]): boolean {
  return noted.every((one, number) => {
    const other = now[number]
    return !!other && other.seat === one.seat && other.given === one.given && other.seal === one.seal && other.place <= one.place
  })
}

/** Note what the server acknowledges; what contradicts earlier notes does not replace them. */
export function noteSeen(game: string, contributions: Contribution[]): void {
  const notes = notesOf(game)
  if (!notes || JSON.stringify(notes.seen) === JSON.stringify(contributions)) return
  if (stillThere(notes.seen, contributions)) keep(game, { ...notes, seen: contributions })
}
