import { expect, test } from 'vitest'
import { texts } from '#texts/index.ts'
import type { RarityItem } from './item.ts'
import { type RowFrame, rowsHtml } from './row.ts'

const frame: RowFrame = {
  language: 'en',
  type: 'mount',
  texts: texts.en.rarity,
  sprite: '/sprite.svg',
  images: null,
  base: '/rarity/mount/global/',
}
const row = (item: Partial<RarityItem> = {}, numbers: object = {}) => ({
  id: 7,
  count: 3,
  points: 50,
  percent: 0.05,
  percentFull: 0.05,
  place: 1,
  item: { id: 7, name: 'Fat Moogle', ...item },
  ...numbers,
})
const text = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

test('a row says name, ways, points with label, share with three decimals below 0.1 and owners', () => {
  const html = rowsHtml(frame, [row({ description: 'A moogle.', howTo: 'A quest.' })])
  expect(text(html)).toBe(' 1 Fat Moogle A moogle. A quest. 50 Legendary! 0.050% 3 ')
  expect(html).toContain('href="/rarity/mount/global/7/"')
})

test('nothing of an item is taken for markup', () => {
  const html = rowsHtml(frame, [row({ name: '<script>alert("x")</script>', description: "<b>'&" })])
  expect(html).not.toMatch(/<script|<b>/)
  expect(html).toContain('&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;')
})

test('nobody, no points and what is gone are said once', () => {
  const html = rowsHtml(frame, [
    row({}, { count: 0, points: 0, percent: 0, percentFull: 0 }),
    row({ gone: true, unobtainable: true, reason: 'Past season' }, { place: null }),
    row({ gone: true, unobtainable: true }, { place: null }),
  ])
  expect(text(html)).toMatch(
    /^ 1 Fat Moogle Nobody yet 0 No longer obtainable – Fat Moogle Unobtainable · Past season 50/,
  )
  expect(html.match(/divider/g)).toHaveLength(1)
})

test('types without points have no cell for them, and of a song the description is shown instead of the way', () => {
  const item = { description: 'From a box.', howTo: 'Sold by somebody.' }
  expect(text(rowsHtml({ ...frame, type: 'orchestrion' }, [row(item)]))).toBe(' 1 Fat Moogle From a box. 0.050% 3 ')
})

test('a title shows both its forms', () => {
  expect(text(rowsHtml({ ...frame, type: 'title' }, [row({ name: 'The King', feminine: 'The Queen' })]))).toContain(
    'The King / The Queen',
  )
})
