import { describe, expect, test } from 'vitest'
import { factsSchema } from './facts.ts'
import { recentOf, summarise, summariseMarks, summariseSources } from './summary.ts'
import { sampleFacts } from './sample-facts.fixture.ts'

const facts = sampleFacts({
  worlds: [
    { id: 40, name: 'Testworld', dataCenterId: 9 },
    { id: 41, name: 'Lonely', dataCenterId: 77 },
  ],
  dataCenters: [{ id: 9, name: 'Testcenter' }],
  achievements: [
    { id: 1 },
    { id: 2 },
    { id: 3, obtainable: false },
    { id: 4, notLegacy: false, obtainable: false },
    { id: 5, deleted: true },
    { id: 6, seasonal: true },
  ],
  mounts: [
    { id: 1, sourceTypeId: 1 },
    { id: 2, sourceTypeId: 7 },
    { id: 3, obtainable: false },
    { id: 4, isInLog: false },
    { id: 5, sourceTypeId: 2 },
    { id: 6, sourceTypeId: 2 },
  ],
  leves: [{ id: 1 }, { id: 2, isRemoved: true }, { id: 3, isUnlock: true }, { id: 4 }, { id: 9, deleted: true }],
  orchestrions: [
    { id: 1, orchestrionCategoryId: 2 },
    { id: 2, orchestrionCategoryId: 7 },
    { id: 3, orchestrionCategoryId: 8 },
  ],
})

const dated = (...ids: number[]) => ids.map((id) => ({ id, date: 100 + id }))

test.each([
  [
    'the one of the latest date',
    [
      [7, 100],
      [3, 300],
      [9, 200],
    ],
    3,
  ],
  [
    'the higher id of one date',
    [
      [3, 300],
      [9, 300],
      [7, 300],
    ],
    9,
  ],
  [
    'the latest date before a higher id',
    [
      [3, 300],
      [9, 200],
    ],
    3,
  ],
  [
    'none of those whose date nobody knows',
    [
      [3, 0],
      [9, 0],
    ],
    null,
  ],
  ['none where nothing is owned', [], null],
])('obtained last: %s', (_, owned, last) =>
  expect(recentOf(owned.map(([id = 0, date = 0]) => ({ id, date })))).toBe(last),
)

test('facts survive being published', () => {
  expect(factsSchema.parse(JSON.parse(JSON.stringify(facts)))).toEqual(facts)
  expect(facts.worlds).toEqual({ 40: ['Testworld', 'Testcenter'], 41: ['Lonely', ''] })
})

describe('summarise', () => {
  test.each([
    ['counts what counts', [1, 3, 6], false, { count: 1, possible: 2, percent: 50 }],
    ['counts Legacy for a Legacy character', [1, 4], true, { count: 2, possible: 3, percent: 66 }],
    ['and not for other characters', [1, 4], false, { count: 1, possible: 2 }],
    ['never counts what is deleted', [5], true, { count: 0, possible: 3, percent: 0 }],
    ['takes an id that the tables do not know', [900], false, { count: 0, possible: 2, recent: 900 }],
  ])('%s', (_, ids, legacy, expected) => {
    expect(summarise(dated(...ids), facts.achievements, legacy)).toMatchObject(expected)
  })

  test('bought, gone and unlogged mounts are shown and do not count', () => {
    const summary = summarise(dated(1, 2, 3, 4), facts.mounts)
    expect(summary).toMatchObject({ count: 1, possible: 3, percent: 33, recent: 4 })
    expect(summary.list).toHaveLength(4)
  })

  test('marks what the game has removed', () => {
    expect(summarise(dated(1, 5), facts.achievements).list.map(({ deleted }) => deleted)).toEqual([false, true])
  })

  test('of two things obtained at the same moment the higher id is the recent one; without things there is no recent one', () => {
    const same = [
      { id: 2, date: 5 },
      { id: 1, date: 5 },
    ]
    expect(summarise(same, facts.mounts).recent).toBe(2)
    expect(summarise([], facts.mounts).recent).toBeNull()
    expect(summarise([{ id: 1, date: 0 }], facts.mounts).recent).toBeNull()
  })
})

describe('summariseMarks', () => {
  test('removed leves and those that only unlock do not count', () => {
    expect(summariseMarks(dated(1, 2, 3, 9), facts.marks.leve)).toEqual({
      count: 1,
      possible: 2,
      percent: 50,
      recent: 9,
      list: [
        { id: 1, date: 101, deleted: false },
        { id: 2, date: 102, deleted: false },
        { id: 3, date: 103, deleted: false },
        { id: 9, date: 109, deleted: true },
      ],
    })
  })

  test('seasonal and bought orchestrion rolls do not count', () => {
    expect(summariseMarks(dated(1, 2, 3), facts.marks.orchestrion)).toMatchObject({
      count: 1,
      possible: 1,
      percent: 100,
    })
  })

  test('0 of 0 is 0 percent, not 100', () => {
    expect(summariseMarks([], facts.marks.fish)).toMatchObject({ possible: 0, percent: 0, recent: null })
  })
})

test('each source sums up only what counts', () => {
  expect(summariseSources(dated(1, 2, 5), facts.mounts)).toEqual({
    1: { count: 1, countPossible: 1 },
    2: { count: 1, countPossible: 2 },
  })
})
