import { expect, test } from 'vitest'
import { storageOf } from '#ui/page.fixture.ts'
import { found, step } from './found.fixture.ts'
import { keepAgenda, readAgenda } from './kept.ts'
import { startSettings } from './settings.ts'

const settings = { ...startSettings, workshops: 2, stock: 'Island Branch 20' }
const start = { settings: startSettings, found: null, madeFor: '' }

test('what was kept is there again, and nothing before that', () => {
  const storage = storageOf()
  expect(readAgenda(storage)).toEqual(start)
  keepAgenda(storage, { settings, found, madeFor: 'abc' })
  expect(readAgenda(storage)).toEqual({ settings, found, madeFor: 'abc' })
  keepAgenda(storage, { settings, found: { ...found, most: null }, madeFor: '' })
  expect(readAgenda(storage).found?.most).toBeNull()
})

const withSteps = (some: object) => ({ ...found, days: [{ ...found.days[0], steps: [{ ...step, ...some }] }] })

test.each<readonly [string, object]>([
  ['no total', { ...found, total: undefined }],
  ['a rank that is no number', { ...found, rank: '3' }],
  ['a limit that is no number', { ...found, most: 'x' }],
  ['materials that are no numbers', { ...found, used: [[2, 'x']] }],
  ['no materials', { ...found, used: undefined }],
  ['a cycle without a total', { ...found, days: [{ ...found.days[0], total: null }] }],
  ['a later cycle without a total', { ...found, days: [found.days[0], { ...found.days[0], total: null }] }],
  ...Object.keys(step)
    .filter((key) => key !== 'efficient')
    .map((key) => [`a craft without its ${key}`, withSteps({ [key]: null })] as const),
])('of an agenda with %s only the settings are read', (_, broken) => {
  const storage = storageOf()
  keepAgenda(storage, { settings, found: broken as typeof found, madeFor: 'abc' })
  expect(readAgenda(storage)).toEqual({ settings, found: null, madeFor: 'abc' })
})

test.each(['{', 'null', '7', '{"settings":3,"madeFor":4}'])('what is damaged is as at the start: %s', (text) =>
  expect(readAgenda(storageOf({ 'kupodex.islandagenda': text }))).toEqual(start),
)

test('an agenda of another version is not read', () => {
  const kept = JSON.stringify({ version: 0, settings, found, madeFor: '' })
  expect(readAgenda(storageOf({ 'kupodex.islandagenda': kept }))).toEqual({ settings, found: null, madeFor: '' })
})
