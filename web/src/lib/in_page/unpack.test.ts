import { expect, test } from 'vitest'
import { unpacked } from './unpack'

const BLOCK = 512

/** A file as an archive has it. */
function packed(name: string, content: string, folder = ''): string {
  const size = content.length.toString(8).padStart(11, '0')
  const head = name.padEnd(124, '\0') + size.padEnd(221, '\0') + folder
  return head.padEnd(BLOCK, '\0') + content.padEnd(Math.ceil(content.length / BLOCK) * BLOCK, '\0')
}

function listed(archive: string): string[][] {
  const decoder = new TextDecoder()
  return [...unpacked(new TextEncoder().encode(archive))].map(({ name, content }) => [name, decoder.decode(content)])
}

test('files of all sizes, also empty ones', () => {
  const long = 'x'.repeat(BLOCK + 1)
  const archive = packed('a.py', 'one') + packed('b', '') + packed('c/d.toml', long) + packed('e', 'f', 'deep/er') + '\0'.repeat(2 * BLOCK)
  expect(listed(archive)).toEqual([
    ['a.py', 'one'],
    ['b', ''],
    ['c/d.toml', long],
    ['deep/er/e', 'f'],
  ])
})
