import { waySeparator } from '@kupodex/data/game'
import { loadTable } from '@kupodex/data/tables'
import { expect, test } from 'vitest'
import { tableThings } from '#browse/build/tables.fixture.ts'
import { originPagesOf } from './origin-pages.ts'
import { wayLinks } from './way-links.ts'

const shelves = tableThings('en')

test('each link is in words that the list shows, and leads to a page or an achievement', () => {
  const pages = originPagesOf(
    shelves.flatMap(({ things }) => things),
    'en',
  )
  const achievements = new Set(loadTable('achievements').map(({ id }) => id))
  let [links, toAchievements] = [0, 0]
  for (const { things } of shelves) {
    const { ways } = wayLinks(things)
    for (const { item } of things) {
      const shown = (item.ways ?? []).map(({ text }) => text).join(waySeparator)
      for (const { text, parts = [], achievement } of ways[item.id] ?? []) {
        expect(shown.split(waySeparator)).toContain(text)
        expect(parts.filter(([start, end, origin]) => start >= end || end > text.length || !pages.has(origin))).toEqual(
          [],
        )
        links += parts.length
        if (achievement === undefined) continue
        toAchievements++
        expect([achievement.length, achievements.has(Number(achievement[2]))]).toEqual([3, true])
      }
    }
  }
  expect(links).toBeGreaterThan(3000)
  expect(toAchievements).toBeGreaterThan(100)
})

test('every way that names something has its link', () => {
  for (const { things } of shelves) {
    const { ways } = wayLinks(things)
    for (const { item } of things)
      expect(ways[item.id]?.length ?? 0).toBe(
        (item.ways ?? []).filter(({ parts, achievementId }) => (parts ?? achievementId) !== undefined).length,
      )
  }
})

test('things of which no way has a link are left out', () => {
  for (const { things } of shelves) {
    const { ways } = wayLinks(things)
    expect(Object.values(ways).filter(({ length }) => length === 0)).toEqual([])
  }
})

test('an achievement that no table has is no link', () => {
  const [thing] = shelves.flatMap(({ things }) => things)
  if (thing === undefined) throw new Error('no thing')
  const item = { ...thing.item, ways: [{ text: 'Achievement: Unheard Of', achievementId: -1 }] }
  expect(wayLinks([{ ...thing, item }]).ways).toEqual({})
})
