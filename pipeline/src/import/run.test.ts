import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import * as builders from './build/achievements.ts'
import type { TableBuilder } from './build/build.ts'
import type { ImportOptions } from './options.ts'
import { Refusal } from './refusal.ts'
import { runImport } from './run.ts'
import { achievementSheets, type SmallSheets } from './testing/small-sheets.ts'

const all: readonly TableBuilder[] = Object.values(builders)

let small: SmallSheets

beforeEach(() => {
  small = achievementSheets()
})

afterEach(() => small.remove())

const options = (more: Partial<ImportOptions> = {}): ImportOptions => ({
  sheets: small.sheets,
  items: null,
  out: small.out,
  data: join(small.folder, 'none'),
  acceptLoss: false,
  now: null,
  ...more,
})

const run = (now: number, more: Partial<ImportOptions> = {}) => runImport(options(more), all, now, () => {})

/** All files of the output folder with their text. */
const snapshot = (): Record<string, string> =>
  Object.fromEntries(
    readdirSync(small.out, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((path) => [path, readFileSync(path, 'utf8')]),
  )

describe('a first import', () => {
  test('writes real rows, names in four languages, links and rules', () => {
    run(1000)
    expect(small.table('achievements')).toEqual([
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
    expect(small.table('titles')).toEqual([expect.objectContaining({ id: 1, achievementIds: [2] })])
    expect(small.table('achievementCategories')[0]).toMatchObject({ slug: 'caves-co' })
  })

  test('keeps prose out of the tables and in its own folder', () => {
    run(1000)
    expect(readFileSync(join(small.out, 'tables/achievements.json'), 'utf8')).not.toContain('See a')
    const prose = JSON.parse(readFileSync(join(small.out, 'prose/en/achievements.json'), 'utf8')) as object
    expect(prose).toMatchObject({ 1: { description: 'See a\ncave.', updatedAt: 1000 } })
  })

  test('counts what it skipped', () => {
    const { tables } = run(1000)
    expect(tables.find(({ table }) => table === 'achievements')?.skipped).toBe(2)
  })
})

describe('a second import', () => {
  test('of the same sheets writes nothing', () => {
    run(1000)
    const before = snapshot()
    expect(run(2000).written).toEqual([])
    expect(snapshot()).toEqual(before)
  })

  test('gives a changed row the new time, the others keep theirs', () => {
    run(1000)
    small.edit('Achievement', 'en', (text) => text.replace('Cave II,', 'Cavern II,'))
    const { tables, written } = run(2000)
    expect(small.table('achievements').map(({ updatedAt }) => updatedAt)).toEqual([1000, 2000, 1000])
    expect(tables.find(({ table }) => table === 'achievements')?.changes).toEqual({
      added: [],
      changed: [2],
      removed: [],
    })
    expect(written).toEqual(['tables/achievements.json'])
  })

  test('gives changed prose the new time and leaves the row alone', () => {
    run(1000)
    small.edit('Achievement', 'de', (text) => text.replace('Zwei.', 'Beide.'))
    expect(run(2000).written).toEqual(['prose/de/achievements.json'])
    const prose = JSON.parse(readFileSync(join(small.out, 'prose/de/achievements.json'), 'utf8')) as object
    expect(prose).toMatchObject({ 1: { updatedAt: 1000 }, 2: { description: 'Beide.', updatedAt: 2000 } })
  })

  test('keeps a row that is gone, marked as deleted, and takes it back', () => {
    run(1000)
    const text = readFileSync(small.path('Achievement'), 'utf8')
    const drop = (language: string) => small.edit('Achievement', language, (file) => file.replace(/^3,.*\n/m, ''))
    for (const language of ['en', 'de', 'fr', 'ja']) drop(language)
    expect(() => run(2000)).toThrow(
      'en/Achievement.csv, row 5: 4 rows, the last import had 5; --accept-loss imports anyway',
    )
    run(2000, { acceptLoss: true })
    expect(small.table('achievements')[2]).toMatchObject({ id: 3, deleted: true, updatedAt: 2000 })

    const [, third = ''] = /^(3,.*\n)/m.exec(text) ?? []
    for (const language of ['en', 'de', 'fr', 'ja']) small.edit('Achievement', language, (file) => file + third)
    run(3000)
    expect(small.table('achievements')[2]).toMatchObject({ id: 3, deleted: false, updatedAt: 3000 })
  })

  test('tells the times of the rows for prose that a fresh copy lacks', () => {
    run(1000)
    rmSync(join(small.out, 'prose'), { recursive: true })
    run(2000)
    const prose = JSON.parse(readFileSync(join(small.out, 'prose/fr/achievements.json'), 'utf8')) as object
    expect(prose).toMatchObject({ 1: { updatedAt: 1000 } })
  })
})

describe('damaged sheets are refused and the old tables stay whole', () => {
  const cases: readonly [name: string, damage: () => void, message: RegExp][] = [
    [
      'a missing column',
      () => small.edit('Achievement', 'en', (text) => text.replace(',Points,', ',Score,')),
      /^en\/Achievement\.csv, row 1, column Points: the last import had this column/,
    ],
    [
      'a column that one language lacks',
      () => small.edit('Achievement', 'fr', (text) => text.replace('#,Name,', '#,Nom,')),
      /^fr\/Achievement\.csv, row 1, column Name: the column is missing$/,
    ],
    [
      'a broken quote',
      () => small.edit('Achievement', 'de', (text) => text.replace('Sieh sie.', '"Sieh sie.')),
      /^de\/Achievement\.csv, row \d+: /,
    ],
    [
      'a half file, cut within a line',
      () => small.edit('Achievement', 'en', (text) => text.slice(0, text.length / 2)),
      /^en\/Achievement\.csv, row \d+: .*cut off/,
    ],
    [
      'a half file, cut at a line of one language',
      () => small.edit('Achievement', 'ja', (text) => text.split('\n').slice(0, -3).join('\n') + '\n'),
      /^ja\/Achievement\.csv, column #: id 3 is missing, en\/Achievement\.csv has it in row 5/,
    ],
    ['an empty file', () => small.edit('Title', 'de', () => ''), /^de\/Title\.csv: the file is empty$/],
    [
      'an id twice',
      () => small.edit('Achievement', 'en', (text) => text.replace(/^3,/m, '2,')),
      /^en\/Achievement\.csv, row 5, column #: id 2 is there twice, first in row 4$/,
    ],
    [
      'a column that is no number',
      () => small.edit('Achievement', 'en', (text) => text.replace(/,10,1$/m, ',ten,1')),
      /^en\/Achievement\.csv, row 4, column Points: "ten" is no whole number$/,
    ],
    [
      'a link to nothing',
      () => small.edit('Achievement', 'en', (text) => text.replace(/,1,10,1$/m, ',77,10,1')),
      /^en\/Achievement\.csv, row 4, column AchievementCategory: there is no category 77$/,
    ],
    [
      'a folder in another language',
      () => {
        rmSync(join(small.sheets, 'de'), { recursive: true })
        cpSync(join(small.sheets, 'fr'), join(small.sheets, 'de'), { recursive: true })
      },
      /^de\/Weather\.csv, row 3, column Name: "Dégagé" where "Klar" should be: is this folder in another language\?$/,
    ],
    [
      'one file of another language',
      () => cpSync(small.path('Achievement', 'fr'), small.path('Achievement', 'de')),
      /^de\/Achievement\.csv, row 3, column Name: 3 of 3 names are those of "fr" before/,
    ],
    [
      'one file in English',
      () => cpSync(small.path('Achievement', 'en'), small.path('Achievement', 'ja')),
      /^ja\/Achievement\.csv, row 1: no texts of its own language, the last import had them/,
    ],
    [
      'two files exchanged',
      () => {
        const french = readFileSync(small.path('Achievement', 'fr'))
        cpSync(small.path('Achievement', 'de'), small.path('Achievement', 'fr'))
        writeFileSync(small.path('Achievement', 'de'), french)
      },
      /^de\/Achievement\.csv, row 3, column Name: 3 of 3 names are those of "fr" before/,
    ],
    ['a missing sheet', () => rmSync(small.path('Title')), /^en\/Title\.csv: the last import had this sheet/],
    ['a missing language', () => rmSync(join(small.sheets, 'ja'), { recursive: true }), /^ja\/: the language folder/],
  ]

  test.each(cases)('%s', (_, damage, message) => {
    run(1000)
    const before = snapshot()
    damage()
    expect(() => run(2000)).toThrow(Refusal)
    expect(() => run(2000)).toThrow(message)
    expect(snapshot()).toEqual(before)
  })

  test('without an earlier import, too', () => {
    small.edit('Achievement', 'en', (text) => text.replace(',Points,', ',Score,'))
    expect(() => run(1000)).toThrow('en/Achievement.csv, row 1, column Points: the column is missing')
    expect(existsSync(small.out)).toBe(false)
  })

  test('a copied file without an earlier import', () => {
    cpSync(small.path('Achievement', 'fr'), small.path('Achievement', 'de'))
    expect(() => run(1000)).toThrow('fr/Achievement.csv, row 3, column Name: holds the same as de/Achievement.csv')
  })

  test('an English file cut at a line without an earlier import', () => {
    small.edit('Achievement', 'en', (text) => text.replace(/^4,.*\n/m, ''))
    expect(() => run(1000)).toThrow('en/Achievement.csv, column #: id 4 is missing, de/Achievement.csv has it in row 6')
  })
})

describe('an accepted loss', () => {
  test('of a column leaves its tables as they were', () => {
    run(1000)
    const before = small.table('achievements')
    small.edit('Achievement', 'en', (text) => text.replace(',Points,', ',Score,'))
    const { tables } = run(2000, { acceptLoss: true })
    expect(tables.find(({ table }) => table === 'achievements')?.kept).toMatch('column Points')
    expect(small.table('achievements')).toEqual(before)
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
    runImport(options({ items }), [hands as unknown as TableBuilder], now, () => {})

  test('that an import knew and the next is not given are a loss', () => {
    const columns = 'id,name_en,name_de,name_fr,name_ja,icon,category,tradeable,vendor_price'
    small.file('items/items.csv', `${columns}\n1,Coin,Münze,,,65002,1,1,\n`)
    runItems(1000, join(small.folder, 'items'))
    expect(small.table('regions')).toMatchObject([{ name: { en: 'Coin', de: 'Münze', fr: null, ja: null } }])
    expect(() => runItems(2000, null)).toThrow('items/items.csv: the last import had this file with 1 rows')
  })

  test('with a wrong number name file, row and column', () => {
    small.file(
      'items/items.csv',
      'id,name_en,name_de,name_fr,name_ja,icon,category,tradeable,vendor_price\nx,A,,,,1,,,\n',
    )
    expect(() => runItems(1000, join(small.folder, 'items'))).toThrow(
      'items/items.csv, row 2, column id: "x" is no whole number',
    )
  })
})
