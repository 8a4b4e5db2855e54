import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextFor, type NextThing, waysIn } from './next.ts'

const thing = (id: number, sort = id, way = 1, type: NextThing['type'] = 'mount'): NextThing => ({
  ...{ type, id, sort, way },
  ...{ name: `Mount ${id}`, patch: null, howTo: '', path: '/' },
})
const shares = (byId: Readonly<Record<number, number>>) => (one: NextThing) =>
  byId[one.id] === undefined
    ? undefined
    : { id: one.id, count: 1, points: 0, percent: 0, percentFull: byId[one.id] as number }

test('what most others have comes first, and what the character has not at all', () => {
  const next = nextFor([thing(1), thing(2), thing(3), thing(4)], ({ id }) => id === 2, shares({ 1: 5, 2: 90, 3: 40 }))
  expect(next.map(({ id }) => id)).toEqual([3, 1, 4])
  expect(next.map(({ entry }) => entry?.percentFull)).toEqual([40, 5, undefined])
})

test('what as many have keeps the order of the game', () => {
  const next = nextFor([thing(1, 9), thing(2, 3)], () => false, shares({ 1: 5, 2: 5 }))
  expect(next.map(({ id }) => id)).toEqual([2, 1])
})

test('of what has the same place in the game, too, the first number comes first', () => {
  const next = nextFor([thing(3, 1), thing(1, 1), thing(2, 1)], () => false, shares({ 1: 5, 2: 5, 3: 5 }))
  expect(next.map(({ id }) => id)).toEqual([1, 2, 3])
})

test('it is what is missing, each once, and nobody later is had by more', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.boolean(), fc.nat(5)), { maxLength: 30 }), (rows) => {
      const things = rows.map((_, at) => thing(at))
      const share = (at: number) => rows[at]?.[1] ?? 0
      const next = nextFor(things, ({ id }) => rows[id]?.[0] === true, shares(rows.map(([, percent]) => percent)))
      const missing = rows.flatMap(([has], at) => (has ? [] : [at]))
      expect(next.map(({ id }) => id).sort((a, b) => a - b)).toEqual(missing)
      next.forEach(({ id }, at) =>
        next.slice(at + 1).forEach((later) => expect(share(later.id)).toBeLessThanOrEqual(share(id))),
      )
    }),
  )
})

test('of ways as frequent as each other the first number comes first', () => {
  expect(waysIn([thing(1, 1, 9), thing(2, 2, 4), thing(3, 3, 7)]).map(({ way }) => way)).toEqual([4, 7, 9])
})

test('ways are counted, the most frequent first', () => {
  const things = [thing(1, 1, 2), thing(2, 2, 3), thing(3, 3, 3), thing(4, 4, 1)]
  expect(waysIn(things)).toEqual([
    { way: 3, count: 2 },
    { way: 1, count: 1 },
    { way: 2, count: 1 },
  ])
})
