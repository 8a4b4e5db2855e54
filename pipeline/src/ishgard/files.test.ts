import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { testFolder } from '@kupodex/data/folder.fixture'
import { type IshgardAnswer, matchCall } from '@kupodex/data/contract'
import { loadTable } from '@kupodex/data/tables'
import { publicScopes } from '@kupodex/data/rules'
import { describe, expect, test } from 'vitest'
import { readCsv } from '../import/sheets/read-csv.ts'
import { loadPopulationTables, makePopulation } from '../population/index.ts'
import { readArchive } from './archive.ts'
import { demoArchive } from './demo.ts'
import { ishgardFiles } from './files.ts'

const worlds = loadTable('worlds')
const scopes = publicScopes(worlds, loadTable('dataCenters'))
const population = makePopulation({
  seed: 3,
  size: 260,
  tables: loadPopulationTables(),
  now: 1_780_000_000,
  dataCenters: 3,
})

const folder = testFolder()

describe('the demonstration archive', () => {
  const csv = demoArchive(population, worlds)

  test('is the same for the same people', () => expect(demoArchive(population, worlds)).toBe(csv))

  test('is imported, and published as the contract has it', async () => {
    const path = join(folder, 'demo.csv')
    writeFileSync(path, csv)
    const results = readArchive(readCsv(path, 'demo.csv'), worlds)
    const jobIds = new Map(loadTable('jobs').map(({ id, abbreviation }) => [abbreviation.en ?? '', id]))
    const archive = { results, synthetic: true, scopes, jobIds, deployTime: 5, now: 7, before: {} }
    const files = [...ishgardFiles(archive)]
    const contents = new Map<string, IshgardAnswer>()
    for (const file of files) {
      const content = JSON.parse(new TextDecoder().decode(await file.body()))
      const match = matchCall('GET', `/${file.key.replace(/\.json$/, '')}`)
      if (!match.ok) throw new Error(`nobody can call ${file.key}`)
      match.call.answer.parse(content)
      contents.set(file.key, content)
    }
    const boardKeys = [...contents.keys()].filter((key) => key.startsWith('api/ranking/'))
    const scopesIn = new Set(boardKeys.map((key) => key.split('/')[3]))
    expect(boardKeys).toHaveLength(scopesIn.size * 3 * 13 * 10)
    const worldIds = new Set(results.map(({ worldId }) => worldId))
    const dataCenterIds = new Set(worlds.flatMap((row) => (worldIds.has(row.id) ? [row.dataCenterId] : [])))
    expect(scopesIn.size).toBe(1 + dataCenterIds.size + worldIds.size)
    expect(contents.get('api/ishgard.json')).toMatchObject({
      synthetic: true,
      seasons: [{ season: 2, days: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] }, { season: 3 }, { season: 4 }],
    })
    const board = contents.get('api/ranking/ishgard/global/3/Gatherers/10.json')
    expect(board).toMatchObject({ synthetic: true, season: 3, group: 'Gatherers', day: 10, generateTime: 7 })
    expect(board?.chars.some(({ change }) => change !== null && change !== 0)).toBe(true)
    expect(contents.get('api/ranking/ishgard/global/3/CRP/1.json')?.chars.every(({ change }) => change === null)).toBe(
      true,
    )

    for (const key of boardKeys) {
      const { count, pages, chars, rest } = contents.get(key) as IshgardAnswer
      expect([chars.length + rest.length, pages]).toEqual([count, Math.ceil(count / 100)])
      expect(chars.length).toBe(Math.min(count, 100))
    }
    expect(contents.get('api/ranking/ishgard/global/3/Crafters/10.json')?.pages).toBeGreaterThan(1)

    const before = Object.fromEntries(files.map((file) => [file.key, file]))
    const secondRun = [...ishgardFiles({ ...archive, now: 99, before })]
    expect(secondRun.map(({ hash }) => hash)).toEqual(files.map(({ hash }) => hash))
  })
})
