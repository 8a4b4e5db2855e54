import { expect, test } from 'vitest'
import { inGameOrder, isObtainable, ownedThings, readThings, type ThingRow } from './thing.ts'

const none: ReadonlySet<number> = new Set()

test('rows come in the order of the game: by journal or planet, then by what sorts them, then by ID', () => {
  const ids = (...rows: ThingRow[]) => rows.toSorted(inGameOrder).map(({ id }) => id)
  expect(ids({ id: 1, sort: 2 }, { id: 2, sort: 1 }, { id: 3, sort: 1 })).toEqual([2, 3, 1])
  expect(ids({ id: 1, journalSort: 2, sort: 1 }, { id: 2, journalSort: 1, sort: 9 })).toEqual([2, 1])
  expect(ids({ id: 1, planetId: 2, sort: 1 }, { id: 2, planetId: 1, sort: 9 })).toEqual([2, 1])
  expect(ids({ id: 1, number: 5 }, { id: 2, number: 4 })).toEqual([2, 1])
  expect(ids({ id: 1, classJobLevel: 50 }, { id: 2, classJobLevel: 1 })).toEqual([2, 1])
  expect(ids({ id: 2 }, { id: '10' }, { id: 1 })).toEqual([1, 2, '10'])
})

test('what can be had no more is not obtainable', () => {
  expect([{ id: 1 }, { id: 1, obtainable: true }, { id: 1, isRemoved: false }].map(isObtainable)).toEqual([
    true,
    true,
    true,
  ])
  expect(
    [
      { id: 1, obtainable: false },
      { id: 1, isRemoved: true },
    ].map(isObtainable),
  ).toEqual([false, false])
})

test('a thing has of its row what is known', () => {
  const [plain] = readThings([{ id: 7 }], { itemBy: 'number' })
  expect(plain).toEqual({
    ...{ id: 7, key: 7, name: '#7', howTo: '', groups: [], obtainable: true, counting: 'counted' },
    ...{ isOwned: false, mainPatch: null, date: 0, isPending: false, row: { id: 7 } },
  })
  const row = { id: '7', number: 3, name: 'Horn', howTo: 'A gift.', sourceTypeId: 2, stars: 4, patch: '6.1' }
  const groupsOf = () => ['a']
  expect(readThings([row], { itemBy: 'number', groupsOf })[0]).toMatchObject({
    ...{ id: 7, key: 3, name: 'Horn', howTo: 'A gift.', groups: ['a'], number: 3, sourceTypeId: 2 },
    ...{ stars: 4, patch: '6.1', mainPatch: 61 },
  })
  expect(readThings([row], { itemBy: 'id' })[0]?.key).toBe(7)
  expect(readThings([{ ...row, number: null }], { itemBy: 'number' })[0]).toMatchObject({ key: 7, number: null })
  expect(readThings([row], { itemBy: 'id', nameOf: () => 'Other' })[0]?.name).toBe('Other')
  expect(readThings([row], { itemBy: 'id', nameOf: () => undefined })[0]?.name).toBe('Horn')
})

const rows = [{ id: 1 }, { id: 2 }, { id: 3, isInLog: false }]
const read = () => ownedThings(readThings(rows, { itemBy: 'id' }))

test('what a character has has its date; what the log does not list is there only for who has it', () => {
  const things = read()
  expect(things(null, none).map(({ id, isOwned }) => [id, isOwned])).toEqual([
    [1, false],
    [2, false],
  ])
  expect(
    things(
      new Map([
        [2, 50],
        [3, 0],
      ]),
      none,
    ).map(({ id, isOwned, date }) => [id, isOwned, date]),
  ).toEqual([
    [1, false, 0],
    [2, true, 50],
    [3, true, 0],
  ])
})

test('a change that is not saved yet is pending, whether ticked or unticked', () => {
  const things = read()(new Map([[2, 50]]), new Set([1, 2]))
  expect(things.map(({ id, isOwned, isPending }) => [id, isOwned, isPending])).toEqual([
    [1, false, true],
    [2, true, true],
  ])
})

test('what did not change is the same thing, what did is another', () => {
  const things = read()
  const fixed = new Map([[2, { by: 'read' as const, date: 50 }]])
  const before = things(new Map([[2, 50]]), none)
  const after = things(new Map([[2, 50]]), none)
  expect([after[0] === before[0], after[1] === before[1]]).toEqual([true, true])
  expect(things(new Map([[2, 51]]), none)[1]?.date).toBe(51)
  expect(things(new Map([[2, 51]]), new Set([2]))[1]?.isPending).toBe(true)
  const known = things(new Map([[2, 51]]), new Set([2]), fixed)[1]
  expect(known?.fixed).toEqual({ by: 'read', date: 50 })
  expect(things(new Map([[2, 51]]), new Set([2]), fixed)[1]).toBe(known)
  expect(things(new Map(), none)[1]).toMatchObject({ isOwned: false })
  const pending = things(null, new Set([1]))[0]
  expect(things(null, new Set([1]))[0]).toBe(pending)
})
