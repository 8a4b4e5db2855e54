import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { TableBuilder } from './build/build.ts'
import { runImport } from './run.ts'
import { smallImport } from './small-import.fixture.ts'

const here = smallImport()

describe('a first import', () => {
  test('writes real rows, names in four languages, links and rules', () => {
    here.run(1000)
    expect(here.small.table('achievements')).toEqual([
      expect.objectContaining({
        id: 1,
        name: { en: 'Cave I', de: 'Höhle I', fr: 'Grotte I', ja: '洞窟1' },
        points: 5,
        sort: 2,
        obtainable: true,
        kindId: 1,
        updatedAt: 1000,
        deleted: false,
      }),
      expect.objectContaining({ id: 2, sort: 2, titleId: 1, hidden: 1 }),
      expect.objectContaining({ id: 3, notLegacy: false, obtainable: false, kindId: 13 }),
    ])
    expect(here.small.table('titles')).toEqual([expect.objectContaining({ id: 1, achievementIds: [2] })])
    expect(here.small.table('achievementCategories')[0]).toMatchObject({ slug: 'caves-co' })
  })

  test('keeps prose out of the tables and in its own folder', () => {
    here.run(1000)
    expect(readFileSync(join(here.small.out, 'tables/achievements.json'), 'utf8')).not.toContain('See a')
    const prose = JSON.parse(readFileSync(join(here.small.out, 'prose/en/achievements.json'), 'utf8')) as object
    expect(prose).toMatchObject({ 1: { description: 'See a\ncave.', updatedAt: 1000 } })
  })

  test('counts what it skipped', () => {
    const { tables } = here.run(1000)
    expect(tables.find(({ table }) => table === 'achievements')?.skipped).toBe(2)
  })
})

describe('a second import', () => {
  test('of the same sheets writes nothing', () => {
    here.run(1000)
    const before = here.snapshot()
    expect(here.run(2000).written).toEqual([])
    expect(here.snapshot()).toEqual(before)
  })

  test('gives a changed row the new time, the others keep theirs', () => {
    here.run(1000)
    here.small.edit('Achievement', 'en', (text) => text.replace('Cave II,', 'Cavern II,'))
    const { tables, written } = here.run(2000)
    expect(here.small.table('achievements').map(({ updatedAt }) => updatedAt)).toEqual([1000, 2000, 1000])
    expect(tables.find(({ table }) => table === 'achievements')?.changes).toEqual({
      added: [],
      changed: [2],
      removed: [],
    })
    expect(written).toEqual(['tables/achievements.json'])
  })

  test('gives changed prose the new time and leaves the row alone', () => {
    here.run(1000)
    here.small.edit('Achievement', 'de', (text) => text.replace('Zwei.', 'Beide.'))
    expect(here.run(2000).written).toEqual(['prose/de/achievements.json'])
    const prose = JSON.parse(readFileSync(join(here.small.out, 'prose/de/achievements.json'), 'utf8')) as object
    expect(prose).toMatchObject({ 1: { updatedAt: 1000 }, 2: { description: 'Beide.', updatedAt: 2000 } })
  })

  test('leaves out what is not released yet, keeps what it had of it as deleted, and takes it back', () => {
    here.run(1000)
    const name = (from: string, to: string) => here.small.edit('Achievement', 'en', (text) => text.replace(from, to))
    name('Cave II,', '●Cave II,')
    const { tables } = here.run(2000)
    expect(tables.find(({ table }) => table === 'achievements')?.unreleased).toEqual([{ id: 2, name: '●Cave II' }])
    expect(here.small.table('achievements')[1]).toMatchObject({ id: 2, name: { en: 'Cave II' }, deleted: true })
    name('●Cave II,', 'Cave II,')
    here.run(3000)
    expect(here.small.table('achievements')[1]).toMatchObject({ id: 2, deleted: false, updatedAt: 3000 })
  })

  test('keeps a row that is gone, marked as deleted, and takes it back', () => {
    here.run(1000)
    const text = readFileSync(here.small.path('Achievement'), 'utf8')
    const drop = (language: string) => here.small.edit('Achievement', language, (file) => file.replace(/^3,.*\n/m, ''))
    for (const language of ['en', 'de', 'fr', 'ja']) drop(language)
    expect(() => here.run(2000)).toThrow(
      'en/Achievement.csv, row 5: 4 rows, the last import had 5; --accept-loss imports anyway',
    )
    here.run(2000, { acceptLoss: true })
    expect(here.small.table('achievements')[2]).toMatchObject({ id: 3, deleted: true, updatedAt: 2000 })

    const [, third = ''] = /^(3,.*\n)/m.exec(text) ?? []
    for (const language of ['en', 'de', 'fr', 'ja']) here.small.edit('Achievement', language, (file) => file + third)
    here.run(3000)
    expect(here.small.table('achievements')[2]).toMatchObject({ id: 3, deleted: false, updatedAt: 3000 })
  })

  test('reports the times of the rows for prose that a fresh copy lacks', () => {
    here.run(1000)
    rmSync(join(here.small.out, 'prose'), { recursive: true })
    here.run(2000)
    const prose = JSON.parse(readFileSync(join(here.small.out, 'prose/fr/achievements.json'), 'utf8')) as object
    expect(prose).toMatchObject({ 1: { updatedAt: 1000 } })
  })
})

