import { expect, test } from 'vitest'
import { thingLists } from '#things/lists.ts'
import { listIn, shortName } from './frame.ts'

const people = (...names: string[]) => names.map((name, at) => ({ id: 7 + at, name }))

test.each([
  [people('Mina Example', 'Rin Example'), ['Mina', 'Rin']],
  [people('Mina Example', 'Mina Sample'), ['Mina Example', 'Mina Sample']],
  [people('Mina Example', ''), ['Mina', '#8']],
])('characters are called by their first names where these differ: %j', (characters, names) =>
  expect(characters.map((_, at) => shortName(characters, at))).toEqual(names),
)

test.each([
  ['', 'mounts'],
  ['?list=minions', 'minions'],
  ['?list=swords', thingLists[0]?.word],
])('%s opens %s', (search, word) => expect(listIn(search, thingLists).word).toBe(word))
