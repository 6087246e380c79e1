// Documents as files: to save one, and to read what somebody chooses, drops or pastes.

import { saveFile } from '../in_page/download'
import { Problem } from '../api'
import { t } from '../state/words.svelte'
import * as calls from './calls'
import { keepDraft, newDraft, type KeptDraft } from './drafts'

/** Characters, or bytes: larger than any document, and as much as a server takes. */
const LARGEST = 200_000

/** A name that every file system takes. */
export function fileName(name: string): string {
  const plain = name.normalize('NFKD').replace(/[^\w -]/g, '').trim().toLowerCase().replace(/[ _-]+/g, '-')
  return `${plain || 'draft'}.toml`
}

/** Hand a text to the browser as a file. */
export function save(name: string, text: string, type = 'application/toml'): void {
  saveFile(new Blob([text], { type }), name)
}

/** A draft of this device made from a text; a Problem says what is wrong with it. */
export async function imported(text: string): Promise<KeptDraft> {
  if (text.length > LARGEST) throw new Problem(413, 'large', t('editor-too-large', { most: LARGEST / 1000 }))
  if (!text.trim()) throw new Problem(400, 'empty', t('editor-empty-text'))
  const { game, document } = await calls.readToml(text)
  return kept(newDraft(game, document))
}

export async function importedFile(file: File): Promise<KeptDraft> {
  if (file.size > LARGEST) throw new Problem(413, 'large', t('editor-too-large', { most: LARGEST / 1000 }))
  return imported(await file.text())
}

/** A draft that is kept on this device; a Problem where there is no room. */
export function kept(draft: KeptDraft): KeptDraft {
  if (keepDraft(draft) === 'full') throw new Problem(0, 'full', t('editor-device-full'))
  return draft
}
