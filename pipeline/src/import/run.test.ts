import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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
    [
      'two files exchanged, one of them Japanese',
      () => {
        for (let id = 10; id < 40; id++) {
          const row = (name: string) => `${id},${name} ${id},,0,9,0,0,0,0,0\n`
          small.edit('Achievement', 'en', (text) => text + row('Cave'))
          small.edit('Achievement', 'fr', (text) => text + row('Grotte'))
          small.edit('Achievement', 'de', (text) => text + row('洞窟'))
          small.edit('Achievement', 'ja', (text) => text + row('Höhle'))
        }
      },
      /^de\/Achievement\.csv, row 3, column Name: the texts are in Japanese$/,
    ],
    [
      'another encoding',
      () => {
        const text = readFileSync(small.path('Achievement', 'fr'), 'utf8').replace('Grotte II', 'Forêt II')
        writeFileSync(small.path('Achievement', 'fr'), Buffer.from(text, 'latin1'))
      },
      /^fr\/Achievement\.csv, row 4, column Name: not plain text in UTF-8/,
    ],
    [
      'two bytes a letter',
      () => {
        const text = readFileSync(small.path('Title', 'de'), 'utf8')
        writeFileSync(small.path('Title', 'de'), Buffer.from(text, 'utf16le'))
      },
      /^de\/Title\.csv.*: not plain text in UTF-8/,
    ],
    [
      'a zero byte in a name',
      () => small.edit('Achievement', 'en', (text) => text.replace('Cave II', 'Cave\0II')),
      /^en\/Achievement\.csv, row 4, column Name: not plain text/,
    ],
    [
      'a sub-row where the others have none',
      () => {
        for (const language of ['en', 'de', 'fr', 'ja'])
          small.edit('Achievement', language, (text) => text.replace(/^3,/m, '3.1,'))
      },
      /^\w\w\/Achievement\.csv, row 5, column #: "3\.1" is no row id$/,
    ],
    [
      'an id written with a zero before it',
      () => small.edit('Achievement', 'en', (text) => text.replace(/^3,/m, '03,')),
      /^en\/Achievement\.csv, row 5, column #: "03" is no row id$/,
    ],
    [
      'no column of ids',
      () => small.edit('Achievement', 'en', (text) => text.replace(/^#,/, 'id,')),
      /^en\/Achievement\.csv, row 1, column #: the column is missing or moved$/,
    ],
    [
      'a number too large',
      () => small.edit('Achievement', 'en', (text) => text.replace(/,10,1$/m, ',99999999999999999999,1')),
      /^en\/Achievement\.csv, row 4, column Points: 99999999999999999999 is too large$/,
    ],
    [
      'a number that can not be',
      () => small.edit('Achievement', 'en', (text) => text.replace(/,10,1$/m, ',-10,1')),
      /^en\/Achievement\.csv, row 4: table achievements, id 2, points: Too small/,
    ],
    [
      'a folder where a file should be',
      () => {
        rmSync(small.path('Title'))
        mkdirSync(small.path('Title'))
      },
      /^en\/Title\.csv: cannot be read: illegal operation on a directory$/,
    ],
    [
      'several losses at once',
      () => {
        rmSync(small.path('Title'))
        small.edit('Achievement', 'en', (text) => text.replace(',Points,', ',Score,'))
      },
      /^en\/Achievement\.csv, row 1, column Points: .*\nand also:\n {2}en\/Title\.csv: the last import had this sheet/,
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

describe('damaged tables of an earlier import are refused', () => {
  const edit = (name: string, change: (text: string) => string) => {
    const path = join(small.out, 'tables', `${name}.json`)
    writeFileSync(path, change(readFileSync(path, 'utf8')))
  }
  const cases: readonly [name: string, damage: () => void, message: RegExp][] = [
    ['no JSON', () => edit('titles', (text) => text.slice(0, -9)), /^tables\/titles\.json: the old file is no JSON/],
    ['no list', () => edit('titles', () => '{}'), /^tables\/titles\.json: is no list of rows/],
    ['a row that is none', () => edit('titles', () => '[null]'), /^tables\/titles\.json, row 1: .*; restore/],
    [
      'a row without its time',
      () => edit('achievements', (text) => text.replace(/,"updatedAt":1000(,"deleted":false\},?\n\{"id":3)/, '$1')),
      /^tables\/achievements\.json, row 2, column updatedAt: /,
    ],
    [
      'an id twice',
      () => edit('achievements', (text) => text.replace('{"id":3', '{"id":2')),
      /^tables\/achievements\.json, row 3, column id: 2 is there twice$/,
    ],
    [
      'a foreign row, which would stay',
      () => edit('titles', (text) => text.replace('\n]', ',\n{"id":9,"what":"x","updatedAt":1,"deleted":false}\n]')),
      /^tables\/titles\.json, row 2, column masculine: /,
    ],
    ['no manifest', () => edit('sheets', () => '{}'), /^tables\/sheets\.json: sheets: /],
  ]

  test.each(cases)('%s', (_, damage, message) => {
    run(1000)
    damage()
    const before = snapshot()
    expect(() => run(2000)).toThrow(Refusal)
    expect(() => run(2000)).toThrow(message)
    expect(snapshot()).toEqual(before)
  })
})

describe('facts kept by hand', () => {
  test('are all there, or nothing is imported', () => {
    small.file('data/hand/overrides.csv', 'table,id,sourceTypeId,source\n')
    expect(() => run(1000, { data: join(small.folder, 'data') })).toThrow(
      'hand/bozja-note-sources.csv: the file is missing',
    )
  })
})

test('the folder belongs to one import at a time, and to none after it', () => {
  run(1000)
  mkdirSync(join(small.out, `.import-${process.ppid}`))
  expect(() => run(2000)).toThrow('another import is at work on this folder')
  rmSync(join(small.out, `.import-${process.ppid}`), { recursive: true })
  run(2000)
  expect(readdirSync(small.out).toSorted()).toEqual(['prose', 'tables'])
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

  test('of a column is still asked for the next time', () => {
    run(1000)
    small.edit('Achievement', 'en', (text) => text.replace(',Points,', ',Score,'))
    run(2000, { acceptLoss: true })
    expect(() => run(3000)).toThrow('en/Achievement.csv, row 1, column Points: the last import had this column')
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
    runImport(options(), both, 1000, () => {})
    expect(small.table('placeNames')).toMatchObject([{ id: 7, deleted: false }])
    small.edit('Title', 'en', (text) => text.replace(',Feminine,', ',Lady,'))
    runImport(options({ acceptLoss: true }), both, 2000, () => {})
    expect(small.table('placeNames')).toMatchObject([{ id: 7, deleted: false, updatedAt: 1000 }])
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
    expect(() => runItems(2000, null)).toThrow('--items: is not given, and the last import stood on facts about items')
    small.file('other/items.csv', `${columns}\n`)
    expect(() => runItems(2000, join(small.folder, 'other'))).toThrow('items/items.csv: 0 rows, the last import had 1')
    small.file('none/else.csv', '')
    expect(() => runItems(2000, join(small.folder, 'none'))).toThrow(
      'items/items.csv: is missing in the folder of --items',
    )
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
