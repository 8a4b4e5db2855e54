import type { TableName } from '@kupodex/data/game'
import { gainTypes, scoreOf } from '@kupodex/data/rules'
import { loadTable } from '@kupodex/data/tables'
import { gzipSync } from 'node:zlib'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readCounted } from '#owned/counted-file.ts'
import { countedThings } from '#alts/build/counted-things.ts'
import { readGainFile } from '../gain-file.ts'
import { gainWeights } from './gain-weights.ts'

const weights = readGainFile(gainWeights())

test.each(gainTypes)('what counts of %s is what totals count', (type) => {
  const counted = [...(weights.get(type)?.values() ?? [])].flatMap(({ id, counts }) => (counts ? [id] : []))
  expect(new Set(counted)).toEqual(readCounted(countedThings()).get(type))
})

test('achievements have the points of their board', () => {
  const points = loadTable('achievements').flatMap(({ id, notLegacy, points: gamePoints }) => {
    const score = scoreOf('gamePoints', { counts: false, legacy: !notLegacy, gamePoints, rarityPoints: 0 })
    return score > 0 ? [[id, score]] : []
  })
  expect(points.length).toBeGreaterThan(3000)
  const ofFile = [...(weights.get('achievement')?.values() ?? [])].filter(({ gamePoints }) => gamePoints > 0)
  expect(Object.fromEntries(ofFile.map(({ id, gamePoints }) => [id, gamePoints]))).toEqual(Object.fromEntries(points))
})

test('the file is small', () => expect(gzipSync(JSON.stringify(gainWeights())).length).toBeLessThan(6000))

test('things stand by their ids, whatever the order of the tables', async () => {
  vi.resetModules()
  vi.doMock('@kupodex/data/tables', () => ({ loadTable: (name: TableName) => loadTable(name).toReversed() }))
  onTestFinished(() => {
    vi.doUnmock('@kupodex/data/tables')
    vi.resetModules()
  })
  const reversed = await import('./gain-weights.ts')
  expect(reversed.gainWeights()).toEqual(gainWeights())
})
