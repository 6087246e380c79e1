// A whole document in the fragment of an address: compressed, in letters that an address may have.

import type { Document } from './change'

export interface Shared {
  game: string
  document: Document
}

/** Why a link cannot be opened: it is no such link, it was cut off, or it is too large. */
export type BadLink = 'foreign' | 'cut' | 'large'

export class LinkProblem extends Error {
  constructor(readonly why: BadLink) {
    super(why)
  }
}

/** The first letter says how the rest is to be read. */
const VERSION = 'a'
/** More than any document that can be played: a small link may unfold into a large one. */
const LARGEST = 600_000

function letters(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

function bytes(words: string): Uint8Array<ArrayBuffer> {
  const binary = atob(words.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0))
}

async function read(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  let size = 0
  for (const reader = stream.getReader(); ; ) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.length
    if (size > most) {
      await reader.cancel().catch(() => {})
      throw new LinkProblem('large')
    }
    parts.push(value)
  }
  const all = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

function through(input: Uint8Array<ArrayBuffer>, stream: CompressionStream | DecompressionStream, most: number): Promise<Uint8Array<ArrayBuffer>> {
  return read(new Blob([input]).stream().pipeThrough(stream as ReadableWritablePair<Uint8Array, Uint8Array<ArrayBuffer>>), most)
}

/** Where a link leads: to a battle or a map that can be played, or to a position at the desk. */
export type LinkTo = 'battle-link' | 'position-link'

/** The whole address that leads to a document. */
export async function linkTo(page: LinkTo, shared: Shared): Promise<string> {
  return `${location.href.split('#')[0]}#/${page}/${await packed(shared)}`
}

/** What an address says after the name of the page. */
export async function packed(shared: Shared): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify(shared))
  return VERSION + letters(await through(text, new CompressionStream('deflate'), Infinity))
}

/** What a link holds; throws a LinkProblem. */
export async function unpacked(words: string): Promise<Shared> {
  if (!/^a[\w-]+$/.test(words)) throw new LinkProblem('foreign')
  const text = await through(packedBytes(words), new DecompressionStream('deflate'), LARGEST).catch((error: unknown) => {
    throw error instanceof LinkProblem ? error : new LinkProblem('cut')
  })
  return shared(new TextDecoder().decode(text))
}

function packedBytes(words: string): Uint8Array<ArrayBuffer> {
  try {
    return bytes(words.slice(VERSION.length))
  } catch {
    throw new LinkProblem('cut')
  }
}

function shared(text: string): Shared {
  try {
    const { game, document } = JSON.parse(text) as Partial<Shared>
    if (typeof game === 'string' && typeof document === 'object' && document !== null && !Array.isArray(document)) return { game, document }
  } catch {
    throw new LinkProblem('cut')
  }
  throw new LinkProblem('foreign')
}
