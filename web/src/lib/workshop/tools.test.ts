import { expect, it } from 'vitest'
import { groupsOf, neighbourTool, nextGroup } from './tools'
import type { PaletteTool } from '../protocol'

const TOOLS = [
  { id: 'ridge', group: 'terrain' },
  { id: 'rocks', group: 'terrain' },
  { id: 'erase', group: 'eraser' },
  { id: 'at_at', group: 'unit' },
] as PaletteTool[]

it('tools stand in their groups, the eraser apart', () => {
  expect(groupsOf(TOOLS).map(({ group, tools }) => [group, tools.length])).toEqual([['terrain', 2], ['unit', 1]])
})

it('the keyboard goes through the tools round and round', () => {
  expect(neighbourTool(TOOLS, '', 1)).toBe('ridge')
  expect(neighbourTool(TOOLS, '', -1)).toBe('at_at')
  expect(neighbourTool(TOOLS, 'rocks', 1)).toBe('at_at')
  expect(neighbourTool(TOOLS, 'at_at', 1)).toBe('ridge')
  expect(neighbourTool([], '', 1)).toBe('')
})

it('the keyboard goes through the groups', () => {
  expect(nextGroup(TOOLS, '')).toBe('ridge')
  expect(nextGroup(TOOLS, 'rocks')).toBe('at_at')
  expect(nextGroup(TOOLS, 'at_at')).toBe('ridge')
})
