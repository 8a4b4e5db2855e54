import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { characterPage, headerMarkup, tabsMarkup } from '../frame.fixture.ts'
import { emotePage, historyPage, iconPage, pagerMarkup } from '../lists.fixture.ts'
import { profilePage } from '../profile.fixture.ts'
import { parsePage } from './parse.ts'

const read = (html: string, status = 200) => parsePage('emote', html, status)

describe.each(['desktop', 'mobile'] as const)('%s markup', (device) => {
  test('names every emote, in the order of the page', () => {
    expect(read(emotePage(['Bow', 'Ball Dance', 'Sit On Ground', 'J&#39;adore'], device))).toMatchObject({
      outcome: 'ok',
      value: {
        ...{ id: 4711, variant: 'named', total: null, count: 4 },
        namesOnPage: ['Bow', 'Ball Dance', 'Sit On Ground', "J'adore"],
        items: [{ name: 'Bow', iconUrl: 'https://img.example/itemicon/0.png?n7.3' }, {}, {}, {}],
      },
    })
  })

  test('without emotes is hidden, as nobody has none', () =>
    expect(read(emotePage([], device))).toEqual({ outcome: 'private' }))
})

test('a list without pictures is read all the same', () => {
  const plain = emotePage(['Bow', 'Wave']).replaceAll(/<img src="[^"]*itemicon[^>]*>/g, '')
  expect(read(plain)).toMatchObject({ outcome: 'ok', value: { namesOnPage: ['Bow', 'Wave'] } })
})

test.each([
  ['no list at all', characterPage('<p>Nothing to see.</p>', headerMarkup(), tabsMarkup({ emote: 'selected' }))],
  ['a list that is gone', emotePage([]).replace(/<ul class="emote__list[^>]*><\/ul>/, '')],
  ['another tab order', emotePage([]).replace(/<ul class="character__profile_tab[^]*?<\/ul>/, '')],
])('a page of the character with %s is hidden', (_, html) => expect(read(html)).toEqual({ outcome: 'private' }))

test.each([
  ['an emote twice', emotePage(['Bow', 'Bow'])],
  ['a nameless emote', emotePage(['Bow', 'Wave']).replace('<p>Wave</p>', '')],
  [
    'a pager',
    emotePage(['Bow']).replace('</ul><p class="parts__zero"', `</ul>${pagerMarkup(1, 2)}<p class="parts__zero"`),
  ],
  ['names outside the list', emotePage(['Bow'], 'mobile').replace('emote__list', 'emote__rows')],
  ['the profile', profilePage({})],
  ['mounts', iconPage('mount', 3)],
  ['no mounts', iconPage('mount', 0)],
  ['achievements', historyPage([[1, 5]], 1)],
])('%s is an unknown layout', (_, html) => expect(read(html)).toMatchObject({ outcome: 'unknownLayout' }))

const listed = join(import.meta.dirname, '../../../../../shared/lodestone/pages/emote-list-names-en-2026-05.json')

test.skipIf(!existsSync(listed))('a list as one character had it in 2026 (skipped where it is not at hand)', () => {
  const { entries } = JSON.parse(readFileSync(listed, 'utf8')) as { entries: { name: string }[] }
  const names = entries.map(({ name }) => name)
  expect(read(emotePage(names))).toMatchObject({ outcome: 'ok', value: { count: 93, namesOnPage: names } })
})
