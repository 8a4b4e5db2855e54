import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Collector, rankPlaces, thingsIn } from './rank-places.ts'

const types = ['mount', 'minion', 'orchestrion'] as const

/** A collector by what they have of each collection; of one without a list nothing is known. */
const collector = (had: Partial<Record<string, readonly number[]>>): Collector => ({
  has: (type, id) => had[type]?.includes(id) ?? null,
})
const place = (id: string, things: Readonly<Record<string, readonly number[]>>) => ({ id, things })

const shown = (...ranked: Parameters<typeof rankPlaces<ReturnType<typeof place>>>) =>
  rankPlaces(...ranked).map(({ place: { id }, things, missing, unknown, score }) => ({
    ...{ id, score, missing, unknown },
    things: things.map((one) => `${one.type} ${one.id}: ${one.missing.join()}`),
  }))

test('a place says what it can give to whom, most missed first', () =>
  expect(
    shown([place('a', { mount: [1, 2], minion: [9] })], [
      collector({ mount: [1], minion: [] }),
      collector({ mount: [1], minion: [9] }),
      collector({ mount: [1, 2, 3], minion: [] }),
    ]),
  ).toEqual([{ id: 'a', score: 4, missing: [0, 1, 2], unknown: [], things: ['mount 2: 0,1', 'minion 9: 0,2'] }])) // prettier-ignore

test('the order is that of things by people, then of people, then the given one', () => {
  const places = [
    place('two things for one', { minion: [1, 2] }),
    place('one thing for one', { minion: [1] }),
    place('one thing for two', { mount: [1] }),
    place('another for two', { mount: [2] }),
    place('three things for one', { minion: [1, 2, 3] }),
    place('nothing for anybody', { mount: [7] }),
  ]
  const people = [collector({ mount: [7], minion: [] }), collector({ mount: [7], minion: [1, 2, 3] })]
  expect(shown(places, people).map(({ id }) => id)).toEqual([
    'three things for one',
    'one thing for two',
    'another for two',
    'two things for one',
    'one thing for one',
  ])
})

test('what is not known of somebody is not missing', () => {
  const people = [collector({}), collector({ mount: [] }), collector({ minion: [] })]
  expect(shown([place('a', { mount: [1], minion: [1] }), place('b', { orchestrion: [1] })], people)).toEqual([
    { id: 'a', score: 2, missing: [1, 2], unknown: [0], things: ['mount 1: 1', 'minion 1: 2'] },
  ])
  expect(shown([place('a', { mount: [1] })], [collector({})])).toEqual([])
  expect(shown([place('a', { mount: [1] })], [])).toEqual([])
})

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { maxLength: 5 })
const byType = fc.dictionary(fc.constantFrom(...types), ids)
const worlds = fc.record({
  places: fc.array(byType, { maxLength: 6 }),
  people: fc.array(byType, { maxLength: 5 }),
})

test('every pair of a place and a person is as a slow count says', () =>
  fc.assert(
    fc.property(worlds, ({ places, people }) => {
      const all = places.map((things, at) => place(String(at), things))
      const ranked = rankPlaces(all, people.map(collector))
      const found = new Map(ranked.map((one) => [one.place.id, one]))
      for (const { id, things } of all) {
        const lists = people.map((had) => {
          const given = types.flatMap((type) => (things[type] ?? []).map((thing) => [type, thing] as const))
          const lacks = given.filter(([type, thing]) => had[type] !== undefined && !had[type].includes(thing))
          return { lacks: lacks.map(([type, thing]) => `${type}/${thing}`), isDark: given.some(([type]) => had[type] === undefined) } // prettier-ignore
        })
        const sum = lists.reduce((all, { lacks }) => all + lacks.length, 0)
        const one = found.get(id)
        expect(one?.score ?? 0).toBe(sum)
        if (one === undefined) continue
        expect(one.missing).toEqual(lists.flatMap(({ lacks }, at) => (lacks.length > 0 ? [at] : [])))
        expect(one.unknown).toEqual(
          lists.flatMap(({ lacks, isDark }, at) => (lacks.length === 0 && isDark ? [at] : [])),
        )
        lists.forEach(({ lacks }, at) =>
          expect(
            one.things.filter(({ missing }) => missing.includes(at)).map(({ type, id: thing }) => `${type}/${thing}`).toSorted(), // prettier-ignore
          ).toEqual(lacks.toSorted()),
        )
      }
    }),
  ))

test('whoever is added only adds, and the order of people changes no place', () =>
  fc.assert(
    fc.property(worlds, byType, ({ places, people }, other) => {
      const all = places.map((things, at) => place(String(at), things))
      const before = new Map(rankPlaces(all, people.map(collector)).map((one) => [one.place.id, one.score]))
      const after = rankPlaces(all, [...people, other].map(collector))
      const turned = rankPlaces(all, [other, ...people.toReversed()].map(collector))
      expect(turned.map((one) => one.place.id)).toEqual(after.map((one) => one.place.id))
      for (const { place: one, score } of after) {
        const own = other === undefined ? 0 : thingsIn(one.things).filter(({ type, id }) => other[type]?.includes(id) === false).length // prettier-ignore
        expect(score).toBe((before.get(one.id) ?? 0) + own)
      }
    }),
  ))
