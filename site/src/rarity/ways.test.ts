import { markupOf } from '@kupodex/data/html'
import { expect, test } from 'vitest'
import type { ItemWay } from './item.ts'
import { firstIcon, wayHtml, wayIcon } from './ways.ts'

test.each([
  ['quest', 'way-quest'],
  ['achievement', 'achievement'],
  [undefined, 'way'],
])('a way of the kind %s has the drawing %s', (kind, icon) => {
  expect(wayIcon(kind === undefined ? {} : { kind })).toBe(icon)
})

test('what is drawn of a thing is its first way, where more is known of that than words', () => {
  expect(firstIcon({ ways: [{ text: 'A', kind: 'shop' }, { text: 'B', kind: 'quest' }] })).toBe('way-shop') // prettier-ignore
  expect(firstIcon({ ways: [{ text: 'A' }, { text: 'B', kind: 'quest' }] })).toBeUndefined()
  expect([firstIcon({ ways: [] }), firstIcon({})]).toEqual([undefined, undefined])
})

const way: ItemWay = {
  text: 'Sold by Mogry in <Gridania> for gil',
  parts: [
    [8, 13, 'quest/5'],
    [17, 27, 'duty/6'],
  ] as unknown as NonNullable<ItemWay['parts']>,
}

test('what a way names leads to all that comes from there, and all its words stay', () => {
  expect(markupOf(wayHtml(way, '/', 'de'))).toBe(
    'Sold by <a class="link" href="/de/from/quest/5/">Mogry</a> in ' +
      '<a class="link" href="/de/from/duty/6/">&lt;Gridania&gt;</a> for gil',
  )
})

test('in a list a way is words alone, and an achievement is a link to it', () => {
  expect(markupOf(wayHtml(way, '/'))).toBe('Sold by Mogry in &lt;Gridania&gt; for gil')
  expect(markupOf(wayHtml({ ...way, achievementId: 4 }, '/rarity/achievement/Omega/', 'de'))).toBe(
    '<a class="link" href="/rarity/achievement/Omega/4/">Sold by Mogry in &lt;Gridania&gt; for gil</a>',
  )
  expect(markupOf(wayHtml({ text: 'Quest' }, '/', 'de'))).toBe('Quest')
})
