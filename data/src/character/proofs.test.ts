import { describe, expect, test } from 'vitest'
import { loadTable, loadTables } from '../game/tables/index.ts'
import { markTables, markTypes } from './mark-types.ts'
import { proofsOf, proven } from './proofs.ts'
import { sampleTables } from './sample-facts.fixture.ts'

test('proofs are what achievements give, and what they cannot be had without; removed rows prove nothing', () => {
  const given = (id: number) => ({ sources: [{ kind: 'achievement', id } as const] })
  const proofs = proofsOf(
    sampleTables({
      emotes: [{ id: 5, ...given(70) }, { id: 6, ...given(70) }, { id: 7, ...given(71), deleted: true }, { id: 8 }],
      fish: [{ id: 1 }, { id: 2 }],
      proofs: [
        { id: 90, table: 'fish', ids: [2, 1] },
        { id: 91, table: 'fish', ids: [2], deleted: true },
      ],
    }),
  )
  expect(proofs.emote).toEqual([[70, [5, 6]]])
  expect(proofs.fish).toEqual([[90, [1, 2]]])
  expect(markTypes.filter((type) => proofs[type].length > 0)).toEqual(['emote', 'fish'])
})

test('of several proofs of a thing the earliest with a date holds', () => {
  const proofs: [number, number[]][] = [
    [1, [10, 11]],
    [2, [10]],
    [3, [10]],
  ]
  const had = [
    { id: 3, date: 0 },
    { id: 1, date: 50 },
    { id: 2, date: 40 },
    { id: 4, date: 1 },
  ]
  expect(proven(proofs, had)).toEqual([
    { id: 10, date: 40, achievement: 2 },
    { id: 11, date: 50, achievement: 1 },
  ])
})

describe('the proofs of the tables', () => {
  const proofs = proofsOf(loadTables(['proofs', ...Object.values(markTables)]))
  const achievements = new Set(loadTable('achievements').flatMap(({ id, deleted }) => (deleted ? [] : [id])))
  const provenOf = (type: keyof typeof proofs) => new Set(proofs[type].flatMap(([, ids]) => ids))

  test.each(markTypes)('%s: every achievement and every thing is there', (type) => {
    const rows = new Set<number>(loadTable(markTables[type]).flatMap(({ id, deleted }) => (deleted ? [] : [id])))
    for (const [achievement, ids] of proofs[type]) {
      expect(achievements.has(achievement), `achievement ${achievement}`).toBe(true)
      expect(
        ids.filter((id) => !rows.has(id)),
        `of achievement ${achievement}`,
      ).toEqual([])
    }
  })

  test('all field notes, the fish of the ocean, and the first 312 cards', () => {
    expect(provenOf('bozjaNote').size).toBe(50)
    expect(provenOf('fish').size).toBe(259)
    const numbered = loadTable('ttcards').filter(({ isExtra, number }) => !isExtra && number <= 312)
    expect(numbered.filter(({ id }) => !provenOf('triadCard').has(id))).toEqual([])
    expect(numbered).toHaveLength(312)
  })

  test('and what achievements give', () => {
    // Squats and Push-ups come with one achievement.
    expect(proofs.emote).toContainEqual([1966, expect.arrayContaining([155, 156])])
    expect(provenOf('portrait').size).toBeGreaterThan(50)
  })
})
