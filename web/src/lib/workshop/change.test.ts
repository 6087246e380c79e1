import { describe, expect, it } from 'vitest'
import { changed, changes, pathOf, put, reversed, valueAt, without, type Document } from './change'

const BEFORE: Document = { name: 'A', units: [{ kind: 'at_at', hex: 'A1' }], terrain: { ridge: ['B2'] }, first: 'rebel' }
const AFTER: Document = { name: 'A', units: [{ kind: 'at_at', hex: 'C1' }], terrain: { ridge: ['B2', 'B3'] }, hands: { rebel: 4 } }

describe('the changes between two documents', () => {
  it('lead from one to the other and back', () => {
    const step = changes(BEFORE, AFTER)
    expect(changed(BEFORE, step)).toEqual(AFTER)
    expect(changed(AFTER, reversed(step))).toEqual(BEFORE)
  })

  it('name only what differs', () => {
    expect(changes(BEFORE, AFTER)[0]).toEqual({ at: ['units', 0, 'hex'], from: 'A1', to: 'C1' })
    expect(changes(BEFORE, structuredClone(BEFORE))).toEqual([])
  })

  it('leave both documents as they are', () => {
    const copy = structuredClone(BEFORE)
    changed(BEFORE, changes(BEFORE, AFTER))
    expect(BEFORE).toEqual(copy)
  })
})

describe('a place in a document', () => {
  it('is read from the words of the server', () => {
    expect(pathOf('units[3].hex')).toEqual(['units', 3, 'hex'])
    expect(pathOf('')).toEqual([])
  })

  it('is filled, with what leads there', () => {
    expect(put({}, ['victory', 'rebel', 'medals'], 4)).toEqual({ victory: { rebel: { medals: 4 } } })
    expect(put({}, ['hands', 1], ['recon'])).toEqual({ hands: [[], ['recon']] })
    expect(put({ a: [1, 2, 3] }, ['a', 1], undefined)).toEqual({ a: [1, 3] })
  })

  it('holds nothing where there is nothing, whatever its name', () => {
    expect(valueAt(BEFORE, ['units', 0, 'hex'])).toBe('A1')
    expect(valueAt(BEFORE, ['units', 7, 'hex'])).toBeUndefined()
    expect(valueAt(BEFORE, ['constructor'])).toBeUndefined()
  })
})

describe('what is taken out of a document', () => {
  it('leaves no empty tables behind, but keeps the items of a list', () => {
    expect(without({ victory: { rebel: { medals: 4 } }, name: 'A' }, ['victory', 'rebel', 'medals'])).toEqual({ name: 'A' })
    expect(without({ hands: { rebel: 4, empire: 5 } }, ['hands', 'rebel'])).toEqual({ hands: { empire: 5 } })
    expect(without({ exits: [{ side: 'rebel' }] }, ['exits', 0, 'side'])).toEqual({ exits: [{}] })
  })
})
