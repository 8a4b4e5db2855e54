import { languages } from '@kupodex/data/game'
import sharp from 'sharp'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { inLanguage } from '#paths/paths.ts'
import { drawIcon, type IconName, icons, maskable } from './icons.ts'
import { manifestIn } from './manifest.ts'

beforeEach(() => {
  vi.stubEnv('KUPODEX_SOURCES', join(import.meta.dirname, '..', '..'))
  onTestFinished(() => void vi.unstubAllEnvs())
})

const pixels = async (name: IconName) => {
  const { data, info } = await sharp(await drawIcon(name))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)]
  return { ...info, at }
}

test.each(Object.entries(icons))('%s is as large as it says', async (name, { size, isMaskable }) => {
  const { width, height, at } = await pixels(name as IconName)
  expect([width, height]).toEqual([size, size])
  // The corners of the logo are round; what a system cuts a shape out of has none.
  expect(at(0, 0)[3]).toBe(isMaskable ? 255 : 0)
  expect(at(size / 2, size - 1)).toEqual([11, 15, 30, 255])
})

test('the drawing of a maskable icon lies in the circle that no mask cuts', async () => {
  const { width, height, at } = await pixels('maskable-512')
  const ground = at(0, 0).join()
  const outside: string[] = []
  for (let y = 0; y < height; y += 4)
    for (let x = 0; x < width; x += 4)
      if (Math.hypot(x - width / 2, y - height / 2) > width * 0.4 && at(x, y).join() !== ground)
        outside.push(`${x},${y}`)
  expect(outside).toEqual([])
})

test('a logo without a ground is refused', () => expect(() => maskable('<svg></svg>')).toThrow('no ground'))

test.each(languages)('the manifest in %s is one program, which begins in that language', (language) => {
  const manifest = manifestIn(language)
  expect(manifest).toMatchObject({ id: '/', scope: '/', lang: language, start_url: inLanguage(language, '/') })
  expect(manifest.icons.map(({ src, sizes, purpose }) => [src, sizes, purpose])).toEqual([
    ['/icons/icon-192.png', '192x192', 'any'],
    ['/icons/icon-512.png', '512x512', 'any'],
    ['/icons/maskable-512.png', '512x512', 'maskable'],
  ])
  expect(manifest.shortcuts.map(({ url }) => url)).toEqual(
    ['/charactersearch/', '/browse/'].map((path) => inLanguage(language, path)),
  )
})
