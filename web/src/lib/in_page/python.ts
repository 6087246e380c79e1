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

/** A file of the page did not come. */
export class MissingFile extends Error {}

const { fetch } = self
const { instantiate, instantiateStreaming } = WebAssembly

/** Fetch a file of the page; MissingFile when it does not come. */
async function fetched(...wanted: Parameters<typeof fetch>): Promise<Response> {
  const answer = await fetch(...wanted).catch(() => null)
  if (!answer?.ok) throw new MissingFile(String(wanted[0]))
  return answer
}

const file = async (address: string): Promise<ArrayBuffer> => (await fetched(address)).arrayBuffer()

/** Compile while it is downloaded, which browsers do only where the web server names the type of the file. */
async function compiled(source: Response | PromiseLike<Response>, imports?: WebAssembly.Imports): Promise<WebAssembly.WebAssemblyInstantiatedSource> {
  const answer = await source
  if (answer.headers.get('content-type') === 'application/wasm') return instantiateStreaming(answer, imports)
  return instantiate(await answer.arrayBuffer(), imports)
}

/** Start Pyodide. Of a file that does not come or cannot be compiled it only warns, and then waits for ever; this fails. */
async function startPyodide(folder: string): Promise<Python> {
  const code = import(/* @vite-ignore */ `${folder}pyodide.js`) as Promise<Pyodide>
  const { loadPyodide } = await code.catch((error: Error) => {
    throw error instanceof SyntaxError ? error : new MissingFile(folder)
  })
  try {
    return await new Promise<Python>((resolve, reject) => {
      const told = <T>(doing: Promise<T>): Promise<T> => {
        doing.catch(reject)
        return doing
      }
      self.fetch = (...wanted) => told(fetched(...wanted))
      WebAssembly.instantiate = ((...given: Parameters<typeof instantiate>) => told(instantiate(...given))) as typeof instantiate
      WebAssembly.instantiateStreaming = (source, imports) => told(compiled(source, imports))
      loadPyodide({ indexURL: folder }).then(resolve, reject)
    })
  } finally {
    Object.assign(self, { fetch })
    Object.assign(WebAssembly, { instantiate, instantiateStreaming })
  }
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
  const python = await startPyodide(`${base}pyodide/`)
  performance.mark('python')
  install(python, new Uint8Array(await engine))
  performance.mark('engine')
  return python
}
