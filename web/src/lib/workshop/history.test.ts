import { describe, expect, it } from 'vitest'
import { edited, NO_HISTORY, redone, undone, type Edited } from './history'

const start: Edited = { document: { n: 0 }, ...NO_HISTORY }

describe('the history of a draft', () => {
  it('goes back and forth', () => {
    const later = edited(edited(start, { n: 1 }), { n: 2 })
    expect(undone(later).document).toEqual({ n: 1 })
    expect(undone(undone(later)).document).toEqual({ n: 0 })
    expect(redone(undone(later))).toEqual(later)
    expect(undone(start)).toEqual(start)
    expect(redone(start)).toEqual(start)
  })

  it('has one step for a stroke over many hexes', () => {
    const stroke = edited(edited(edited(start, { n: 1 }), { n: 2 }, true), { n: 3 }, true)
    expect(stroke.past).toHaveLength(1)
    expect(undone(stroke).document).toEqual({ n: 0 })
  })

  it('forgets what was undone once something else is done', () => {
    expect(edited(undone(edited(start, { n: 1 })), { n: 5 }).future).toEqual([])
  })

  it('has no step for an edit that changes nothing', () => {
    expect(edited(start, { n: 0 })).toEqual(start)
    expect(edited(edited(start, { n: 1 }), { n: 0 }, true).past).toEqual([])
  })
})