describe('facts kept by hand', () => {
  test('are all there, or nothing is imported', () => {
    here.small.file('data/hand/overrides.csv', 'table,id,sourceTypeId,source\n')
    expect(() => here.run(1000, { data: join(here.small.folder, 'data') })).toThrow(
      'hand/verdicts.csv: the file is missing',
    )
  })
})

test('the folder belongs to one import at a time, and to none after it', () => {
  here.run(1000)
  mkdirSync(join(here.small.out, `.import-${process.ppid}`))
  expect(() => here.run(2000)).toThrow('another import is at work on this folder')
  rmSync(join(here.small.out, `.import-${process.ppid}`), { recursive: true })
  here.run(2000)
  expect(readdirSync(here.small.out).toSorted()).toEqual(['prose', 'tables'])
})

describe('an accepted loss', () => {
  test('of a column leaves its tables as they were', () => {
    here.run(1000)
    const before = here.small.table('achievements')
    here.small.edit('Achievement', 'en', (text) => text.replace(',Points,', ',Score,'))
    const { tables } = here.run(2000, { acceptLoss: true })
    expect(tables.find(({ table }) => table === 'achievements')?.kept).toMatch('column Points')
    expect(here.small.table('achievements')).toEqual(before)
  })

  test('of a column is still asked for the next time', () => {
    here.run(1000)
    here.small.edit('Achievement', 'en', (text) => text.replace(',Points,', ',Score,'))
    here.run(2000, { acceptLoss: true })
    expect(() => here.run(3000)).toThrow('en/Achievement.csv, row 1, column Points: the last import had this column')
  })

  test('of a column takes no row away that its table points to', () => {
    const pointing: TableBuilder<'enemies'> = {
      table: 'enemies',
      build: ({ sheets, references }) => {
        const named = sheets.open('Title').rows.filter((row) => row.raw('Feminine') !== '')
        references.note('placeNames', 7)
        return { rows: named.map((row) => ({ id: row.id, name: row.names('Feminine') })), skipped: 0 }
      },
    }
    const placed: TableBuilder<'placeNames'> = {
      table: 'placeNames',
      build: ({ references }) => ({
        rows: references.of('placeNames').map((id) => ({ id, name: { en: 'Here', de: null, fr: null, ja: null } })),
        skipped: 0,
      }),
    }
    const both = [pointing, placed] as unknown as readonly TableBuilder[]
    runImport(here.options(), both, 1000, () => {})
    expect(here.small.table('placeNames')).toMatchObject([{ id: 7, deleted: false }])
    here.small.edit('Title', 'en', (text) => text.replace(',Feminine,', ',Lady,'))
    runImport(here.options({ acceptLoss: true }), both, 2000, () => {})
    expect(here.small.table('placeNames')).toMatchObject([{ id: 7, deleted: false, updatedAt: 1000 }])
  })
})

describe('facts about items', () => {
  const hands: TableBuilder<'regions'> = {
    table: 'regions',
    build: ({ items }) => ({
      rows: [...items.items.values()].map(({ id, name }) => ({ id, name })),
      skipped: 0,
    }),
  }
  const runItems = (now: number, items: string | null) =>
    runImport(here.options({ items }), [hands as unknown as TableBuilder], now, () => {})

  test('that an import knew and the next is not given are a loss', () => {
    const columns = 'id,name_en,name_de,name_fr,name_ja,icon,category,tradeable,vendor_price'
    here.small.file('items/items.csv', `${columns}\n1,Coin,Münze,,,65002,1,1,\n`)
    runItems(1000, join(here.small.folder, 'items'))
    expect(here.small.table('regions')).toMatchObject([{ name: { en: 'Coin', de: 'Münze', fr: null, ja: null } }])
    expect(() => runItems(2000, null)).toThrow('--items: is not given, and the last import used facts about items')
    here.small.file('other/items.csv', `${columns}\n`)
    expect(() => runItems(2000, join(here.small.folder, 'other'))).toThrow(
      'items/items.csv: 0 rows, the last import had 1',
    )
    here.small.file('none/else.csv', '')
    expect(() => runItems(2000, join(here.small.folder, 'none'))).toThrow(
      'items/items.csv: is missing in the folder of --items',
    )
  })

  test('with a wrong number name file, row and column', () => {
    here.small.file(
      'items/items.csv',
      'id,name_en,name_de,name_fr,name_ja,icon,category,tradeable,vendor_price\nx,A,,,,1,,,\n',
    )
    expect(() => runItems(1000, join(here.small.folder, 'items'))).toThrow(
      'items/items.csv, row 2, column id: "x" is not a whole number',
    )
  })
})
