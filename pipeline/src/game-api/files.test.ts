import { factsKey, factsSchema } from '@kupodex/data/character'
import { sampleTables } from '@kupodex/data/character/sample-facts.fixture'
import { gameAnswer, gameLeanAnswer, gameSchemaAnswer, gameVersionsAnswer } from '@kupodex/data/contract'
import { columnsOf, languages, leanRows, namesSchema, rowsOfColumns, tables } from '@kupodex/data/game'
import { describe, expect, test } from 'vitest'
import { gzipSync } from 'node:zlib'
import * as z from 'zod'
import type { PublishFile } from '../publish/index.ts'
import { filesOfGame, type GameData } from './files.ts'
import { gameFiles } from './load-game.ts'
import { rowJsonSchema } from './rows.ts'

const name = { en: 'Bell', de: 'Glocke', fr: null, ja: null }
const row = z.strictObject({
  id: z.int(),
  name: namesSchema,
  nickname: namesSchema.nullable(),
  sources: z.array(z.strictObject({ kind: z.literal('store') })),
  updatedAt: z.int(),
  deleted: z.boolean(),
})
const definition = { name: 'bells', row, prose: ['description'] }
const data: GameData = {
  definitions: { bells: definition },
  rows: {
    bells: [
      { ...{ name, nickname: null }, id: 1, sources: [{ kind: 'store' }], updatedAt: 10, deleted: false },
      { ...{ name, nickname: name }, id: 2, sources: [], updatedAt: 30, deleted: true },
    ],
    empty: [],
  },
  textsIn: (language) => ({
    prose: (table) => (language === 'de' && table === 'bells' ? { 1: { description: 'Klingt.', updatedAt: 40 } } : {}),
    howTo: (sources) => `${sources.length} ways`,
  }),
  facts: sampleTables(),
}

const contents = async (files: Iterable<PublishFile>) => {
  const entries = Array.from(files, async ({ key, body }) => [key, JSON.parse(new TextDecoder().decode(await body()))])
  return Object.fromEntries(await Promise.all(entries)) as Record<string, { deployTime: number; tables: never }>
}

describe('files of the game', () => {
  test('rows speak the language, with prose where there is some and how to obtain them', async () => {
    const files = await contents(filesOfGame(data))
    expect(files['api/game/de/bells.json']).toEqual({
      deployTime: 40,
      tables: {
        bells: [
          {
            id: 1,
            name: 'Glocke',
            nickname: null,
            sources: [{ kind: 'store' }],
            howTo: '1 ways',
            description: 'Klingt.',
            updatedAt: 40,
            deleted: false,
          },
          { id: 2, name: 'Glocke', nickname: 'Glocke', sources: [], howTo: '0 ways', updatedAt: 30, deleted: true },
        ],
      },
    })
    expect(files['api/game-lean/de/bells.json']).toEqual({
      deployTime: 40,
      ...columnsOf([
        { id: 1, name: 'Glocke', nickname: null, howTo: '1 ways', updatedAt: 40, deleted: false },
        { id: 2, name: 'Glocke', nickname: 'Glocke', howTo: '0 ways', updatedAt: 30, deleted: true },
      ]),
    })
    expect(Object.keys(files['api/game/fr/all.json']?.tables ?? {})).toEqual(['bells', 'empty'])
    expect(files['api/game/fr/empty.json']).toEqual({ deployTime: 40, tables: { empty: [] } })
  })

  test('the versions have the newest row of every table, in whatever language it is', async () => {
    const files = await contents(filesOfGame(data))
    expect(files['api/game-versions.json']).toEqual({
      deployTime: 40,
      tables: { bells: { updatedAt: 40, rows: 2 }, empty: { updatedAt: 0, rows: 0 } },
    })
  })

  test('equal data give equal bytes', () => {
    const hashes = () => Array.from(filesOfGame(data), ({ key, hash }) => [key, hash])
    expect(hashes()).toEqual(hashes())
  })

  test('the schema says what a published row is', () => {
    expect(rowJsonSchema(definition)).toMatchObject({
      type: 'object',
      properties: {
        id: { type: 'integer' },
        name: { type: 'string' },
        nickname: { type: ['string', 'null'] },
        howTo: { type: 'string' },
        description: { type: 'string' },
      },
      required: ['id', 'name', 'nickname', 'sources', 'updatedAt', 'deleted', 'howTo'],
    })
  })
})

test('the tables of the repository are published as the contract has it, every row as its schema says', async () => {
  const files = await contents(gameFiles())
  const schemas = gameSchemaAnswer.parse(files['api/game/schema.json']).tables
  expect(Object.keys(schemas).sort()).toEqual(Object.keys(tables).sort())
  const rowOf = new Map(Object.entries(schemas).map(([table, schema]) => [table, z.fromJSONSchema(schema as never)]))
  for (const language of languages) {
    const all = gameAnswer.parse(files[`api/game/${language}/all.json`])
    expect(Object.keys(all.tables)).toEqual(Object.keys(tables))
    for (const [table, rows] of Object.entries(all.tables)) {
      for (const tableRow of rows) rowOf.get(table)!.parse(tableRow)
      const lean = gameLeanAnswer.parse(files[`api/game-lean/${language}/${table}.json`])
      expect(lean.deployTime).toBe(all.deployTime)
      expect(rowsOfColumns(lean)).toEqual(leanRows(table, rows))
    }
  }
  const versions = gameVersionsAnswer.parse(files['api/game-versions.json'])
  expect(gzipSync(JSON.stringify(versions)).length).toBeLessThan(2000)
  factsSchema.parse(files[factsKey])
  const mounts = gameAnswer.parse(files['api/game/en/mounts.json']).tables.mounts ?? []
  expect(mounts.filter(({ howTo }) => howTo !== '').length).toBeGreaterThan(mounts.length / 2)
})
