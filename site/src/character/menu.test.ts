import { itemTypes } from '@kupodex/data/character'
import { type CharacterAnswer, characterPages } from '@kupodex/data/contract'
import { collectionPages } from '@kupodex/data/game'
import { expect, test } from 'vitest'
import { menuIcons } from './menu-icons.ts'
import { characterMenu, entryOf, hasBar, percentOf, tabsOf } from './menu.ts'

const read = { state: 'public', asOf: 1 } as const
const lists = ['achievements', 'mounts', 'minions', 'facewear'] as const

const nothing = {
  ...Object.fromEntries(lists.map((part) => [part, []])),
  parts: Object.fromEntries(lists.map((part) => [part, read])),
  ...Object.fromEntries(itemTypes.flatMap((type) => [[`${type}Count`, 0], [`${type}Possible`, 0]])),
  menu: {
    raids: { count: 5, possible: 25, percent: 20 },
    moogletomes: { count: 0, possible: 0, percent: 0 },
    shops: { count: 1, possible: 3, percent: 33 },
  },
} as unknown as CharacterAnswer // prettier-ignore

const percent = (word: (typeof characterMenu)[number]['word'], fields: Partial<CharacterAnswer>) => {
  const entry = entryOf(word)
  if (entry === undefined) throw new Error(`${word} is in no menu`)
  return percentOf({ ...nothing, ...fields }, entry)
}

test('every entry has a drawing', () => {
  expect(Object.keys(menuIcons).toSorted()).toEqual(characterMenu.map(({ word }) => word).toSorted())
})

test('every page of a character is reached by the menu, but those of its owner', () => {
  const reached = characterMenu.flatMap(({ word, also }) => [word, ...also])
  expect(new Set(reached).size).toBe(reached.length)
  expect(reached.toSorted()).toEqual(
    ['profile', ...characterPages.map(({ word }) => word)].filter((word) => !/verify|settings/.test(word)).toSorted(),
  )
})

test('every collection is in one bar, which is that of its page', () => {
  const bars = characterMenu.flatMap(({ types }) => types)
  expect(bars.toSorted()).toEqual(Object.keys(collectionPages).toSorted())
  for (const [type, { path }] of Object.entries(collectionPages)) expect(entryOf(path)?.types).toContain(type)
})

test('pages of one subject share a row of tabs', () => {
  expect(tabsOf('metas')).toEqual(['achievements', 'metas'])
  expect(tabsOf('hairstyles')).toEqual(['fashions', 'hairstyles', 'facewear'])
  expect(tabsOf('mounts')).toEqual([])
})

test.each([
  ['one of three, rounded down', 'mounts', { mountCount: 1, mountPossible: 3 }, 33],
  ['nothing', 'fish', { fishCount: 0, fishPossible: 9 }, 0],
  ['several collections together', 'ttcards', { triadCardCount: 2, triadCardPossible: 5, triadNpcPossible: 5 }, 20],
  ['what an older release does not count', 'emotes', { emoteCount: undefined, emotePossible: undefined } as never, null],
  ['more than all', 'emotes', { emoteCount: 4, emotePossible: 3 }, 100],
  ['what has no list yet', 'emotes', {}, null],
  ['what is private', 'mounts', { mountCount: 1, mountPossible: 3, mountsPrivate: true }, null],
  ['private facewear', 'fashions', { hairCount: 1, hairPossible: 3, facewearPrivate: true }, null],
  ['mounts that were never read', 'mounts', { mountPossible: 3, parts: { mounts: { state: 'unknown' } } as never }, null],
  ['a private character', 'emotes', { emotePossible: 3, private: true }, null],
  ['titles of private achievements', 'titles', { titleCount: 1, titlePossible: 2, achievementsPrivate: true }, null],
  ['points of achievements', 'achievements', { achievementPercent: 61, achievementCount: 1, achievementPossible: 9 }, 61],
  ['raids', 'raids', {}, 20],
  ['raids of private achievements', 'raids', { achievementsPrivate: true }, null],
  ['a trove that has ended', 'moogletomes', {}, null],
] as const)('the bar of %s', (_what, word, fields, expected) => expect(percent(word, fields)).toBe(expected)) // prettier-ignore

test('profile, timeline and comparison have no bar', () => {
  expect(characterMenu.filter((entry) => !hasBar(entry)).map(({ word }) => word)).toEqual([
    'profile',
    'timeline',
    'compare',
  ])
})
