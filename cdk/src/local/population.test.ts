import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { emptyFolder } from '@kupodex/data/folder.fixture'
import { identityAt } from '@kupodex/pipeline/population'
import { expect, test } from 'vitest'
import { readConfig } from './ground/config.ts'
import { openPopulation } from './population.ts'

const now = Date.UTC(2026, 10, 1)
const folder = emptyFolder()

const open = (env: Record<string, string> = {}, at = now) =>
  openPopulation(readConfig({ KUPODEX_LOCAL: folder, ...env }, '/somewhere'), at)

const homes = ({ worlds }: ReturnType<typeof open>) => new Set(worlds.map(({ dataCenterId }) => dataCenterId)).size

test('the same people come back at a later start', () => {
  const first = open()
  const later = open({}, now + 86_400_000)
  expect(later.now).toBe(first.now)
  expect(identityAt(later, 7)).toEqual(identityAt(first, 7))
})

test('people live on two data centers, or on as many as the setting says', () => {
  expect(homes(open())).toBe(2)
  rmSync(join(folder, 'population.json'))
  expect(homes(open({ KUPODEX_DATA_CENTERS: 'all' }))).toBeGreaterThan(10)
})

test.each([
  { KUPODEX_DATA_CENTERS: '3' },
  { KUPODEX_DATA_CENTERS: 'all' },
  { KUPODEX_PEOPLE: '5' },
  { KUPODEX_SEED: '1' },
])('other settings than those of the first start are refused: %o', (env) => {
  open()
  expect(() => open(env as Record<string, string>)).toThrow(
    /KUPODEX_SEED=14, KUPODEX_PEOPLE=200 and KUPODEX_DATA_CENTERS=2/,
  )
})

test('a state of before there was a choice is one with people everywhere', () => {
  writeFileSync(join(folder, 'population.json'), JSON.stringify({ seed: 14, people: 200, now: now / 1000 }))
  expect(() => open()).toThrow('KUPODEX_DATA_CENTERS=all')
  expect(homes(open({ KUPODEX_DATA_CENTERS: 'all' }))).toBeGreaterThan(10)
})

test('a damaged note of the people is named', () => {
  writeFileSync(join(folder, 'population.json'), '{}')
  expect(() => open()).toThrow('is damaged')
})
