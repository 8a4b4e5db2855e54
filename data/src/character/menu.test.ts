import { expect, test } from 'vitest'
import { menuProgress, menuThingsOf } from './menu.ts'

const sold = (...unlocks: [kind: 'mount' | 'ttcard' | 'portraitCondition', id: number][]) =>
  unlocks.map(([kind, id]) => ({ unlock: { kind, id } }))

const things = menuThingsOf({
  raids: [
    { id: 747, deleted: false },
    { id: 887, deleted: false },
    { id: 900, deleted: true },
  ],
  moogleTrove: [
    { unlock: { kind: 'mount', id: 5 }, deleted: false },
    { unlock: { kind: 'ttcard', id: 9 }, deleted: true },
    { unlock: null, deleted: false },
  ],
  shops: [
    { items: sold(['mount', 12], ['ttcard', 9]), deleted: false },
    { items: sold(['mount', 5], ['mount', 12], ['portraitCondition', 7]), deleted: false },
  ],
})

test('each thing that can be bought is in once, by its type, and nothing that was removed', () => {
  expect(things).toEqual({
    raids: { achievement: [747, 887] },
    moogletomes: { mount: [5] },
    shops: { mount: [5, 12], triadCard: [9], portrait: [7] },
  })
})

test('what a character has of each entry, in whole percent rounded down', () => {
  const owned: Record<string, { id: number; date: number }[]> = {
    achievement: [{ id: 887, date: 3 }],
    mount: [12, 13].map((id) => ({ id, date: 0 })),
    triadCard: [{ id: 9, date: 1 }],
    portrait: [],
  }
  expect(menuProgress(things, (type) => owned[type])).toEqual({
    raids: { count: 1, possible: 2, percent: 50 },
    moogletomes: { count: 0, possible: 1, percent: 0 },
    shops: { count: 2, possible: 4, percent: 50 },
  })
})

test('a type that only a later release knows is left out, and nothing published is nothing', () => {
  const later = { raids: {}, moogletomes: { outfit: [1, 2], mount: [5] }, shops: {} }
  const owned = { mount: [{ id: 5, date: 0 }] } as Record<string, { id: number; date: number }[]>
  expect(menuProgress(later, (type) => owned[type])).toEqual({
    raids: { count: 0, possible: 0, percent: 0 },
    moogletomes: { count: 1, possible: 1, percent: 100 },
    shops: { count: 0, possible: 0, percent: 0 },
  })
})
