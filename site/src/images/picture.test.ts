import { describe, expect, test } from 'vitest'
import { assetBase, assetOrigin } from './base.ts'
import { drawnClass, hueCount, mix, pictureOf } from './picture.ts'

describe('the base address', () => {
  test.each([
    [undefined, null, null],
    ['', null, null],
    ['https://img.example.org/game', 'https://img.example.org/game/', 'https://img.example.org'],
    ['/images/', '/images/', null],
  ])('%j', (setting, base, origin) => {
    expect(assetBase(setting)).toBe(base)
    expect(assetOrigin(setting)).toBe(origin)
  })

  test('a word that is no address is refused', () => {
    expect(() => assetOrigin('images')).toThrow()
  })
})

describe('pictures', () => {
  test('come from the base address where there is one', () => {
    expect(pictureOf('mount', 12, 'https://img.example.org/')).toEqual({
      kind: 'file',
      src: 'https://img.example.org/mount/12.webp',
    })
  })

  test('are drawn otherwise, the same for the same id', () => {
    const drawn = pictureOf('avatar', 12_345_678, null)
    expect(drawn).toEqual(pictureOf('avatar', 12_345_678, null))
    expect(drawn).toMatchObject({ kind: 'drawn', symbol: expect.stringMatching(/^sky[0-7]$/) })
    expect(pictureOf('minion', 1, null)).toMatchObject({ symbol: 'minion', turn: 0 })
  })

  test('use every colour about equally for neighbouring ids', () => {
    const counts = new Array<number>(hueCount).fill(0)
    for (let id = 1; id <= 12_000; id++) {
      const hue = mix(id) % hueCount
      counts[hue] = (counts[hue] ?? 0) + 1
    }
    expect(Math.min(...counts)).toBeGreaterThan(900)
    expect(Math.max(...counts)).toBeLessThan(1100)
  })

  test('classes', () => {
    expect(drawnClass({ hue: 3, turn: 0 })).toBe('h3')
    expect(drawnClass({ hue: 3, turn: 2 })).toBe('h3 t2')
  })
})
