import { expect, test, vi } from 'vitest'
import { modal } from './modal'

function shown(onclose: () => void) {
  const showModal = vi.fn()
  const dialog = Object.assign(new EventTarget(), { showModal })
  const remove = modal(onclose)(dialog as unknown as HTMLDialogElement)
  expect(showModal).toHaveBeenCalledOnce()
  return { close: () => dialog.dispatchEvent(new Event('close')), remove: remove as () => void }
}

test('a dialog says that it was closed', () => {
  const onclose = vi.fn()
  shown(onclose).close()
  expect(onclose).toHaveBeenCalledOnce()
})

test('a dialog that is gone closes nothing any more', () => {
  const onclose = vi.fn()
  const { close, remove } = shown(onclose)
  remove()
  close()
  expect(onclose).not.toHaveBeenCalled()
})
