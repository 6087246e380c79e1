import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Contribution, DiceProof, DiceTerms } from '../protocol'
import { checkDice, holds } from './check'
import { commitment, drawn, picked } from './derivation'
import { firstShare, nextShare, notesOf, noteSeen } from './notes'

const TERMS: DiceTerms = { id: 'g', game: 'battle', rules_version: 1, setup: 'x', sides: ['rebel', 'empire'] }
const SECRET = `2-${'5'.repeat(62)}`
const CHANCES = Array.from({ length: 50 }, () => 1 / 50)

async function proofOf(contributions: Contribution[]): Promise<DiceProof> {
  const places = [0, 3, 4, 9]
  const values = await drawn(SECRET, 'g', places, contributions)
  const rolls = places.map((place, number) => ({ place, when: '', text: '', chances: CHANCES, outcome: picked(CHANCES, values[number]!) }))
  return { terms: TERMS, luck: await commitment(SECRET, TERMS), secret: SECRET, contributions, rolls }
}

/** A game in which this browser has seat 0, and somebody else comes later. */
async function played(): Promise<DiceProof> {
  const luck = await commitment(SECRET, TERMS)
  const first = await firstShare('g', luck, 0)
  const given: Contribution[] = [
    { seat: 0, place: 0, given: first.given, seal: first.seal! },
    { seat: 1, place: 4, given: '3'.repeat(64), seal: '' },
  ]
  noteSeen('g', given)
  const answer = await nextShare('g', given, 0)
  given.push({ seat: 0, place: 4, given: answer!.given, seal: answer!.seal! })
  noteSeen('g', given)
  return proofOf(given)
}

describe('the check of the dice', () => {
  beforeEach(() => {
    const kept = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    })
  })

  it('finds that all fits', async () => {
    const verdict = await checkDice(await played(), notesOf('g'))
    expect(verdict).toEqual({ rolls: ['fits', 'fits', 'fits', 'fits'], secret: true, luck: true, given: true, broken: null, alone: 0, older: false })
    expect(holds(verdict)).toBe(true)
  })

  it('gives the same again to a server that did not hear it', async () => {
    const proof = await played()
    expect((await firstShare('g', 'other', 0)).given).toBe(proof.contributions[0]!.given)
    expect((await nextShare('g', proof.contributions.slice(0, 2), 0))!.given).toBe(proof.contributions[2]!.given)
    expect(await nextShare('g', proof.contributions, 0)).toBeNull()
    expect(notesOf('g')!.luck).toBe(proof.luck)
  })

  it('finds a changed roll', async () => {
    const proof = await played()
    proof.rolls[1]!.outcome = (proof.rolls[1]!.outcome + 1) % CHANCES.length
    const verdict = await checkDice(proof, notesOf('g'))
    expect(verdict.rolls).toEqual(['fits', 'wrong', 'fits', 'fits'])
    expect(holds(verdict)).toBe(false)
  })

  it('finds a server that has chosen another secret, whose rolls all fit', async () => {
    const proof = await played()
    localStorage.setItem('echobase.dice', JSON.stringify({ g: { ...notesOf('g')!, luck: 'published before' } }))
    expect(await checkDice(proof, notesOf('g'))).toMatchObject({ secret: true, luck: false })
    expect(await checkDice({ ...proof, luck: 'f'.repeat(64) }, null)).toMatchObject({ secret: false, luck: null, given: null })
  })

  it.each([
    ['other bytes', (one: Contribution) => ({ ...one, given: '4'.repeat(64) })],
    ['a later place', (one: Contribution) => ({ ...one, place: 9 })],
    ['another seat', (one: Contribution) => ({ ...one, seat: 0 })],
  ])('finds %s of the opponent, even if all rolls fit', async (_, change) => {
    const { contributions } = await played()
    const proof = await proofOf(contributions.map((one, number) => (number === 1 ? change(one) : one)))
    noteSeen('g', proof.contributions)
    expect((await checkDice(proof, notesOf('g'))).given).toBe(false)
  })

  it('finds a server that left out or replaced what was given from here', async () => {
    const { luck, contributions } = await played()
    await firstShare('h', luck, 0)
    expect((await checkDice(await proofOf([]), notesOf('h'))).given).toBe(false)
    const forged = await proofOf([{ ...contributions[1]!, seat: 0 }])
    expect((await checkDice(forged, notesOf('h'))).given).toBe(false)
  })

  it('lets an undo bring a contribution forward', async () => {
    const { contributions } = await played()
    const proof = await proofOf(contributions.map((one) => ({ ...one, place: Math.min(one.place, 3) })))
    expect((await checkDice(proof, notesOf('g'))).given).toBe(true)
  })
})
