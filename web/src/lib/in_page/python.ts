// Python in a worker: the interpreter, and the engine with what it needs, from files beside the page.

/** What this project uses of Pyodide. */
export interface Python {
  unpackArchive(archive: ArrayBuffer, format: string, options: { extractDir: string }): void
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

/** Start Python; `base` is the address of the page's folder. */
export async function startPython(base: string): Promise<Python> {
  const engine = file(`${base}engine.tar.xz`)
  engine.catch(() => undefined) // whoever waits for it below is told
  const { loadPyodide } = (await import(/* @vite-ignore */ `${base}pyodide/pyodide.mjs`)) as Pyodide
  const python = await loadPyodide({ indexURL: `${base}pyodide/` })
  python.unpackArchive(await engine, 'xztar', { extractDir: '/lib/echobase' })
  const { path } = python.pyimport('sys') as unknown as { path: { append(folder: string): void } }
  path.append('/lib/echobase')
  return python
}
