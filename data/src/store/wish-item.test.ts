import fc from 'fast-check'
import { expect, test } from 'vitest'
import { repetitions } from '../soak.fixture.ts'
import { openForAll } from '../opened.fixture.ts'
import { openDying, startTestStore } from './store.fixture.ts'
import type { Wish, WishChange } from './wish-item.ts'

const opened = openForAll(startTestStore)
let count = 0
const somebody = () => `user${++count}`

const store = () => opened.store
const want = (id: number, type: Wish['type'] = 'mount'): WishChange => ({ type, id, wish: 'want' })
const wordsOf = (wishes: readonly Wish[] | null) => wishes?.map(({ type, id, wish }) => `${type} ${id} ${wish}`) ?? null

test('wishes are a user’s own, what was said last first; what is said again keeps its time', async () => {
  const [mina, aldo] = [somebody(), somebody()]
  expect(await store().readWishes(mina)).toEqual([])
  await store().changeWishes(mina, [want(4), want(4, 'minion')], 10, 5)
  await store().changeWishes(mina, [want(4), { type: 'fish', id: 7, wish: 'hide' }], 20, 5)
  expect(await store().readWishes(mina)).toEqual([
    { type: 'fish', id: 7, wish: 'hide', at: 20 },
    { type: 'minion', id: 4, wish: 'want', at: 10 },
    { type: 'mount', id: 4, wish: 'want', at: 10 },
  ])
  await store().changeWishes(
    mina,
    [
      { type: 'mount', id: 4, wish: null },
      { type: 'fish', id: 7, wish: 'want' },
    ],
    30,
    5,
  )
  expect(wordsOf(await store().readWishes(mina))).toEqual(['fish 7 want', 'minion 4 want'])
  expect(await store().readWishes(aldo)).toEqual([])
})

test('they are no more than they may be; what is there can be changed and taken back all the same', async () => {
  const user = somebody()
  expect(await store().changeWishes(user, [want(1), want(2), want(3)], 10, 2)).toBeNull()
  expect(await store().readWishes(user)).toEqual([])
  await store().changeWishes(user, [want(1), want(2)], 10, 2)
  expect(await store().changeWishes(user, [want(3)], 20, 2)).toBeNull()
  // The bound of an earlier release may have been higher.
  expect(wordsOf(await store().changeWishes(user, [{ type: 'mount', id: 1, wish: 'hide' }], 20, 1))).toHaveLength(2)
  expect(wordsOf(await store().changeWishes(user, [{ type: 'mount', id: 1, wish: null }, want(3)], 20, 2))).toEqual([
    'mount 3 want',
    'mount 2 want',
  ])
})

test('changes that are made at once lose nothing', async () => {
  const user = somebody()
  await Promise.all([1, 2, 3, 4].map((id) => store().changeWishes(user, [want(id)], 10, 10)))
  expect((await store().readWishes(user)).map(({ id }) => id)).toEqual([1, 2, 3, 4])
})

const change = fc.record({
  type: fc.constantFrom('mount' as const, 'fish' as const),
  id: fc.integer({ min: 1, max: 3 }),
  wish: fc.constantFrom('want' as const, 'hide' as const, null),
})
const step = fc.record({
  changes: fc.array(change, { maxLength: 4 }),
  when: fc.constantFrom('before' as const, 'after' as const),
})

test('whoever is killed while they change wishes, and repeats it, has what they said', async () => {
  const most = 4
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 5 }), async (steps) => {
      const user = somebody()
      let expected: Record<string, string> = {}
      for (const [at, { changes, when }] of steps.entries()) {
        const next = { ...expected }
        for (const { type, id, wish } of changes) {
          if (wish === null) delete next[`${type} ${id}`]
          else next[`${type} ${id}`] = wish
        }
        if (Object.keys(next).length <= most) expected = next
        const dying = openDying(opened, { at: 1, when })
        await dying.store.changeWishes(user, changes, at, most).catch(() => undefined)
        dying.close()
        await store().changeWishes(user, changes, at, most)
        const wishes = await store().readWishes(user)
        expect(Object.fromEntries(wishes.map(({ type, id, wish }) => [`${type} ${id}`, wish]))).toEqual(expected)
      }
    }),
    { numRuns: repetitions({ gate: 20, soak: 300 }) },
  )
})
