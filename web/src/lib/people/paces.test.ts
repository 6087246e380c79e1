import { expect, test } from 'vitest'
import type { OpenTable, TablePace } from '../protocol'
import { counts, ofPace, QUICK } from './paces'

function waiting(...paces: TablePace[]): OpenTable[] {
  return paces.map((pace, id) => ({ id: String(id), pace }) as OpenTable)
}

test('tables are counted and chosen by their pace', () => {
  const tables = waiting({ kind: 'days', days: 3 }, { kind: 'none' }, { kind: 'days', days: 7 })
  expect(counts(tables)).toEqual([
    ['none', 1],
    ['days', 2],
  ])
  expect(ofPace(tables, 'days').map(({ id }) => id)).toEqual(['0', '2'])
  expect(ofPace(tables, 'live')).toEqual([])
  expect(ofPace(tables, '')).toEqual(tables)
})

test('a quick match without a clock asks for the pace that tables have by default', () => {
  expect(QUICK.none).toEqual({})
})
