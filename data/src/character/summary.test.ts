import { describe, expect, test } from 'vitest'
import { factsOf, factsSchema } from './facts.ts'
import { summarise } from './summary.ts'

const plain = { obtainable: true, notLegacy: true, seasonal: false }
const facts = factsOf(
  {
    worlds: [
      { id: 40, name: 'Testworld', dataCenterId: 9 },
      { id: 41, name: 'Lonely', dataCenterId: 77 },
    ],
    dataCenters: [{ id: 9, name: 'Testcenter' }],
    achievements: [
      { ...plain, id: 1, points: 10 },
      { ...plain, id: 2, points: 20 },
      { ...plain, id: 3, points: 5, obtainable: false },
      { ...plain, id: 4, points: 40, notLegacy: false, obtainable: false },
      { ...plain, id: 5, points: 80, deleted: true },
    ],
    mounts: [
      { id: 1, obtainable: true, isInLog: true, sourceTypeId: 1 },
      { id: 2, obtainable: true, isInLog: true, sourceTypeId: 7 },
      { id: 3, obtainable: false, isInLog: true, sourceTypeId: 1 },
      { id: 4, obtainable: true, isInLog: false, sourceTypeId: 1 },
    ],
    minions: [],
  },
  1234,
)

const own = (...ids: number[]) => ids.map((id) => ({ id, date: 100 + id }))

test('facts survive being published', () => {
  expect(factsSchema.parse(JSON.parse(JSON.stringify(facts)))).toEqual(facts)
  expect(facts.worlds).toEqual({ 40: ['Testworld', 'Testcenter'], 41: ['Lonely', ''] })
})

describe('summarise', () => {
  test.each([
    ['counts what counts', [1, 3], false, { count: 1, possible: 2, points: 10, pointsPossible: 30 }],
    ['counts Legacy for a Legacy character', [1, 4], true, { count: 2, possible: 3, points: 50, pointsPossible: 70 }],
    ['and for nobody else', [1, 4], false, { count: 1, possible: 2, points: 10, pointsPossible: 30 }],
    ['never counts what is deleted', [5], true, { count: 0, possible: 3, points: 0, pointsPossible: 70 }],
    ['takes an id that the tables do not know', [900], false, { count: 0, possible: 2, recent: 900 }],
  ])('%s', (_, ids, legacy, expected) => {
    expect(summarise(own(...ids), facts.achievements, legacy)).toMatchObject(expected)
  })

  test('bought, gone and unlogged mounts are shown and do not count', () => {
    const summary = summarise(own(1, 2, 3, 4), facts.mounts, false)
    expect(summary).toMatchObject({ count: 1, possible: 1, pointsPossible: 0, recent: 4 })
    expect(summary.list).toHaveLength(4)
  })

  test('tells what the game has removed', () => {
    expect(summarise(own(1, 5), facts.achievements, false).list.map(({ deleted }) => deleted)).toEqual([false, true])
  })

  test('of two obtained at the same moment the higher id is the recent one; of none there is none', () => {
    const same = [
      { id: 2, date: 5 },
      { id: 1, date: 5 },
    ]
    expect(summarise(same, facts.mounts, false).recent).toBe(2)
    expect(summarise([], facts.mounts, false).recent).toBeNull()
  })
})
