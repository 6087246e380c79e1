// Python in a worker: the interpreter, and the engine with what it needs, from files beside the page.

import { unpacked } from './unpack'

const ENGINE = '/lib/echobase'
const ARCHIVE = '/engine.tar'

/** What this project uses of Pyodide. */
export interface Python {
  runPython(program: string): unknown
  FS: {
    mkdirTree(folder: string): void
    readFile(path: string): Uint8Array
    writeFile(path: string, content: Uint8Array, options?: { canOwn: boolean }): void
    unlink(path: string): void
  }
  pyimport(module: string): Record<string, (...given: unknown[]) => unknown>
}

interface Pyodide {
  loadPyodide(options: { indexURL: string }): Promise<Python>
}

async function file(address: string): Promise<ArrayBuffer> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`)
  return answer.arrayBuffer()
}

/** Put the engine where Python finds it. What JavaScript unpacks takes a fifth of the time. */
function install(python: Python, packed: Uint8Array): void {
  const { FS } = python
  FS.writeFile(ARCHIVE, packed)
  python.runPython(`
import lzma, sys
with open("${ARCHIVE}", "rb") as packed:
    content = lzma.decompress(packed.read())
with open("${ARCHIVE}", "wb") as archive:
    archive.write(content)
del content
sys.path.append("${ENGINE}")
`)
  const folders = new Set<string>()
  for (const { name, content } of unpacked(FS.readFile(ARCHIVE))) {
    const path = `${ENGINE}/${name}`
    const folder = path.slice(0, path.lastIndexOf('/'))
    if (!folders.has(folder)) FS.mkdirTree(folder)
    folders.add(folder)
    FS.writeFile(path, content, { canOwn: true })
  }
  FS.unlink(ARCHIVE)
}

/** Start Python; `base` is the address of the page's folder. */
export async function startPython(base: string): Promise<Python> {
  const engine = file(`${base}engine.tar.xz`)
  engine.catch(() => undefined) // whoever waits for it below is told
  performance.mark('begun')
  const { loadPyodide } = (await import(/* @vite-ignore */ `${base}pyodide/pyodide.mjs`)) as Pyodide
  const python = await loadPyodide({ indexURL: `${base}pyodide/` })
  performance.mark('python')
  install(python, new Uint8Array(await engine))
  performance.mark('engine')
  return python
}
