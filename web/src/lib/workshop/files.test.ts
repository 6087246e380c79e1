import { expect, it, vi } from 'vitest'

vi.mock('./calls', () => ({ readToml: () => Promise.reject(new Error('it was sent')) }))
vi.mock('../api', () => ({
  Problem: class extends Error {
    constructor(
      readonly status: number,
      readonly error: string,
      text: string,
    ) {
      super(text)
    }
  },
}))
vi.mock('../state/words.svelte', () => ({ t: (id: string) => id }))

import { fileName, imported, importedFile } from './files'

const refused = (reading: Promise<unknown>): Promise<unknown> =>
  reading.then(
    () => 'opened',
    (error: { error: string }) => error.error,
  )

it('a file of 50 MB is not even read', async () => {
  const file = { size: 50_000_000, text: () => Promise.reject(new Error('it was read')) } as unknown as File
  expect(await refused(importedFile(file))).toBe('large')
})

it('text that is too long or empty is not sent', async () => {
  expect(await refused(imported('x'.repeat(300_000)))).toBe('large')
  expect(await refused(imported(' \n'))).toBe('empty')
})

it('a name of a file is one that every system takes', () => {
  expect(fileName('../Łuk <b>&nbsp;?')).toMatch(/^[a-z0-9-]+\.toml$/)
  expect(fileName('…')).toBe('draft.toml')
})
