import { beforeEach, describe, expect, it } from 'vitest'
import { Camera } from './camera.svelte'

let camera: Camera

beforeEach(() => {
  camera = new Camera()
  camera.box = [0, 0, 1000, 3000]
  ;[camera.width, camera.height] = [500, 500]
  camera.fit(0.5)
})

describe('a camera', () => {
  it('stays where it is when everything is in sight', () => {
    camera.show([[500, 1500]])
    expect([camera.x, camera.y, camera.scale]).toEqual([500, 1500, 0.5])
  })

  it('moves as little as needed', () => {
    camera.show([[500, 2200]])
    expect(camera.sees([[500, 2200]])).toBe(true)
    expect(camera.sees([[500, 1400]])).toBe(true)
    expect(camera.scale).toBe(0.5)
  })

  it('shows more when two places are far apart, and only as long as they are', () => {
    const both: [number, number][] = [[500, 100], [500, 2000]]
    expect(camera.holds(both)).toBe(false)
    camera.show(both)
    expect(camera.sees(both)).toBe(true)
    expect(camera.scale).toBeLessThan(0.5)
    camera.show([[500, 100]])
    expect(camera.scale).toBe(0.5)
  })

  it('brings points out from under what covers its corner', () => {
    camera.covered = [100, 200]
    camera.centre([500, 1500])
    expect(camera.sees([[900, 1900]])).toBe(false)
    expect(camera.sees([[500, 1900]])).toBe(true)
    camera.show([[900, 1900]])
    expect(camera.sees([[900, 1900]])).toBe(true)
  })

  it('clears the lower corner at the lower end, and the upper one at the upper end', () => {
    camera.covered = [100, 200]
    camera.show([[900, 2900]])
    expect(camera.seen).toEqual([0, 2000, 1000, 1000])
    expect(camera.above).toBe(true)
    expect(camera.sees([[900, 2900]])).toBe(true)
    expect(camera.sees([[900, 2100]])).toBe(false)
    camera.show([[900, 2100]])
    expect(camera.sees([[900, 2100]])).toBe(true)
    camera.show([[900, 100]])
    expect(camera.above).toBe(false)
    expect(camera.sees([[900, 100]])).toBe(true)
  })

  it('can be pulled so far to the side that nothing stays under what covers the corner', () => {
    camera.covered = [100, 200]
    camera.zoom(2)
    camera.centre([990, 1500])
    camera.pan(-1000, 0)
    expect(camera.sees([[960, 1650]])).toBe(true)
    camera.zoom(0.5)
    camera.pan(-1000, 0)
    expect(camera.seen.slice(0, 1)).toEqual([0])
  })

  it('goes sideways past the end of a board that is seen from top to bottom', () => {
    camera.box = [0, 0, 3000, 900]
    camera.fit(0.5)
    camera.covered = [50, 50]
    camera.show([[2960, 40]])
    expect(camera.above).toBe(true)
    expect(camera.sees([[2960, 40]])).toBe(true)
    expect(camera.seen[0] + camera.seen[2]).toBeGreaterThan(3000)
    camera.show([[2960, 800]])
    expect(camera.sees([[2960, 800]])).toBe(true)
  })

  it('leaves what is seen well where it is', () => {
    camera.look([[500, 1950]], false)
    expect(camera.y).toBe(1500)
    camera.look([[500, 1990]], false)
    expect(camera.y).toBeGreaterThan(1500)
  })

  it('keeps a wider view as long as it is about the same thing', () => {
    camera.show([[500, 100], [500, 2000]])
    const { scale } = camera
    camera.look([[500, 100], [500, 900]], true)
    expect(camera.scale).toBe(scale)
    camera.look([[500, 900]], false)
    expect(camera.scale).toBe(0.5)
  })

  it('shows as many options as can be seen well', () => {
    const options: [number, number][] = [[500, 1600], [500, 2450], [500, 2900]]
    const shown = camera.reaches([[500, 1200]], options, 0.7)
    expect(shown).toEqual([[500, 1200], [500, 1600]])
    expect(camera.reaches([[500, 1200]], options, 0.5)).toHaveLength(4)
  })

  it('never looks beyond the board', () => {
    camera.centre([-900, 9000])
    expect(camera.seen).toEqual([0, 2000, 1000, 1000])
  })
})
