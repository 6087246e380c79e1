// The tools of a palette in order.

import type { PaletteTool } from '../protocol'

/** Tools by their groups, in the order of the server; the eraser stands apart. */
export function groupsOf(tools: PaletteTool[]): { group: string; tools: PaletteTool[] }[] {
  const rest = tools.filter(({ group }) => group !== 'eraser')
  return [...new Set(rest.map(({ group }) => group))].map((group) => ({ group, tools: rest.filter((tool) => tool.group === group) }))
}

/** The tool so many places further on, round and round. */
export function neighbourTool(tools: PaletteTool[], at: string, step: 1 | -1): string {
  const rest = tools.filter(({ group }) => group !== 'eraser')
  const place = rest.findIndex(({ id }) => id === at)
  const start = place < 0 && step < 0 ? 0 : place
  return rest[(start + step + rest.length) % rest.length]?.id ?? ''
}

/** The first tool of the next group. */
export function nextGroup(tools: PaletteTool[], at: string): string {
  const groups = groupsOf(tools)
  const place = groups.findIndex((group) => group.tools.some(({ id }) => id === at))
  return groups[(place + 1) % groups.length]?.tools[0]?.id ?? ''
}

/** The name of the drawing of a tool in the sprite. */
export function symbolName({ symbol = '' }: PaletteTool): string {
  return symbol.replace(/^eb-/, '')
}
