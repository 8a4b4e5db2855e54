import { expect, test } from 'vitest'
import { storageOf } from '#ui/page.fixture.ts'
import { chooseDatabase, chosenDatabases, databasesKey } from './chosen-databases.ts'
import { databaseWords, linksElsewhere, rowOfGame } from './databases.ts'

const addresses = (language: 'en' | 'de', english: string | null, id: number | null) =>
  linksElsewhere(
    databaseWords,
    { row: id === null ? null : { kind: 'item', id }, name: 'Käfer & Co.', english },
    language,
  ).map(({ href }) => href)

test('a thing is found by its row, its name, and in wikis by its English name', () => {
  expect(addresses('de', "Beetle's Nest", 7)).toEqual([
    'https://de.finalfantasyxiv.com/lodestone/playguide/db/search/?q=K%C3%A4fer%20%26%20Co.',
    'https://www.garlandtools.org/db/#item/7',
    'https://ffxivteamcraft.com/db/de/item/7',
    "https://ffxiv.consolegameswiki.com/wiki/Beetle's_Nest",
    "https://ffxiv.gamerescape.com/wiki/Beetle's_Nest",
  ])
})

test('where row or English name are not known, no address is guessed', () => {
  expect(addresses('en', null, null)).toEqual([
    'https://na.finalfantasyxiv.com/lodestone/playguide/db/search/?q=K%C3%A4fer%20%26%20Co.',
  ])
})

test.each([
  ['achievement', { id: 12, itemId: 5 }, { kind: 'achievement', id: 12 }],
  ['leve', { id: 12, itemId: 5 }, { kind: 'leve', id: 12 }],
  ['relic', { id: 7863 }, { kind: 'item', id: 7863 }],
  ['mount', { id: 1, itemIds: [6001, 6002] }, { kind: 'item', id: 6001 }],
  ['mount', { id: 1, itemIds: [] }, null],
  ['fish', { id: 1, itemId: 4869 }, { kind: 'item', id: 4869 }],
  ['portrait', { id: 1, itemId: null }, null],
  ['vista', { id: 1 }, null],
] as const)('%s %j is the row %j', (type, row, expected) => {
  expect(rowOfGame(type, row)).toEqual(expected)
})

test('until the reader chooses, wikis in English are shown on pages in English alone', () => {
  expect(chosenDatabases(storageOf(), 'en')).toEqual(databaseWords)
  expect(chosenDatabases(storageOf(), 'fr')).toEqual(['eorzea', 'garland', 'teamcraft'])
})

test('what is chosen stays, in the order of all, and so does that nothing is', () => {
  const kept = storageOf()
  chooseDatabase(kept, 'de', 'gamerEscape', true)
  chooseDatabase(kept, 'de', 'eorzea', false)
  expect(chosenDatabases(kept, 'ja')).toEqual(['garland', 'teamcraft', 'gamerEscape'])
  for (const word of databaseWords) chooseDatabase(kept, 'de', word, false)
  expect(chosenDatabases(kept, 'en')).toEqual([])
  kept.setItem(databasesKey, 'garland,unheard')
  expect(chosenDatabases(kept, 'en')).toEqual(['garland'])
})
