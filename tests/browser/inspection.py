"""What is wrong with the layout of a table: things that are cut off or outside the screen."""

from playwright.sync_api import Page

FAULTS = r"""
() => {
  const faults = []
  const tell = (one, fault) => {
    const name = [one.tagName.toLowerCase(), ...one.classList].join('.')
    faults.push(`${name.replace(/\.svelte-\w+/g, '')} ${fault}: ${one.innerText.slice(0, 40)}`)
  }
  const high = one => one.scrollHeight > one.clientHeight + 1
  const wide = one => one.scrollWidth > one.clientWidth + 1

  const root = document.documentElement
  if (wide(root) || root.scrollHeight > innerHeight) faults.push('the page scrolls')
  const scrolling = high(document.querySelector('.frame'))
  if (scrolling) faults.push('the frame scrolls')

  for (const one of document.querySelectorAll('.frame *')) {
    if (one.closest('svg') || one.closest('.hidden-text')) continue
    const box = one.getBoundingClientRect()
    const style = getComputedStyle(one)
    if (!box.width || !box.height || style.visibility === 'hidden') continue
    if (style.clipPath !== 'none') continue

    // What can be scrolled to is not cut off.
    let reached = one.matches('.board, .log, [popover]')
    for (let up = one.parentElement; !up.matches('.frame') && !reached; up = up.parentElement)
      reached = up.matches('.board, .log, [popover]') || scrolls(up)
    const across = box.left < -1 || box.right > innerWidth + 1
    const down = !scrolling && (box.top < -1 || box.bottom > innerHeight + 1)
    if (!reached && (across || down)) tell(one, 'is outside')

    // Three dots say that there is more.
    if (one.matches('.board, .log') || style.textOverflow === 'ellipsis') continue
    const cut = way => /hidden|clip/.test(way)
    if (cut(style.overflowX) && wide(one)) tell(one, 'cuts off at its side')
    if (cut(style.overflowY) && high(one)) tell(one, 'cuts off below')
    const loose = style.overflowX === 'visible' && style.display !== 'inline' && one.clientWidth
    if (loose && wide(one)) tell(one, 'is too narrow')
  }

  const tools = [...document.querySelectorAll('.frame > header :is(a, button)')]
  const boxes = tools.map(one => one.getBoundingClientRect())
  tools.forEach((one, place) => {
    const { left, right, top, bottom, width } = boxes[place]
    const across = box => left < box.right - 1 && box.left < right - 1
    const over = box => box.width && across(box) && top < box.bottom - 1 && box.top < bottom - 1
    if (width && boxes.slice(0, place).some(over)) tell(one, 'lies over another')
  })
  return faults

  function scrolls(one) {
    const { overflowX, overflowY } = getComputedStyle(one)
    return /auto|scroll/.test(overflowX + overflowY)
  }
}
"""
FREE = """
part => {
  const one = [...document.querySelectorAll(part)].find(each => each.getClientRects().length)
  if (!one) return 'missing'
  const box = one.getBoundingClientRect()
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
  if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return 'outside'
  const top = document.elementFromPoint(x, y)
  const free = one.contains(top) || top?.contains(one)
  return free ? '' : `under ${top?.tagName}.${top?.getAttribute('class')}`
}
"""


def faults(page: Page) -> list[str]:
    """Everything that is cut off or lies outside the screen, and pages that scroll."""
    found: list[str] = page.evaluate(FAULTS)
    return found


def hidden(page: Page, part: str) -> str:
    """Why the first of these parts that is displayed cannot be seen; nothing when it can."""
    return str(page.evaluate(FREE, part))
