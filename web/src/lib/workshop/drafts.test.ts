import { beforeEach, describe, expect, it, vi } from 'vitest'
import { allDrafts, draftOf, dropDraft, keepDraft, nameOf, newDraft, renamed, storyOf, type KeptDraft } from './drafts'
import { edited } from './history'

let room: number

class Storage {
  [key: string]: unknown
  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? (this[key] as string) : null
  }
  setItem(key: string, value: string): void {
    if (value.length > room) throw new DOMException('full', 'QuotaExceededError')
    this[key] = value
  }
  removeItem(key: string): void {
    delete this[key]
  }
}

function longDraft(): KeptDraft {
  let draft = newDraft('battle', { n: 0 })
  for (let n = 1; n <= 200; n++) draft = { ...draft, ...edited(draft, { n }) }
  return draft
}

beforeEach(() => {
  room = Infinity
  vi.stubGlobal('localStorage', new Storage())
})

describe('a kept draft', () => {
  it('comes back with its history', () => {
    const draft = longDraft()
    expect(keepDraft(draft)).toBe('kept')
    expect(draftOf(draft.id)).toEqual(draft)
    dropDraft(draft.id)
    expect(draftOf(draft.id)).toBeNull()
  })

  it('loses its oldest steps on a device that is full', () => {
    room = 5000
    const draft = longDraft()
    expect(keepDraft(draft)).toBe('shorter')
    expect(draftOf(draft.id)?.document).toEqual({ n: 200 })
    expect(draftOf(draft.id)?.past).toEqual(draft.past.slice(-100))
  })

  it('is told to be lost when not even the document has room, and the one kept before stays', () => {
    const draft = newDraft('battle', { n: 0 })
    keepDraft(draft)
    room = 10
    expect(keepDraft({ ...draft, document: { n: 1 } })).toBe('full')
    expect(draftOf(draft.id)?.document).toEqual({ n: 0 })
  })

  it('is not kept where a browser keeps nothing', () => {
    vi.stubGlobal('localStorage', undefined)
    expect(keepDraft(newDraft('battle', {}))).toBe('full')
    expect(allDrafts()).toEqual({ drafts: [], damaged: [] })
  })
})

describe('the list of drafts', () => {
  it('has those changed last first, and nothing of others', () => {
    localStorage.setItem('echobase.settings', '{}')
    const [old, young] = [newDraft('battle', {}), newDraft('assault', {})]
    keepDraft({ ...old, at: 1 })
    keepDraft({ ...young, at: 2 })
    expect(allDrafts().drafts.map(({ id }) => id)).toEqual([young.id, old.id])
  })

  it.each(['{', 'null', '[]', '{"game":"battle"}', '{"game":1,"document":{}}'])('says that %s is damaged', (text) => {
    localStorage.setItem('echobase.draft.x', text)
    expect(allDrafts()).toEqual({ drafts: [], damaged: [{ id: 'x', text }] })
  })

  it('keeps the document of a draft whose history is damaged', () => {
    localStorage.setItem('echobase.draft.x', '{"game":"battle","document":{"n":1},"past":[1],"future":null}')
    expect(allDrafts().drafts[0]).toMatchObject({ document: { n: 1 }, past: [], future: [] })
  })
})

describe('the name of a document', () => {
  it('is that of the language, else the general one', () => {
    expect(nameOf({ name: 'Ridge', names: { it: 'Cresta' } }, 'it')).toBe('Cresta')
    expect(nameOf({ name: 'Ridge', names: { it: ' ' } }, 'it')).toBe('Ridge')
    expect(storyOf({ briefing: { en: 'Snow', it: 'Neve' }, goals: { rebel: { en: 'Hold' }, empire: 3 } }, 'it')).toEqual(['Neve', 'Hold'])
    expect(nameOf({ name: 3 }, 'it')).toBe('')
    expect(nameOf(renamed({ name: 'Ridge', names: { it: 'Cresta' } }, 'Hill'), 'it')).toBe('Hill')
  })
})
