import { markupOf } from '@kupodex/data/html'
import { describe, expect, test } from 'vitest'
import type { RarityItem } from '#rarity/item.ts'
import { rarityRowTexts, shareTexts } from '#texts/texts.ts'
import { openPage } from '#ui/page.fixture.ts'
import { type ShelfFrame, shelfRowsHtml } from './row.ts'
import type { ShelfThing } from './thing.ts'

const rarity = { ...rarityRowTexts('de'), ...shareTexts('de') }
const frameWith = (rest: Partial<ShelfFrame> = {}): ShelfFrame => ({
  ...{ language: 'de', sprite: '/s.svg', images: null, hasShare: true },
  ...rest,
})
const thingWith = (item: Partial<RarityItem> = {}, rest: Partial<ShelfThing> = {}): ShelfThing => ({
  ...{ type: 'mount', list: 'mount', item: { id: 5, name: 'Company <Chocobo>', ...item }, knowsWays: true, notes: [] },
  ...{ counting: 'counted' },
  ...{ patch: 21, isInferred: false, sourceTypeId: 3, category: '', page: '/rarity/mount/global/5/', owners: null },
  ...{ sources: [], origins: [] },
  ...rest,
})
const draw = (thing: ShelfThing, frame = frameWith()) =>
  openPage(`<table><tbody>${markupOf(shelfRowsHtml(frame, [thing]))}</tbody></table>`)

test('a row has its name as a link in the language of the page, its patch and what it can be narrowed by', () => {
  const { one } = draw(thingWith({}, { category: '2' }))
  expect([one('a').textContent, one('a').getAttribute('href')]).toEqual([
    'Company <Chocobo>',
    '/de/rarity/mount/global/5/',
  ])
  expect({ ...one('tr').dataset }).toEqual({ thing: 'mount/5', source: '3', category: '2' })
  expect(one('.shelf-item').dataset['patch']).toBe('21')
})

test('a row has its exact patch where the page narrows by it', () => {
  const thing = thingWith({ patch: '2.16' })
  expect(draw(thing, frameWith({ hasPart: true })).one('tr').dataset['part']).toBe('2.16')
  expect(draw(thing).one('tr').dataset['part']).toBeUndefined()
  expect(draw(thingWith(), frameWith({ hasPart: true })).one('tr').dataset['part']).toBeUndefined()
})

test('what has neither page nor patch, nor anything to be narrowed by, has none of them', () => {
  const { one, all } = draw(thingWith({}, { page: null, patch: null, sourceTypeId: 0 }))
  expect(one('b').textContent).toBe('Company <Chocobo>')
  expect([all('a').length, Object.keys(one('tr').dataset)]).toEqual([0, ['thing']])
  expect(one('.shelf-item').hasAttribute('data-patch')).toBe(false)
})

describe('ways', () => {
  const ways = ['Eins', 'Zwei', 'Drei'].map((text) => ({ text }))

  test.each([
    [ways.slice(0, 1), ['Eins']],
    [ways.slice(0, 2), ['Eins · Zwei']],
    [ways, ['Eins · Zwei · +1']],
    [[], []],
  ])('of %j two are shown, and how many more there are', (some, lines) => {
    expect(draw(thingWith({ ways: some })).words('small')).toEqual(lines)
  })

  test('that are not known are said to be missing, but not of what is gone or never has any', () => {
    expect(draw(thingWith()).words('small')).toEqual([rarity.wayMissing])
    expect(draw(thingWith({ gone: true })).words('small')).toEqual([])
    expect(draw(thingWith({}, { knowsWays: false })).words('small')).toEqual([])
  })

  test('that say no more than what the page is of are left out, those of the page come first, and shops stay', () => {
    const [origin, name] = ['duty/3', 'Keep'] as const
    const here = { origin, name }
    const own = { text: 'Duty: Keep', parts: [[0, 10, origin]] } as const
    const shop = { text: 'Shop 5', kind: 'shop', parts: [[0, 4, origin]] } as const
    const foe = { text: 'Duty: Keep (Goblin)', kind: 'instance', parts: [[0, 19, origin]] } as const
    const match = { text: 'Match: Keep (Town)', kind: 'match', parts: [[0, 18, origin]] } as const
    const other = { text: 'Elsewhere', parts: [[0, 4, 'duty/9']] } as const
    const shown = (frame: ShelfFrame) => draw(thingWith({ ways: [other, own, shop] }), frame).words('small')
    expect(shown(frameWith({ here }))).toEqual(['Shop 5 · Elsewhere'])
    expect(shown(frameWith())).toEqual(['Elsewhere · Duty: Keep · +1'])
    expect(draw(thingWith({ ways: [own, match] }), frameWith({ here })).words('small')).toEqual([])
    const ways = [other, other, foe]
    expect(draw(thingWith({ ways }), frameWith({ here })).words('small')).toEqual([`${foe.text} · Elsewhere · +1`])
  })

  test('through an achievement lead to it', () => {
    const { one } = draw(thingWith({ ways: [{ text: 'Try', achievementId: 9 }] }))
    expect(one('small a').getAttribute('href')).toBe('/de/rarity/achievement/global/9/')
  })
})

test('the patch and notes come before the ways', () => {
  const frame = frameWith({ patchNote: ({ patch }) => `Patch ${patch}` })
  expect(draw(thingWith({}, { notes: ['10 points', 'Title'], knowsWays: false }), frame).words('small')).toEqual([
    ...['Patch 21', '10 points · Title'],
  ])
  expect(draw(thingWith({}, { knowsWays: false }), frameWith({ patchNote: () => null })).words('small')).toEqual([])
})

test('the share of owners stands in a column, where the page has one', () => {
  const owners = { id: 5, count: 3, points: 5, percent: 12.3, percentFull: 12.34 }
  expect(draw(thingWith({}, { owners })).words('.share')).toEqual(['12,3\u00a0%'])
  expect(draw(thingWith({}, { owners: { ...owners, count: 0 } })).words('.share')).toEqual([rarity.nobody])
  expect(draw(thingWith()).words('.share')).toEqual(['–'])
  expect(draw(thingWith({}, { owners }), frameWith({ hasShare: false })).words('.share')).toEqual([])
})

test('a drawing is that of the collection’s thing; what has no rarity list is drawn, too', () => {
  const symbol = (thing: ShelfThing) => draw(thing).one('use').getAttribute('href')
  expect(symbol(thingWith())).toBe('/s.svg#mount')
  expect(symbol(thingWith({}, { type: 'title', list: null }))).toBe('/s.svg#title')
  const { one } = draw(thingWith({}, { type: 'fish', list: null }), frameWith({ images: 'https://images.test/' }))
  expect(one('svg').dataset['picture']).toBe('fish/5')
})
