import { describe, expect, test } from 'vitest'
import { assetBase, assetOrigin, pictureRule } from './base.ts'
import { drawnClass, drawnFace, drawnThing, hueCount, mix } from './picture.ts'

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

test.each([
  [{}, ''],
  [{ KUPODEX_FACES_ADDRESS: '' }, ''],
  [{ KUPODEX_FACES_ADDRESS: 'https://img2.finalfantasyxiv.com/' }, ' https://img2.finalfantasyxiv.com'],
  [{ KUPODEX_FACES_ADDRESS: 'http://127.0.0.1:4301/' }, ' http://127.0.0.1:4301'],
  [{ KUPODEX_IMAGES: '/assets/', KUPODEX_FACES_ADDRESS: '/faces/' }, ''],
  [
    { KUPODEX_IMAGES: 'https://a.example/x', KUPODEX_FACES_ADDRESS: 'https://b.example' },
    ' https://a.example https://b.example',
  ],
  [{ KUPODEX_IMAGES: 'https://a.example/x', KUPODEX_FACES_ADDRESS: 'https://a.example/y' }, ' https://a.example'],
])('with %j pages may show pictures of their own and of no other place but%s', (env, others) =>
  expect(pictureRule(env)).toBe(`img-src 'self' data:${others}`),
)

describe('pictures', () => {
  test('are drawn the same for the same id', () => {
    const drawn = drawnFace(12_345_678)
    expect(drawn).toEqual(drawnFace(12_345_678))
    expect(drawn).toMatchObject({ symbol: expect.stringMatching(/^sky[0-7]$/) })
    expect(drawnThing('minion', 1)).toMatchObject({ symbol: 'minion', turn: 0 })
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
