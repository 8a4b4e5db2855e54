import { markupOf } from '@kupodex/data/html'
import { expect, test } from 'vitest'
import type { RarityItem } from './item.ts'
import { type RowFrame, rowsHtml as render } from './row.ts'

const frame: RowFrame = {
  language: 'en',
  type: 'mount',
  sprite: '/sprite.svg',
  images: null,
  base: '/rarity/mount/global/',
  achievements: '/rarity/achievement/global/',
  characters: 6000,
}
const row = (item: Partial<RarityItem> = {}, numbers: object = {}) => ({
  id: 7,
  count: 3,
  points: 50,
  percent: 0.05,
  percentFull: 0.05,
  place: 1,
  folded: false,
  item: { id: 7, name: 'Fat Moogle', ...item },
  ...numbers,
})
const rowsHtml = (...of: Parameters<typeof render>) => markupOf(render(...of))
const text = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

test('a row says name, ways, points with label, share with three decimals below 0.1 and owners', () => {
  const html = rowsHtml(frame, [
    row({
      description: 'A moogle.',
      ways: [
        { text: 'A quest.', kind: 'quest' },
        { text: 'Achievement: A', kind: 'achievement', achievementId: 5 },
      ],
    }),
  ])
  expect(text(html)).toBe(' 1 Fat Moogle A moogle. A quest. · Achievement: A 50 Legendary! 0.050% 3 ')
  expect(html).toContain('href="/rarity/mount/global/7/"')
  expect(html).toContain('href="/rarity/achievement/global/5/"')
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
    /^ 1 Fat Moogle How to obtain: not known yet 0 Nobody yet 0 No longer obtainable – Fat Moogle Unobtainable · Past season 50/,
  )
  expect(html.match(/divider/g)).toHaveLength(1)
})

test('of what players check off none of those counted are zero percent, never nobody', () => {
  const html = rowsHtml({ ...frame, type: 'vista' }, [row({}, { count: 0, points: 0, percent: 0, percentFull: 0 })])
  expect(text(html)).toBe(' 1 Fat Moogle How to obtain: not known yet 0% 0 ')
})

test('types without points have no cell for them, and of a song the description is shown instead of the way', () => {
  const item = { description: 'From a box.', ways: [{ text: 'Sold by somebody.' }] }
  expect(text(rowsHtml({ ...frame, type: 'orchestrion' }, [row(item)]))).toBe(' 1 Fat Moogle From a box. 0.050% 3 ')
})

test('a title shows both its forms', () => {
  expect(text(rowsHtml({ ...frame, type: 'title' }, [row({ name: 'The King', feminine: 'The Queen' })]))).toContain(
    'The King / The Queen',
  )
})

