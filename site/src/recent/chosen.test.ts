import { expect, test } from 'vitest'
import { storageOf } from '#ui/page.fixture.ts'
import { choose, chosenCharacter, forgetChosen, renewChosen, withChosen } from './chosen.ts'
import { chosenKey } from '#storage/keys.ts'

const person = (id: number, name = `Person ${id}`) => ({ id, name, worldName: 'Lich', iconUrl: 'face' })

test('the character chosen last is kept, until the choice is taken back', () => {
  const storage = storageOf()
  expect(chosenCharacter(storage)).toBeNull()
  choose(storage, person(7))
  choose(storage, person(8))
  expect(chosenCharacter(storage)).toEqual(person(8))
  choose(storage, null)
  expect([chosenCharacter(storage), storage.getItem(chosenKey)]).toEqual([null, null])
})

test.each(['[{"id":7', '7', 'null', '[]', '[null]', JSON.stringify([person(0)]), JSON.stringify([person(7, '')])])(
  'what is damaged is no choice: %s',
  (text) => expect(chosenCharacter(storageOf({ [chosenKey]: text }))).toBeNull(),
)

test('it is kept as it is now; no other takes its place by being opened', () => {
  const storage = storageOf({ [chosenKey]: JSON.stringify([person(7)]) })
  renewChosen(storage, person(8))
  renewChosen(storage, person(7, 'New Name'))
  expect(chosenCharacter(storage)).toEqual(person(7, 'New Name'))
})

test('it stands with others, once', () => {
  const storage = storageOf()
  const others = [person(8), person(9)]
  expect(withChosen(storage, others)).toEqual(others)
  choose(storage, person(7))
  expect(withChosen(storage, others)).toEqual([...others, person(7)])
  choose(storage, person(9, 'New Name'))
  expect(withChosen(storage, others)).toEqual(others)
})

test('it is forgotten with the characters among which it is', () => {
  const storage = storageOf({ [chosenKey]: JSON.stringify([person(7)]) })
  forgetChosen(storage, [8])
  expect(chosenCharacter(storage)).toEqual(person(7))
  forgetChosen(storage, [8, 7])
  expect(chosenCharacter(storage)).toBeNull()
})
