import { describe, expect, test } from 'vitest'
import { readNameSearch } from './search.ts'

const places = [
  { id: 1, world: 'Exodus', dataCenter: 'Primal' },
  { id: 2, world: 'Lamia', dataCenter: 'Primal' },
  { id: 3, world: 'Odin', dataCenter: 'Light' },
]
const read = (text: string) =>
  readNameSearch(text, places).map(({ words, worldIds }) => [words.join(' '), worldIds && [...worldIds]])

describe('a search is read as', () => {
  test.each([
    ['a name', 'Mína', [['mina', null]]],
    ['first and last name', "Mi-na O'Test", [['mina otest', null]]],
    ['a name, or one on a world', 'mina exod', [['mina exod', null], ['mina', [1]]]],
    ['a name, or one in a data center', 'mina primal', [['mina primal', null], ['mina', [1, 2]]]],
    ['a whole name on a world', 'mina test odin', [['mina test', [3]]]],
    ['a whole name on a world in brackets', 'mina test (Odin)', [['mina test', [3]]]],
    ['a name on a world, as the game writes it', 'Mina@Exodus', [['mina', [1]]]],
    ['a whole name, where its last name is a world, too', 'mina odin exodus', [['mina odin', [1]]]],
    ['only a name, if the place does not exist', 'mina@nowhere', [['mina', null]]],
    ['a name, where three words name no place', 'mina test nowhere', [['mina test', null]]],
    ['a name, where a place has too few letters', 'mina exo', [['mina exo', null]]],
    ['a name, where its beginning is too short for a place of it', 'min exodus', [['min exodus', null]]],
    ['nothing, where a name is too short', 'min@exodus', []],
    ['nothing, where only a world is named', '@exodus', []],
    ['nothing', '', []],
  ])('%s', (_, text, expected) => expect(read(text)).toEqual(expected)) // prettier-ignore
})

test('the name is also available as typed', () =>
  expect(readNameSearch("Mi-na O'Test@Odin", places)[0]?.name).toBe("Mi-na O'Test"))
