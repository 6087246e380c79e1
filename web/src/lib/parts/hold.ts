// To press something for long, or with the other mouse button: asks for more about it.

const LONG = 450
/** Pixels that a finger may slip. */
const SLIP = 8

/** Calls back with what is pressed; the click that follows a long press means nothing. */
export function hold(node: Element, onhold: (pressed: Element) => void): { destroy: () => void } {
  let timer: ReturnType<typeof setTimeout> | undefined
  let start = { x: 0, y: 0 }
  let held = false

  const cancel = (): void => clearTimeout(timer)

  function down(event: Event): void {
    const { pointerType, clientX: x, clientY: y, target } = event as PointerEvent
    held = false
    cancel()
    if (pointerType === 'mouse') return
    start = { x, y }
    timer = setTimeout(() => {
      held = true
      onhold(target as Element)
    }, LONG)
  }

  function move(event: PointerEvent): void {
    if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLIP) cancel()
  }

  function menu(event: Event): void {
    event.preventDefault()
    cancel()
    if (!held) onhold(event.target as Element)
    held = true
  }

  function click(event: Event): void {
    if (held && (event as MouseEvent).detail) event.stopPropagation()
    held = false
  }

  node.addEventListener('pointerdown', down)
  node.addEventListener('contextmenu', menu)
  node.addEventListener('click', click, true)
  addEventListener('pointermove', move)
  addEventListener('pointerup', cancel)
  addEventListener('pointercancel', cancel)
  return {
    destroy() {
      cancel()
      node.removeEventListener('pointerdown', down)
      node.removeEventListener('contextmenu', menu)
      node.removeEventListener('click', click, true)
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', cancel)
      removeEventListener('pointercancel', cancel)
    },
  }
}
