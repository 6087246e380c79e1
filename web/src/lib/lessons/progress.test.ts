import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { LessonInList } from '../protocol'
import { anyFinished, countFinished, finish, firstLeft, isFinished } from './progress'

function lesson(id: string, game = 'battle'): LessonInList {
  return { id, game, number: 1, title: id, goal: '', minutes: 2, side: 'rebel', battle: false }
}

describe('the lessons finished on this device', () => {
  beforeEach(() => {
    const kept = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    })
  })

  it('keeps them by game, each once', () => {
    expect(anyFinished()).toBe(false)
    finish('battle', 'cards')
    finish('battle', 'cards')
    finish('assault', 'rounds')
    expect(isFinished('battle', 'cards')).toBe(true)
    expect(isFinished('assault', 'cards')).toBe(false)
    expect(countFinished([lesson('cards'), lesson('moves'), lesson('rounds', 'assault')])).toBe(2)
  })

  it('knows where to go on', () => {
    const lessons = [lesson('cards'), lesson('moves')]
    finish('battle', 'cards')
    expect(firstLeft(lessons)?.id).toBe('moves')
    finish('battle', 'moves')
    expect(firstLeft(lessons)).toBeUndefined()
  })

  it('survives what is not progress', () => {
    localStorage.setItem('echobase.lessons', 'nonsense')
    expect(anyFinished()).toBe(false)
  })
})
