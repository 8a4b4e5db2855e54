import { describe, expect, test } from 'vitest'
import { type CharacterProfile, newProfile } from '../character/index.ts'
import { nameWords, readNameSearch } from '../names/index.ts'
import { priorities } from '../sync/index.ts'
import { openForAll } from '../opened.fixture.ts'
import { startTestStore } from './store.fixture.ts'

const opened = openForAll(startTestStore)

const keep = async (id: number, name: string | null, more: Partial<CharacterProfile> = {}) => {
  const { store } = opened
  const now = 1000 * id
  await store.addCharacter(id, 0)
  await store.askFor(id, now)
  const profile = {
    ...newProfile(id, 0),
    status: 'ready' as const,
    name,
    worldId: 34,
    iconUrl: 'https://img.test/a',
    ...more,
  }
  await store.lease(id, { now, until: now + 10, token: 'test' })
  const finished = await store.finish(id, 'test', { profile, priority: priorities.middle, due: now, failures: 0 })
  expect(finished).toBe(true)
}

const places = [
  { id: 34, world: 'Testworld', dataCenter: 'Testcenter' },
  { id: 35, world: 'Otherworld', dataCenter: 'Othercenter' },
]

const ids = async (text: string, limit = 10) =>
  (await opened.store.searchNames(text, limit, places)).map(({ id }) => id)

describe('searchNames', () => {
  test('finds by the beginning of a name, whatever its case and forms', async () => {
    await keep(1, "Al'do Test")
    await keep(2, 'Al’do Zest')
    await keep(3, 'Aldous Best')
    expect(await opened.store.searchNames('ＡＬ’ＤＯ t', 10)).toEqual([
      { id: 1, name: "Al'do Test", iconUrl: 'https://img.test/a', worldId: 34 },
    ])
    expect(await ids("al'do")).toEqual([1, 2, 3])
    expect(await ids("al'do", 1)).toEqual([1])
    expect(await ids('zest')).toEqual([2])
    expect(await ids('dous')).toEqual([])
  })

  test.each([
    ['by the last name', 'lastling', [50]],
    ['by first and last name', 'mina lastling', [50]],
    ['by last and first name', 'lastling mi', [50]],
    ['with accents', 'Mína Lästling', [50]],
    ['without the apostrophe and hyphen of a name', 'yshtola mi', [54]],
    ['with its world', 'mina lastling@Testworld', [50]],
    ['with its world as a word', 'mina lastling testworld', [50]],
    ['the first name alone, with the beginning of its world', 'mina test', [50, 53, 52]],
    ['the last name alone, with its data center', 'lastling testcenter', [50]],
    ['no one on another world', 'mina lastling otherworld', []],
    ['no one with a first name on another world', 'minaa@otherworld', []],
    ['by a world that there is not, as if it were not there', 'mina lastling nowhere', [50]],
    ['by first and last name from their beginnings', 'mi lastl', [50]],
    ['by a word that is shorter than four letters, with the other', 'bo zed', [51]],
    ['whose first name it is before whose last name it is', 'minaa', [53, 52]],
  ])('finds %s', async (_, text, expected) => {
    await keep(50, 'Mina Lastling')
    await keep(51, 'Bo Zedd')
    await keep(52, 'Anna Minaa')
    await keep(53, 'Minaa Bell')
    await keep(54, "Y'shtola Mi-ku")
    expect(await ids(text)).toEqual(expected)
  })

  test.each(['', 'ald', '   a', '\u200b\u200b\u200b\u200b'])('%j is too short to find anybody', async (text) =>
    expect(await ids(text)).toEqual([]),
  )

  test('a new name takes the place of the old one', async () => {
    await keep(10, 'Before Test')
    await keep(10, 'After Test', { iconUrl: null, worldId: null })
    expect(await ids('before')).toEqual([])
    expect(await opened.store.searchNames('after', 10)).toEqual([
      { id: 10, name: 'After Test', iconUrl: '', worldId: 0 },
    ])
  })

  test.each(['private', 'deleted', 'notFound'] as const)(
    'one that is %s is not found, until it is there again',
    async (status) => {
      const id = 20 + status.length
      const name = `${status} Person`
      await keep(id, name)
      await keep(id, name, { status })
      expect(await ids(name)).toEqual([])
      await keep(id, name)
      expect(await ids(name)).toEqual([id])
    },
  )

  test('one that has no name yet is not found', async () => {
    await keep(40, null)
    expect(await ids('null')).toEqual([])
  })
})

test('finds just whom the published index finds: everybody with words that begin so, on the world that is named', async () => {
  const firsts = ['Quina', 'Quinn', "Qu'ina", 'Quidd', 'Zoquin']
  const lasts = ['Quinary', 'Othering', "Zo'quin", 'Zoquist']
  const people = firsts.flatMap((first, a) =>
    lasts.map((last, b) => ({ id: 100 + 10 * a + b, name: `${first} ${last}`, worldId: 34 + ((a + b) % 2) })),
  )
  for (const { id, name, worldId } of people) await keep(id, name, { worldId })
  const words = ['quin', 'quina', 'zoqu', 'zoquin', 'other', 'qu', 'test']
  const texts = [
    ...words.filter((word) => word.length > 3),
    ...words.flatMap((first) => words.map((other) => `${first} ${other}`)),
    ...words.flatMap((first) => [`${first} quin Otherworld`, `${first} zoqu@Testcenter`]),
  ].filter((text) => text !== 'qu qu')
  for (const text of texts) {
    const wanted = people.filter(({ name, worldId }) =>
      readNameSearch(text, places).some(
        ({ name: sought, worldIds }) =>
          nameWords(sought).every((word) => nameWords(name).some((nameWord) => nameWord.startsWith(word))) &&
          (worldIds === null || worldIds.has(worldId)),
      ),
    )
    const found = (await ids(text, 100)).filter((id) => people.some((person) => person.id === id))
    expect(
      found.toSorted((a, b) => a - b),
      text,
    ).toEqual(wanted.map(({ id }) => id))
  }
})
