import { expect, test } from 'vitest'
import type { CharacterAnswer } from '@kupodex/data/contract'
import { createKeptCharacters } from './kept-characters.ts'
import { keeperInMemory } from './page.fixture.ts'
import { wholeCharacter } from './whole-character.ts'

const mina = wholeCharacter<CharacterAnswer>({ id: 7, name: 'Mina Moon', status: 'ready' })

test.each([
  ['nothing', null],
  ['a text', 'Mina'],
  ['another character', { ...mina, id: 8 }],
])('%s in the place of a character is not shown', async (_what, value) => {
  const { keeper, shelves } = keeperInMemory()
  shelves.set('characters/7', { at: 1, value })
  expect(await createKeptCharacters(keeper).readKept(7)).toBeNull()
})

test('a character is kept with the time at which it was asked for', async () => {
  const { keep, readKept } = createKeptCharacters(keeperInMemory().keeper, () => 123)
  expect(await readKept(7)).toBeNull()
  await keep(7, mina as CharacterAnswer)
  expect(await readKept(7)).toEqual({ answer: mina, at: 123 })
})

test('what another release kept is shown without what it lacks', async () => {
  const { keeper, shelves } = keeperInMemory()
  shelves.set('characters/7', { at: 1, value: { ...mina, menu: undefined } })
  expect(await createKeptCharacters(keeper).readKept(7)).toEqual({ answer: mina, at: 1 })
})

test('a character that is forgotten takes along what its owner has ticked', async () => {
  const { keeper, shelves } = keeperInMemory()
  for (const key of ['characters/7', 'marks/7/me/emote', 'characters/77', 'marks/77/me/emote'])
    shelves.set(key, { at: 1, value: [] })
  await createKeptCharacters(keeper).drop(7)
  expect([...shelves.keys()]).toEqual(['characters/77', 'marks/77/me/emote'])
})
