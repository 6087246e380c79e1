import { describe, expect, it } from 'vitest'
import { lit, shownStep, stepsOf } from './steps'

describe('the step that lights up', () => {
  it('is the one that the step of the rules belongs to', () => {
    expect(lit({ phase: 'attack', step: 'retreat' }, 'retreat')).toBe('attack')
    expect(lit({ phase: 'move', step: 'give_up_card' }, 'give_up_card')).toBe('move')
    expect(lit({ phase: 'draw', step: 'draw' }, 'pause')).toBe('draw')
    expect(lit({ phase: 'start', step: 'deal' }, 'deal')).toBe('play')
  })

  it('is the orders as long as some can be given', () => {
    expect(lit({ phase: 'move', step: 'move' }, 'order')).toBe('order')
  })

  it('is that of the action that is being shown, until something else is', () => {
    const kinds = (...words: string[]): { kind: string }[] => words.map((kind) => ({ kind }))
    expect(shownStep(kinds('order', 'attack', 'roll'))).toBe('attack')
    expect(shownStep(kinds('draw', 'turn'))).toBe('draw')
    expect(shownStep(kinds('roll'))).toBeUndefined()
    expect(shownStep([])).toBeUndefined()
  })

  it('is the arrival, before the first step or after the last', () => {
    const early = { phase: 'start', step: 'arrive' }
    const late = { phase: 'end', step: 'arrive' }
    expect(stepsOf(early).indexOf(lit(early, 'arrive'))).toBe(0)
    expect(stepsOf(late).indexOf(lit(late, 'arrive'))).toBe(5)
    expect(stepsOf({ phase: 'end', step: 'draw' })).not.toContain('arrive')
  })
})
