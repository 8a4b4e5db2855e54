import { allPartySizes, isOpenTo, type PartySize } from '@kupodex/data/places'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { goalsOf, type NextDuty, partiesFor } from './duties.ts'
import type { RankedThing } from './next.ts'

const thing = (id: number, type: RankedThing['type'] = 'mount'): RankedThing => ({
  ...{ type, id, sort: id, way: 1, name: `${type} ${id}`, patch: null, howTo: '', path: '/', entry: undefined },
})
const duty = (id: number, partySize: number, fewest: number, things: NextDuty['things']): NextDuty => ({
  ...{ id, name: `Duty ${id}`, level: 50, partySize, fewest, things },
})
const duties = [
  duty(1, 4, 4, { mount: [1] }),
  duty(2, 8, 1, { mount: [2, 3], minion: [9] }),
  duty(3, 24, 24, { mount: [3, 4] }),
  duty(4, 0, 1, { mount: [5] }),
]
const shown = (ids: readonly number[], party: PartySize | null = null) =>
  goalsOf([...ids.map((id) => thing(id)), thing(9, 'minion')], duties, party).map(({ duty: one, things }) => [
    one?.id ?? null,
    ...things.map(({ type, id }) => (type === 'mount' ? id : `${type} ${id}`)),
  ])

test('what gives several comes first, then everything else in its order, with the duty that gives it', () =>
  expect(shown([6, 1, 2, 3, 4])).toEqual([
    [2, 2, 3, 'minion 9'],
    [null, 6],
    [1, 1],
    [3, 4],
  ]))

test('of duties that give as many the one with what comes first is first', () => {
  const two = [duty(8, 4, 1, { mount: [3, 4] }), duty(7, 4, 1, { mount: [1, 2] })]
  const goals = (ids: number[]) => goalsOf(ids.map((id) => thing(id)), two, null).map((goal) => goal.duty?.id) // prettier-ignore
  expect([goals([1, 2, 3, 4]), goals([4, 1, 2, 3])]).toEqual([
    [7, 8],
    [8, 7],
  ])
})

test('of duties that give the same the first number is first', () => {
  const same = [8, 7, 9].map((id) => duty(id, 4, 1, { mount: [1, 2] }))
  expect(goalsOf([thing(1), thing(2)], same, null).map((goal) => goal.duty?.id)).toEqual([7])
})

test.each<[PartySize, (number | string | null)[][]]>([
  [
    'alone',
    [
      [2, 2, 3, 'minion 9'],
      [4, 5],
    ],
  ],
  [
    'light',
    [
      [2, 2, 3, 'minion 9'],
      [1, 1],
      [4, 5],
    ],
  ],
  [
    'full',
    [
      [2, 2, 3, 'minion 9'],
      [4, 5],
    ],
  ],
])('for a party, %s, there is what comes from duties that it can enter', (party, goals) =>
  expect(shown([6, 1, 2, 3, 4, 5], party)).toEqual(goals),
)

test.each<[number, number, PartySize[]]>([
  [1, 1, ['alone']],
  [4, 4, ['light']],
  [4, 1, ['alone', 'light']],
  [8, 8, ['full']],
  [24, 24, ['alliance']],
  [24, 3, ['light', 'full', 'alliance']],
  [0, 1, ['alone', 'light', 'full', 'alliance']],
])('a duty of %i that %i may enter is open to %j', (partySize, fewest, open) =>
  expect(allPartySizes.filter((party) => isOpenTo({ partySize, fewest }, party))).toEqual(open),
)

test('parties are offered that can enter something', () => {
  expect(partiesFor([thing(1)], duties)).toEqual(['light'])
  expect(partiesFor([thing(4), thing(6)], duties)).toEqual(['alliance'])
  expect(partiesFor([thing(6)], duties)).toEqual([])
})

test('each thing is in once, whatever duties give', () => {
  const ids = fc.uniqueArray(fc.nat(12), { maxLength: 8 })
  fc.assert(
    fc.property(ids, fc.array(ids, { maxLength: 6 }), (missing, given) => {
      const all = given.map((mount, id) => duty(id, 8, 1, { mount }))
      const goals = goalsOf(missing.map((id) => thing(id)), all, null) // prettier-ignore
      const listed = goals.flatMap(({ things }) => things.map(({ id }) => id))
      expect(listed.toSorted((a, b) => a - b)).toEqual(missing.toSorted((a, b) => a - b))
      for (const { duty: one, things } of goals)
        for (const { id } of things) if (one !== null) expect(one.things.mount).toContain(id)
    }),
  )
})
