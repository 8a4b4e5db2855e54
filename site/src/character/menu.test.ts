import { itemTypes, syncedParts } from '@kupodex/data/character'
import { type CharacterAnswer, characterPages } from '@kupodex/data/contract'
import { collectionPages, type MenuGroup, recordOf } from '@kupodex/data/game'
import { expect, test } from 'vitest'
import { partsOf } from '@kupodex/data/contract/character.fixture'
import {
  characterMenu,
  collectionEntries,
  entryOf,
  groupsOf,
  hasBar,
  type MenuEntry,
  menuOf,
  percentOf,
  tabsOf,
} from './menu.ts'

const nothing = {
  ...recordOf(syncedParts, () => []),
  parts: partsOf('public'),
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

/** The entries that the specification names, by their group, in its order; ours stand among them, where they say. */
const specified: Readonly<Record<MenuGroup, readonly MenuEntry['word'][]>> = {
  character: ['profile', 'timeline', 'titles', 'achievements'],
  companions: ['mounts', 'minions', 'bardings'],
  appearance: ['fashions', 'emotes', 'portraits'],
  pastimes: ['ttcards', 'orchestrions'],
  battle: ['raids'],
  crafting: ['leves', 'fish', 'cosmic'],
  exploration: ['bozjanotes'],
  shops: ['shops', 'moogletomes'],
}

test('the entries of each group stand as the specification has them, and every entry is in one', () => {
  const groups = groupsOf(characterMenu)
  const found = groups.map(({ group, entries }) => {
    const words = entries.map(({ word }) => word)
    return [group, words.filter((word) => specified[group].includes(word))]
  })
  expect(Object.fromEntries(found)).toEqual(specified)
  expect(groups.map(({ group }) => group)).toEqual(Object.keys(specified))
  const grouped = groups.flatMap(({ entries }) => entries.map(({ word }) => word))
  expect(grouped.toSorted()).toEqual(characterMenu.map(({ word }) => word).toSorted())
})

test('the menu as a whole stands as the specification has it, and ends with the comparison', () => {
  const words = characterMenu.map(({ word }) => word)
  const all = Object.values(specified).flat()
  expect(words.filter((word) => all.includes(word))).toEqual([
    ...([
      'profile',
      'timeline',
      'titles',
      'achievements',
      'mounts',
      'minions',
      'fashions',
      'leves',
      'ttcards',
    ] as const),
    ...(['fish', 'orchestrions', 'bardings', 'emotes', 'bozjanotes', 'cosmic', 'portraits', 'raids'] as const),
    ...(['shops', 'moogletomes'] as const),
  ])
  expect(words.at(-1)).toBe('compare')
})

test('a group without an entry is left out', () => {
  const fish = characterMenu.filter(({ word }) => word === 'fish')
  expect(groupsOf(fish)).toEqual([{ group: 'crafting', entries: fish }])
  expect(groupsOf([])).toEqual([])
})

test('a collection that is reached by a tab is in the group of its entry', () => {
  expect(collectionEntries.find(({ word }) => word === 'facewear')?.group).toBe('appearance')
})

test('a page has the drawing, the place and the tabs that it describes', () => {
  const page = { rest: '', type: null, forNobody: false }
  const shown = menuOf([
    { ...page, word: 'fish', icon: 'star', menu: { place: 20, group: 'crafting' }, type: 'fish' },
    { ...page, word: 'mounts', icon: 'mount', menu: { tabOf: 'fish' }, type: 'mount' },
    { ...page, word: 'verify', icon: 'check', menu: null },
    { ...page, word: 'raids', icon: 'raid', menu: { place: 10, group: 'battle' } },
  ])
  expect(shown).toEqual([
    { word: 'raids', icon: 'raid', group: 'battle', also: [], types: [] },
    { word: 'fish', icon: 'star', group: 'crafting', also: ['mounts'], types: ['fish', 'mount'] },
  ])
})

test('no two entries have the same place, and a tab is one of an entry', () => {
  const menus = characterPages.flatMap(({ menu }) => menu ?? [])
  const places = menus.flatMap((menu) => ('place' in menu ? menu.place : []))
  expect(places.filter((place, at) => places.indexOf(place) !== at)).toEqual([])
  const words: string[] = characterMenu.map(({ word }) => word)
  for (const menu of menus) if ('tabOf' in menu) expect(words).toContain(menu.tabOf)
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
  ['less than one in a hundred', 'mounts', { mountCount: 1, mountPossible: 200 }, 0.5],
  ['what was read and is nothing', 'mounts', { mountCount: 0, mountPossible: 9 }, 0],
  ['what nobody checked off', 'fish', { fishCount: 0, fishPossible: 9 }, null],
  ['several of which nobody checked off any', 'ttcards', { triadCardPossible: 5, triadNpcPossible: 5 }, null],
  ['several of which nobody checked off one', 'ttcards', { triadCardCount: 2, triadCardPossible: 5, triadNpcPossible: 5 }, 40],
  ['several together', 'ttcards', { triadCardCount: 2, triadCardPossible: 5, triadNpcCount: 1, triadNpcPossible: 5 }, 30],
  ['what an older release does not count', 'emotes', { emoteCount: undefined, emotePossible: undefined } as never, null],
  ['more than all', 'emotes', { emoteCount: 4, emotePossible: 3 }, 100],
  ['what has no list yet', 'emotes', {}, null],
  ['what is private', 'mounts', { mountCount: 1, mountPossible: 3, mountsPrivate: true }, null],
  ['private facewear', 'fashions', { hairCount: 1, hairPossible: 3, facewearPrivate: true }, null],
  ['mounts that were never read', 'mounts', { mountPossible: 3, parts: { mounts: { state: 'unknown' } } as never }, null],
  ['a private character', 'emotes', { emotePossible: 3, private: true }, null],
  ['titles of private achievements', 'titles', { titleCount: 1, titlePossible: 2, achievementsPrivate: true }, null],
  ['points of achievements', 'achievements', { achievementPoints: 61, achievementPointsPossible: 100 }, 61],
  ['raids', 'raids', {}, 20],
  ['raids of private achievements', 'raids', { achievementsPrivate: true }, null],
  ['a trove that has ended', 'moogletomes', {}, null],
] as const)('the bar of %s', (_what, word, fields, expected) => expect(percent(word, fields)).toBe(expected)) // prettier-ignore

test('of pages that show no collection, raids, shops and the trove have a bar', () => {
  const counted = characterMenu.filter((entry) => hasBar(entry) && entry.types.length === 0)
  expect(counted.map(({ word }) => word)).toEqual(['raids', 'shops', 'moogletomes'])
})
