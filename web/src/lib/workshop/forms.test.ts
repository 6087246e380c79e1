import { expect, it } from 'vitest'
import { choicesOf, fieldPath, fieldsThatMatter, formOf, freshPart, hexesIn, placeNameOf, problemsAt, shownHexes } from './forms'
import type { Document } from './change'
import type { WorkshopField, WorkshopForm, WorkshopProblem } from '../protocol'

const VICTORY = { id: 'victory', name: 'Victory', path: 'victory.rebel', repeated: false, fields: [{ id: 'medals', name: 'Medals', optional: false, default: 4 }, { id: 'note', optional: true, default: 'x' }] } as WorkshopForm
const EXITS = { id: 'exits', name: 'Exits', path: 'exits', repeated: true, fields: [{ id: 'hexes', name: 'Hexes', optional: false, default: [] }, { id: 'side', optional: false, default: null }] } as unknown as WorkshopForm

function problem(field: string): WorkshopProblem {
  return { text: field, field, hexes: [] }
}

it('fields have a place in the document', () => {
  expect(fieldPath(VICTORY, VICTORY.fields[0]!)).toEqual(['victory', 'rebel', 'medals'])
  expect(fieldPath(EXITS, EXITS.fields[0]!, 2)).toEqual(['exits', 2, 'hexes'])
})

it('a new part has what must be there', () => {
  expect(freshPart(VICTORY)).toEqual({ medals: 4 })
  expect(freshPart(EXITS)).toEqual({ hexes: [] })
})

it('a new part has an id of its own', () => {
  const form = { fields: [{ id: 'id', default: 'exit' }, { id: 'goal.count', default: 1 }] } as WorkshopForm
  expect(freshPart(form)).toEqual({ id: 'exit', goal: { count: 1 } })
  expect(freshPart(form, [{ id: 'exit' }, { id: 'exit-2' }]).id).toBe('exit-3')
})

it('a choice may be a part of the document', () => {
  const field = { id: 'of', source: ['exits', 'objectives'], choices: [{ id: 'a', name: 'A' }] } as WorkshopField
  expect(choicesOf(field, { exits: [{ id: 'gate' }, {}] })).toEqual([{ id: 'a', name: 'A' }, { id: 'gate', name: 'gate' }])
})

it('a problem leads to its form and field', () => {
  const forms = [VICTORY, EXITS]
  expect(formOf(forms, problem('exits[1].hexes[0]'))).toBe(EXITS)
  expect(formOf(forms, problem('victory.rebel.medals'))).toBe(VICTORY)
  expect(formOf(forms, problem('victory'))).toBe(VICTORY)
  expect(formOf(forms, problem('units[3].hex'))).toBeNull()
  expect(formOf(forms, problem(''))).toBeNull()
  expect(problemsAt([problem('exits[1].hexes[0]'), problem('exits[11].hexes')], ['exits', 1, 'hexes'])).toHaveLength(1)
})

it('a problem says which form and field it is about', () => {
  const name = (field: string): string => placeNameOf([VICTORY, EXITS], problem(field))
  expect(name('exits[1].hexes[0]')).toBe('Exits 2 · Hexes')
  expect(name('exits')).toBe('Exits')
  expect(name('victory.rebel.medals')).toBe('Victory · Medals')
  expect(name('units[3].hex')).toBe('')
})

it('of a whole area only the first hex is named', () => {
  expect(shownHexes(['A1', 'A2'])).toEqual(['A1', 'A2'])
  expect(shownHexes(Array.from({ length: 40 }, (_, hex) => String(hex)))).toEqual(['0'])
})

it('hexes may be typed', () => {
  expect(hexesIn(' a1, B2;b2  c3')).toEqual(['A1', 'B2', 'C3'])
})

it('leaves out fields that mean nothing beside the others', () => {
  const fields = [{ id: 'type', default: 'eliminate' }, { id: 'of', when: { type: ['exit'] } }]
  const form = { id: 'death', path: 'death', repeated: true, fields } as unknown as WorkshopForm
  const shown = (part: Document, problems: WorkshopProblem[] = []): string[] => fieldsThatMatter(form, { death: [part] }, problems, 0).map(({ id }) => id)
  expect(shown({})).toEqual(['type'])
  expect(shown({ type: 'exit' })).toEqual(['type', 'of'])
  expect(shown({ of: 'gate' })).toEqual(['type', 'of'])
  expect(shown({}, [{ text: '', field: 'death[0].of', hexes: [] }])).toEqual(['type', 'of'])
})
