import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { newProfile } from '../character/index.ts'
import { repetitions } from '../soak.fixture.ts'
import type { Store } from './open-store.ts'
import { openForAll } from '../opened.fixture.ts'
import { openDying, startTestStore } from './store.fixture.ts'

const opened = openForAll(startTestStore)
let count = 0
const somebody = () => `user${++count}`

const store = () => opened.store
const idsOf = (favorites: readonly { id: number }[] | null) => favorites?.map(({ id }) => id) ?? null

describe('favourites', () => {
  test('are a user’s own, those added last first, each once', async () => {
    const [mina, aldo] = [somebody(), somebody()]
    expect(await store().readFavorites(mina)).toEqual([])
    await store().addFavorite(mina, 7, 10, 5)
    await store().addFavorite(mina, 2 ** 53 - 1, 20, 5)
    expect(await store().addFavorite(mina, 7, 30, 5)).toEqual([
      { id: 2 ** 53 - 1, at: 20 },
      { id: 7, at: 10 },
    ])
    expect(await store().readFavorites(aldo)).toEqual([])
    expect(idsOf(await store().removeFavorite(mina, 2 ** 53 - 1))).toEqual([7])
    expect(idsOf(await store().removeFavorite(mina, 2 ** 53 - 1))).toEqual([7])
    expect(idsOf(await store().removeFavorite(aldo, 7))).toEqual([])
  })

  test('are no more than they may be, however many are added at once', async () => {
    const user = somebody()
    const ids = Array.from({ length: 12 }, (_, at) => at + 1)
    const added = await Promise.all(ids.map((id) => store().addFavorite(user, id, 10, 5)))
    expect(added.filter((each) => each !== null)).toHaveLength(5)
    const [first = 0] = idsOf(await store().readFavorites(user)) ?? []
    expect(await store().addFavorite(user, first, 20, 5)).toHaveLength(5)
    expect(await store().addFavorite(user, 99, 20, 5)).toBeNull()
    await store().removeFavorite(user, first)
    expect(idsOf(await store().addFavorite(user, 99, 30, 5))?.[0]).toBe(99)
  })

  test('two hundred are one item that is read whole', async () => {
    const user = somebody()
    for (let id = 1; id <= 200; id++) await store().addFavorite(user, 2 ** 52 + id, id, 200)
    expect(idsOf(await store().readFavorites(user))).toEqual(Array.from({ length: 200 }, (_, at) => 2 ** 52 + 200 - at))
  })
})

const most = 3

/** Favourites as they are said to be, with nothing but a list. */
const model = () => {
  let ids: number[] = []
  return {
    add: (id: number) => {
      if (ids.includes(id)) return ids
      return ids.length < most ? (ids = [id, ...ids]) : null
    },
    remove: (id: number) => (ids = ids.filter((each) => each !== id)),
    now: () => ids,
  }
}

const step = fc.record({
  verb: fc.constantFrom('add' as const, 'remove' as const),
  id: fc.integer({ min: 1, max: 5 }),
  death: fc.record({ at: fc.integer({ min: 1, max: 2 }), when: fc.constantFrom('before' as const, 'after' as const) }),
})

test('whoever is killed while they change favourites, and repeats it, has what they should', async () => {
  let killed = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
      const user = somebody()
      const expected = model()
      for (const [at, { verb, id, death }] of steps.entries()) {
        const take = ({ addFavorite, removeFavorite }: Store) =>
          verb === 'add' ? addFavorite(user, id, at, most) : removeFavorite(user, id)
        const dying = openDying(opened, death)
        await take(dying.store).catch(() => undefined)
        dying.close()
        if (dying.state.isDead) killed++
        expect(idsOf(await take(store()))).toEqual(expected[verb](id))
        expect(idsOf(await store().readFavorites(user))).toEqual(expected.now())
      }
    }),
    { numRuns: repetitions({ gate: 40, soak: 400 }) },
  )
  expect(killed).toBeGreaterThan(0)
})

describe('what a user has saved', () => {
  test('is nothing, then a nickname, and since when', async () => {
    const user = somebody()
    expect(await store().readAccount(user)).toBeNull()
    expect(await store().saveNickname(user, 'Mog', 10)).toEqual({ nickname: 'Mog', createdAt: 10, updatedAt: 10 })
    expect(await store().saveNickname(user, 'Kupo', 20)).toEqual({ nickname: 'Kupo', createdAt: 10, updatedAt: 20 })
    expect(await store().readAccount(user)).toMatchObject({ nickname: 'Kupo' })
  })
})

test('a card has what lists show; a character that was never read, or never asked for, has none', async () => {
  for (const id of [501, 502]) await store().addCharacter(id, 5)
  await store().lease(501, { now: 10, until: 20, token: 'test' })
  const profile = { ...newProfile(501, 5), status: 'ready' as const, name: 'Mina Test', worldId: 34, iconUrl: 'i.jpg' }
  await store().finish(501, 'test', { profile, priority: 3, due: 99, failures: 0 })
  expect(await store().readCards([501, 502, 503])).toEqual(
    new Map([[501, { name: 'Mina Test', worldId: 34, iconUrl: 'i.jpg' }]]),
  )
  expect(await store().readCards([])).toEqual(new Map())
})

test.each(['private', 'deleted'] as const)('the card of a character that is %s has no picture', async (status) => {
  await store().addCharacter(504, 5)
  await store().lease(504, { now: 10, until: 20, token: 'test' })
  const profile = { ...newProfile(504, 5), status, name: 'Aldo Test', worldId: 34, iconUrl: 'i.jpg' }
  await store().finish(504, 'test', { profile, priority: 3, due: 9, failures: 0 })
  expect(await store().readCards([504])).toEqual(new Map([[504, { name: 'Aldo Test', worldId: 34, iconUrl: '' }]]))
})
