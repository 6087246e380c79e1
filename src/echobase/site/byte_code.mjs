// Compiles Python files for the interpreter of a site: node byte_code.mjs PYODIDE FOLDER
// The library loses its docstrings. The engine keeps them, because dataclasses without one make one when they are imported.

import { pathToFileURL } from 'node:url'

const [pyodide, folder] = process.argv.slice(2)
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href)
const python = await loadPyodide()
python.mountNodeFS('/code', folder)
const failed = python.runPython(`
from compileall import compile_dir
from py_compile import PycInvalidationMode

def done(part, place, optimize):
    return compile_dir(
        f"/code/{part}", quiet=2, legacy=True, optimize=optimize, stripdir=f"/code/{part}",
        prependdir=place, invalidation_mode=PycInvalidationMode.UNCHECKED_HASH,
    )

[part for part, place, optimize in (("library", "/lib/python", 2), ("engine", "/lib/echobase", 0))
    if not done(part, place, optimize)]
`).toJs()
for (const part of failed) console.error(`a file of the ${part} is not Python`)
process.exit(failed.length)
