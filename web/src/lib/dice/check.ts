// Checks the dice of a finished game against what this browser noted while it was played.

import type { Contribution, DiceProof } from '../protocol'
import { brokenAt, commitment, drawn, inForce, picked, takesContributions } from './derivation'
import { stillThere, type Notes } from './notes'

export interface Verdict {
  /** For each roll in its order. */
  rolls: ('fits' | 'wrong' | 'typed')[]
  /** Whether the secret fits the hash, for this game and these seats. */
  secret: boolean
  /** Whether the hash is the one that was noted; null without notes. */
  luck: boolean | null
  /** Whether what was given from here, and what was seen of others, is as it was; null without notes. */
  given: boolean | null
  /** What a seat gave that it had not sealed, if anything. */
  broken: Contribution | null
  /** How many rolls rest on the secret alone, and whether all do because the game is older. */
  alone: number
  older: boolean
}

export async function checkDice(proof: DiceProof, notes: Notes | null): Promise<Verdict> {
  const { terms, secret, luck, contributions, rolls } = proof
  const values = await drawn(secret, terms.id, rolls.map(({ place }) => place), contributions)
  const older = !takesContributions(secret)
  return {
    rolls: rolls.map(({ typed, chances, outcome }, number) => (typed ? 'typed' : picked(chances, values[number]!) === outcome ? 'fits' : 'wrong')),
    secret: (await commitment(secret, terms)) === luck,
    luck: notes && notes.luck === luck,
    given: notes && !older ? asGiven(notes, contributions) : null,
    broken: await brokenAt(contributions),
    alone: older ? 0 : rolls.filter(({ typed, place }) => !typed && !inForce(contributions, place).length).length,
    older,
  }
}

/** Whether each seat here gave, and nothing is in its name that this browser neither gave nor was shown. */
function asGiven({ shares, seen }: Notes, contributions: Contribution[]): boolean {
  const known = [...Object.values(shares).flat(), ...seen].map(({ given }) => given)
  const own = Object.keys(shares).map((seat) => contributions.filter((one) => one.seat === Number(seat)))
  return stillThere(seen, contributions) && own.every((given) => given.length && given.every((one) => known.includes(one.given)))
}

/** Whether everything fits. */
export function holds({ rolls, secret, luck, given, broken }: Verdict): boolean {
  return secret && luck !== false && given !== false && !broken && !rolls.includes('wrong')
}
