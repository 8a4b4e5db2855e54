import { itemTypes } from '@kupodex/data/character'
import { expect, test } from 'vitest'
import { collectionPages } from '@kupodex/data/game'
import { collectionEntries } from '#character/menu.ts'
import { gridLevels, pointOn, radarBox, radarPath } from './radar.ts'

test('there is an axis for every collection, which leads to its page', () => {
  const words = collectionEntries.map(({ types: [type], word }) => [type, word])
  expect(new Map(words as [string, string][])).toEqual(
    new Map(itemTypes.map((type) => [type, collectionPages[type].path])),
  )
  expect(words).toHaveLength(itemTypes.length)
})

test('four levels, 100 percent at most', () => {
  expect(gridLevels).toHaveLength(4)
  expect(Math.max(...gridLevels)).toBe(100)
})

test('axes begin above and go clockwise', () => {
  expect([0, 1, 2, 3].map((axis) => pointOn(axis, 4, 10).map((value) => value + 0))).toEqual([
    [0, -10],
    [10, 0],
    [0, 10],
    [-10, 0],
  ])
})

test('a line through the percentages, cut off at both ends', () => {
  const { radius } = radarBox
  expect(radarPath([100, 50, 0, 25])).toBe(`M0 ${-radius}L${radius / 2} 0L0 0L${-radius / 4} 0Z`)
  expect(radarPath([300, 0, -5, 0])).toBe(`M0 ${-radius}L0 0L0 0L0 0Z`)
  expect(radarPath([])).toBe('')
})

test('the line passes an axis whose percentage is not known', () => {
  const { radius } = radarBox
  expect(radarPath([100, null, 0, 25])).toBe(`M0 ${-radius}L0 0L${-radius / 4} 0Z`)
  expect(radarPath([null, null])).toBe('')
})
