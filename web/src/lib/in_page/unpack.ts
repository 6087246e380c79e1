// The files in an archive of the kind tar: plain files with short names, as the site is built.

const BLOCK = 512
const NAME = [0, 100] as const
const SIZE = [124, 136] as const
const FOLDER = [345, 500] as const

export interface PackedFile {
  name: string
  content: Uint8Array
}

/** The files of an archive; their contents are views of it. */
export function* unpacked(archive: Uint8Array): Generator<PackedFile> {
  const decoder = new TextDecoder()
  for (let at = 0; at < archive.length; ) {
    const text = ([from, to]: readonly [number, number]): string => decoder.decode(archive.subarray(at + from, at + to)).split('\0', 1)[0]!
    const [folder, file, size] = [text(FOLDER), text(NAME), parseInt(text(SIZE), 8)]
    if (!file) return // the end is empty
    at += BLOCK
    yield { name: folder ? `${folder}/${file}` : file, content: archive.subarray(at, at + size) }
    at += Math.ceil(size / BLOCK) * BLOCK
  }
}
