import { expect, test } from 'vitest'
import { keepAgenda, readAgenda } from './kept.ts'
import { readSettings, settled, startSettings } from './settings.ts'

test('nothing kept, and what is no agenda, is the start', () => {
  for (const text of [null, '', '{', '5', '[]', '{"settings":5,"found":7}', '{"version":1,"found":{"days":3}}'])
    expect(readAgenda({ getItem: () => text })).toEqual({ settings: startSettings, found: null, madeFor: '' })
})

test('an agenda is read as it was kept', () => {
  const step = { id: 1, hour: 0, time: 4, base: 28, efficient: false, groove: 0, popularity: 100, supply: 100 }
  const day = { isRest: false, total: 56, groove: 0, steps: [{ ...step, each: 28, made: 2, total: 56 }] }
  const found = { total: 56, most: null, isProved: false, visited: 1, rank: 1, days: [day], used: [[3, 4]] as const }
  const agenda = { settings: settled({ ...startSettings, days: 3, restOn: [1] }), found, madeFor: 'x' }
  let text = ''
  keepAgenda({ setItem: (_, value) => void (text = value) }, agenda)
  expect(readAgenda({ getItem: () => text })).toEqual(agenda)
})

test('cycles of rest fit into the season', () => {
  expect(readSettings({ days: 2, rests: 6, restOn: [0, 5, 9] })).toMatchObject({ days: 2, rests: 1, restOn: [0] })
  expect(settled({ ...startSettings, rests: 0, restOn: [2, 4] }).rests).toBe(2)
  expect(settled({ ...startSettings, days: 1, rests: 2, restOn: [0] })).toMatchObject({ rests: 0, restOn: [] })
})
