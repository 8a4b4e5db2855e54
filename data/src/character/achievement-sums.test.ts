import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { summariseAchievements } from './achievement-sums.ts'
import { sampleFacts } from './sample-facts.fixture.ts'

const facts = sampleFacts({
  achievements: [
    { id: 1, points: 5, kindId: 1, categoryId: 10, titleId: 7, itemId: 100 },
    { id: 2, points: 10, kindId: 1, categoryId: 10, titleId: 7 },
    { id: 3, points: 20, kindId: 1, categoryId: 11, obtainable: false, titleId: 8 },
    { id: 4, points: 40, kindId: 13, categoryId: 50, notLegacy: false, obtainable: false, titleId: 9, itemId: 101 },
    { id: 5, points: 80, kindId: 1, categoryId: 11, deleted: true, titleId: 6 },
    { id: 6, points: 15, kindId: 1, categoryId: 11, seasonal: true, titleId: 7 },
  ],
})

const dated = (...ids: number[]) => ids.map((id) => ({ id, date: 100 + id }))
const summary = (ids: number[], legacy = false) => summariseAchievements(dated(...ids), facts, legacy)

describe('summariseAchievements', () => {
  test('sums by kind and category, separately for what counts and what does not', () => {
    const { kinds } = summary([1, 3, 4])
    expect(Object.keys(kinds)).toEqual(['1', '13'])
    expect(kinds[1]).toMatchObject({
      points: 5,
      pointsPossible: 15,
      pointsUnobtainable: 20,
      pointsPossibleUnobtainable: 35,
      count: 1,
      countPossible: 2,
      countUnobtainable: 1,
      countPossibleUnobtainable: 2,
      items: 1,
      itemsPossible: 1,
      itemsUnobtainable: 0,
      itemsPossibleUnobtainable: 0,
    })
    expect(kinds[1]?.categories[11]).toMatchObject({ count: 0, countPossible: 0, countUnobtainable: 1 })
    expect(kinds[13]).toMatchObject({ points: 0, pointsPossible: 0, pointsUnobtainable: 40, itemsUnobtainable: 1 })
  })

  test('Legacy counts for characters from that time', () => {
    const { total, kinds } = summary([1, 4], true)
    expect(total).toMatchObject({ points: 45, pointsPossible: 55, count: 2 })
    expect(kinds[13]).toMatchObject({ points: 40, pointsPossible: 40, pointsUnobtainable: 0 })
  })

  test('a title counts once, and counts where one achievement that gives it does', () => {
    const { total, titles } = summary([1, 2, 3, 6])
    expect(total).toMatchObject({
      titles: 1,
      titlesPossible: 1,
      titlesUnobtainable: 1,
      titlesPossibleUnobtainable: 2,
    })
    expect(titles).toEqual({
      count: 1,
      possible: 1,
      percent: 100,
      recent: 8,
      list: [
        { id: 7, date: 101, deleted: false },
        { id: 8, date: 103, deleted: false },
      ],
    })
  })

  test('what the game removed gives no title', () => {
    expect(summary([5]).titles).toMatchObject({ count: 0, list: [{ id: 6, deleted: true }] })
  })

  test('kinds come to the total, categories to their kind, and nothing is more than possible', () => {
    const additive = ['points', 'count', 'items'] as const
    const variants = ['', 'Possible', 'Unobtainable', 'PossibleUnobtainable'] as const
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 8 })), fc.boolean(), (ids, legacy) => {
        const { total, kinds } = summary(ids, legacy)
        for (const sum of additive) {
          for (const variant of variants) {
            const field = `${sum}${variant}` as const
            expect(Object.values(kinds).reduce((all, kind) => all + kind[field], 0)).toBe(total[field])
            for (const { categories, ...kind } of Object.values(kinds)) {
              expect(Object.values(categories).reduce((all, category) => all + category[field], 0)).toBe(kind[field])
            }
          }
          expect(total[sum]).toBeLessThanOrEqual(total[`${sum}Possible`])
          expect(total[`${sum}Unobtainable`]).toBeLessThanOrEqual(total[`${sum}PossibleUnobtainable`])
        }
      }),
    )
  })
})