test.each([
  [1, 0, {}, '0 (too few owners)'],
  [9, 0, {}, '0 (too few owners)'],
  [9, 0, { uncounted: true }, '0 (does not count)'],
  [1, 0, { uncounted: true }, '0 (does not count)'],
  [0, 0, { uncounted: true }, '0 (does not count)'],
  [0, 0, {}, '0'],
  [9, 0, { gone: true }, '0'],
] as const)('of %i owners and %i points of %j the cell says: %s', (count, points, item, said) => {
  const html = rowsHtml(frame, [row(item, { count, points })])
  expect(text(/<td role="cell" class="points[^>]*>.*?<\/td>/.exec(html)?.[0] ?? '').trim()).toBe(said)
})

test('where nobody was counted a row has its name and ways alone, and nothing is said of owners', () => {
  const html = rowsHtml({ ...frame, characters: 0 }, [
    row({}, { count: 0, points: 0, percent: 0, percentFull: 0, place: null }),
    row({ gone: true }, { place: null }),
  ])
  expect(text(html)).toBe(' Fat Moogle How to obtain: not known yet No longer obtainable Fat Moogle ')
  expect(html).toContain('colspan="1"')
})

test('an achievement is its own way: it says where it stands and what it gives', () => {
  const facts = {
    category: 'Battle › General',
    points: 10,
    title: { name: 'The Odd', page: ['title', 3] as const },
    reward: { name: 'A Whistle' },
  }
  expect(text(rowsHtml({ ...frame, type: 'achievement' }, [row({ facts })]))).toContain(
    ' Battle › General · 10 achievement points · Title: The Odd · Reward: A Whistle ',
  )
})

test('a drawing shows the first way and its colour the expansion; without a patch there is no colour', () => {
  const ways = [
    { text: 'Duty: A', kind: 'instance' },
    { text: 'Online store', kind: 'store' },
  ]
  const html = rowsHtml(frame, [row({ ways, hue: 4 }), row({})])
  expect(
    [...html.matchAll(/<svg class="([^"]*)"[^>]*><use href="[^#]*#([^"]*)"/g)].map((found) => found.slice(1)),
  ).toEqual([
    ['thing h4', 'way-instance'],
    ['thing plain', 'mount'],
  ])
})

test.each(['title', 'achievement'] as const)('a list of %ss, which come by one way alone, has one drawing', (type) => {
  const html = rowsHtml({ ...frame, type }, [row({ ways: [{ text: 'A', kind: 'quest' }] })])
  expect(/<use href="[^#]*#([^"]*)"/.exec(html)?.[1]).toBe(type)
})

test('a drawing says what it is of where pictures may take its place', () => {
  expect(rowsHtml({ ...frame, images: 'https://pictures.test/' }, [row({})])).toContain('data-picture="mount/7"')
  expect(rowsHtml(frame, [row({})])).not.toContain('data-picture')
})

test('a row of which only the name is known has nothing below it', () => {
  const html = rowsHtml({ ...frame, type: 'achievement' }, [row({})])
  expect(html).not.toContain('class="lines"')
  expect(rowsHtml(frame, [row({ gone: true })])).not.toContain('class="lines"')
  expect(rowsHtml(frame, [row({ gone: true, ways: [{ text: 'A' }] })]).match(/<small>.*?<\/small>/g)).toEqual([
    '<small>A</small>',
  ])
})

test('what nobody owns can be folded away, and what has no place has a dash', () => {
  const html = rowsHtml(frame, [row({}, { folded: true, place: null }), row({}, { place: 1200 })])
  expect([...html.matchAll(/<tr role="row"([^>]*)>/g)].map(([, attributes]) => attributes)).toEqual([
    ' class="nobody"',
    '',
  ])
  expect([...html.matchAll(/class="rank">(.*?)</g)].map(([, place]) => place)).toEqual(['–', '1,200'])
})

test('in a list of what moved the share of before stands below that of now', () => {
  expect(text(rowsHtml(frame, [row({}, { before: 'was 10.0%' })]))).toContain('0.050% was 10.0% ')
})

test.each([
  ['mount', 6000, '5'],
  ['orchestrion', 6000, '4'],
  ['mount', 0, '1'],
] as const)(
  'the line before what is gone from %ss of %i characters is as wide as the %s cells of a row',
  (type, characters, width) => {
    const html = rowsHtml({ ...frame, type, characters }, [row({}), row({ gone: true })])
    expect(/colspan="(\d)"/.exec(html)?.[1]).toBe(width)
    expect((html.split('<tr')[1]?.match(/<td/g) ?? []).length).toBe(Number(width))
  },
)

test('of as many ways as a row has room for none are left out', () => {
  expect(text(rowsHtml(frame, [row({ ways: [{ text: 'A' }, { text: 'B' }] })]))).not.toContain('+')
})

test('of many ways a row shows two and how many more there are', () => {
  const ways = ['A', 'B', 'C', 'D'].map((way) => ({ text: way }))
  expect(text(rowsHtml(frame, [row({ ways })]))).toContain(' A · B · +2 ')
})
