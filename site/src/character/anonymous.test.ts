import { characterPages } from '@kupodex/data/contract'
import { collections } from '@kupodex/data/game'
import { expect, test } from 'vitest'
import { anonymousCharacter } from './anonymous.ts'
import { parseProgress } from './anonymous-progress.ts'
import { characterMenu, percentOf } from './menu.ts'

test('the pages of nobody are all lists of collections, of metas and raids, of what sells things, and of what to do next', () => {
  const words = characterPages.filter(({ forNobody }) => forNobody).map(({ word }) => word)
  const lists = collections.map(({ page }) => page.path)
  expect(words.toSorted()).toEqual(
    [...lists, 'exploration', 'metas', 'next', 'raids', 'shops', 'story', 'moogletomes'].toSorted(),
  )
})

test('the menu of nobody has the bars of lists that were opened, and says nothing of the others', () => {
  const character = anonymousCharacter('de', {
    orchestrion: { count: 3, possible: 12 },
    hair: { count: 1, possible: 3 },
  })
  if (character === null) throw new Error('there is none')
  expect([character.id, character.name]).toEqual([0, 'Anonym'])
  const percents = Object.fromEntries(characterMenu.map((entry) => [entry.word, percentOf(character, entry)]))
  expect(percents).toMatchObject({ orchestrions: 25, fashions: 33, fish: null, mounts: null, achievements: null })
})

test('the menu of nobody says nothing of a list that was opened before something of it is checked off', () => {
  const opened = Object.fromEntries(collections.map(({ type }) => [type, { count: 0, possible: 100 }]))
  const character = anonymousCharacter('en', opened)
  if (character === null) throw new Error('there is none')
  const said = characterMenu.filter((entry) => percentOf(character, entry) !== null)
  expect(said.map(({ word }) => word)).toEqual([])
})

test.each([
  ['nothing', null, {}],
  ['half a text', '{"fish":', {}],
  ['another shape', '[]', {}],
  [
    'a number that is none',
    '{"fish":{"count":-1,"possible":2},"emote":{"count":1,"possible":2}}',
    { emote: { count: 1, possible: 2 } },
  ],
  ['null', '{"fish":null}', {}],
])('progress is read, and damage is nothing: %s', (_, text, expected) => {
  expect(parseProgress(text)).toEqual(expected)
})
