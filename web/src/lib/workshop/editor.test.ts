import { expect, it, vi } from 'vitest'
import type { Draft, PaletteTool } from '../protocol'
import { Editor } from './editor.svelte'

vi.hoisted(() => {
  vi.stubGlobal('navigator', { language: 'en' })
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vi.stubGlobal('document', { querySelector: () => null })
  vi.stubGlobal('location', { hash: '' })
  vi.stubGlobal('addEventListener', () => {})
})

vi.mock('./drafts', () => ({ keepDraft: () => 'kept' }))

const drawn = { board: {}, view: null, problems: [], marks: [], counts: [], playable: true } as unknown as Draft
const edit = vi.hoisted(() => vi.fn())
vi.mock('./calls', () => ({ edit, draw: () => Promise.resolve(drawn) }))

/** A draft on which A1 was painted, when the server has answered with this. */
async function painted(answer: object): Promise<Editor> {
  const editor = new Editor({ id: 'one', game: 'battle', document: { n: 0 }, past: [], future: [], at: 0 } as never)
  editor.palette = { tools: [{ id: 'terrain:serac', group: 'terrain' } as PaletteTool], forms: [], rotate: '' }
  editor.tool = 'terrain:serac'
  edit.mockResolvedValue(answer)
  editor.paint(['A1'])
  expect(editor.ghosts.map(({ hex }) => hex)).toEqual(['A1'])
  await vi.waitFor(() => expect(edit).toHaveBeenCalled())
  await new Promise((done) => setTimeout(done))
  return editor
}

it('lets what was painted go with the picture that came with the answer', async () => {
  const editor = await painted({ document: { n: 1 }, draft: drawn })
  expect(editor.picture).toBe(drawn)
  expect(editor.ghosts).toEqual([])
})

it('lets what was painted go when it has changed nothing', async () => {
  expect((await painted({ document: { n: 0 }, draft: null })).ghosts).toEqual([])
})
