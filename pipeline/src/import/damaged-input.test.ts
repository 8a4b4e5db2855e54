import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from '@kupodex/data/game'
import { describe, expect, test } from 'vitest'
import { Refusal } from './sheets/refusal.ts'
import { smallImport } from './small-import.fixture.ts'

const here = smallImport()

describe('damaged sheets are refused and the old tables stay whole', () => {
  const cases: readonly [name: string, damage: () => void, message: RegExp][] = [
    [
      'a missing column',
      () => here.small.edit('Achievement', 'en', (text) => text.replace(',Points,', ',Score,')),
      /^en\/Achievement\.csv, row 1, column Points: the last import had this column/,
    ],
    [
      'a column that one language lacks',
      () => here.small.edit('Achievement', 'fr', (text) => text.replace('#,Name,', '#,Nom,')),
      /^fr\/Achievement\.csv, row 1, column Name: the column is missing$/,
    ],
    [
      'a broken quote',
      () => here.small.edit('Achievement', 'de', (text) => text.replace('Sieh sie.', '"Sieh sie.')),
      /^de\/Achievement\.csv, row \d+: /,
    ],
    [
      'a half file, cut within a line',
      () => here.small.edit('Achievement', 'en', (text) => text.slice(0, text.length / 2)),
      /^en\/Achievement\.csv, row \d+: .*cut off/,
    ],
    [
      'a half file, cut at a line of one language',
      () => here.small.edit('Achievement', 'ja', (text) => text.split('\n').slice(0, -3).join('\n') + '\n'),
      /^ja\/Achievement\.csv, column #: id 3 is missing, en\/Achievement\.csv has it in row 5/,
    ],
    ['an empty file', () => here.small.edit('Title', 'de', () => ''), /^de\/Title\.csv: the file is empty$/],
    [
      'an id twice',
      () => here.small.edit('Achievement', 'en', (text) => text.replace(/^3,/m, '2,')),
      /^en\/Achievement\.csv, row 5, column #: id 2 is there twice, first in row 4$/,
    ],
    [
      'a column that is not a number',
      () => here.small.edit('Achievement', 'en', (text) => text.replace(/,10,1$/m, ',ten,1')),
      /^en\/Achievement\.csv, row 4, column Points: "ten" is not a whole number$/,
    ],
    [
      'a link to nothing',
      () => here.small.edit('Achievement', 'en', (text) => text.replace(/,1,10,1$/m, ',77,10,1')),
      /^en\/Achievement\.csv, row 4, column AchievementCategory: there is no category 77$/,
    ],
    [
      'a folder in another language',
      () => {
        rmSync(join(here.small.sheets, 'de'), { recursive: true })
        cpSync(join(here.small.sheets, 'fr'), join(here.small.sheets, 'de'), { recursive: true })
      },
      /^de\/Weather\.csv, row 3, column Name: "Dégagé" where "Klar" should be: is this folder in another language\?$/,
    ],
    [
      'one file of another language',
      () => cpSync(here.small.path('Achievement', 'fr'), here.small.path('Achievement', 'de')),
      /^de\/Achievement\.csv, row 3, column Name: 3 of 3 names are those of "fr" before/,
    ],
    [
      'one file in English',
      () => cpSync(here.small.path('Achievement', 'en'), here.small.path('Achievement', 'ja')),
      /^ja\/Achievement\.csv, row 1: no texts of its own language, the last import had them/,
    ],
    [
      'two files exchanged',
      () => {
        const french = readFileSync(here.small.path('Achievement', 'fr'))
        cpSync(here.small.path('Achievement', 'de'), here.small.path('Achievement', 'fr'))
        writeFileSync(here.small.path('Achievement', 'de'), french)
      },
      /^de\/Achievement\.csv, row 3, column Name: 3 of 3 names are those of "fr" before/,
    ],
    [
      'two files exchanged, one of them Japanese',
      () => {
        for (let id = 10; id < 40; id++) {
          const row = (name: string) => `${id},${name} ${id},,0,9,0,0,0,0,0\n`
          here.small.edit('Achievement', 'en', (text) => text + row('Cave'))
          here.small.edit('Achievement', 'fr', (text) => text + row('Grotte'))
          here.small.edit('Achievement', 'de', (text) => text + row('洞窟'))
          here.small.edit('Achievement', 'ja', (text) => text + row('Höhle'))
        }
      },
      /^de\/Achievement\.csv, row 3, column Name: the texts are in Japanese$/,
    ],
    [
      'another encoding',
      () => {
        const text = readFileSync(here.small.path('Achievement', 'fr'), 'utf8').replace('Grotte II', 'Forêt II')
        writeFileSync(here.small.path('Achievement', 'fr'), Buffer.from(text, 'latin1'))
      },
      /^fr\/Achievement\.csv, row 4, column Name: not plain text in UTF-8/,
    ],
    [
      'two bytes a letter',
      () => {
        const text = readFileSync(here.small.path('Title', 'de'), 'utf8')
        writeFileSync(here.small.path('Title', 'de'), Buffer.from(text, 'utf16le'))
      },
      /^de\/Title\.csv.*: not plain text in UTF-8/,
    ],
    [
      'a zero byte in a name',
      () => here.small.edit('Achievement', 'en', (text) => text.replace('Cave II', 'Cave\0II')),
      /^en\/Achievement\.csv, row 4, column Name: not plain text/,
    ],
    [
      'a sub-row where the others have none',
      () => {
        for (const language of languages)
          here.small.edit('Achievement', language, (text) => text.replace(/^3,/m, '3.1,'))
      },
      /^\w\w\/Achievement\.csv, row 5, column #: "3\.1" is not a row id$/,
    ],
    [
      'an id written with a zero before it',
      () => here.small.edit('Achievement', 'en', (text) => text.replace(/^3,/m, '03,')),
      /^en\/Achievement\.csv, row 5, column #: "03" is not a row id$/,
    ],
    [
      'no column of ids',
      () => here.small.edit('Achievement', 'en', (text) => text.replace(/^#,/, 'id,')),
      /^en\/Achievement\.csv, row 1, column #: the column is missing or moved$/,
    ],
    [
      'a number too large',
      () => here.small.edit('Achievement', 'en', (text) => text.replace(/,10,1$/m, ',99999999999999999999,1')),
      /^en\/Achievement\.csv, row 4, column Points: 99999999999999999999 is too large$/,
    ],
    [
      'a number that cannot be',
      () => here.small.edit('Achievement', 'en', (text) => text.replace(/,10,1$/m, ',-10,1')),
      /^en\/Achievement\.csv, row 4: table achievements, id 2, points: Too small/,
    ],
    [
      'a folder where a file should be',
      () => {
        rmSync(here.small.path('Title'))
        mkdirSync(here.small.path('Title'))
      },
      /^en\/Title\.csv: cannot be read: illegal operation on a directory$/,
    ],
    [
      'several losses at once',
      () => {
        rmSync(here.small.path('Title'))
        here.small.edit('Achievement', 'en', (text) => text.replace(',Points,', ',Score,'))
      },
      /^en\/Achievement\.csv, row 1, column Points: .*\nand also:\n {2}en\/Title\.csv: the last import had this sheet/,
    ],
    ['a missing sheet', () => rmSync(here.small.path('Title')), /^en\/Title\.csv: the last import had this sheet/],
    [
      'a missing language',
      () => rmSync(join(here.small.sheets, 'ja'), { recursive: true }),
      /^ja\/: the language folder/,
    ],
  ]

  test.each(cases)('%s', (_, damage, message) => {
    here.run(1000)
    const before = here.snapshot()
    damage()
    expect(() => here.run(2000)).toThrow(Refusal)
    expect(() => here.run(2000)).toThrow(message)
    expect(here.snapshot()).toEqual(before)
  })

  test('without an earlier import, too', () => {
    here.small.edit('Achievement', 'en', (text) => text.replace(',Points,', ',Score,'))
    expect(() => here.run(1000)).toThrow('en/Achievement.csv, row 1, column Points: the column is missing')
    expect(existsSync(here.small.out)).toBe(false)
  })

  test('a copied file without an earlier import', () => {
    cpSync(here.small.path('Achievement', 'fr'), here.small.path('Achievement', 'de'))
    expect(() => here.run(1000)).toThrow('fr/Achievement.csv, row 3, column Name: holds the same as de/Achievement.csv')
  })

  test('an English file cut at a line without an earlier import', () => {
    here.small.edit('Achievement', 'en', (text) => text.replace(/^4,.*\n/m, ''))
    expect(() => here.run(1000)).toThrow(
      'en/Achievement.csv, column #: id 4 is missing, de/Achievement.csv has it in row 6',
    )
  })
})

describe('damaged tables of an earlier import are refused', () => {
  const edit = (name: string, change: (text: string) => string) => {
    const path = join(here.small.out, 'tables', `${name}.json`)
    writeFileSync(path, change(readFileSync(path, 'utf8')))
  }
  const cases: readonly [name: string, damage: () => void, message: RegExp][] = [
    ['no JSON', () => edit('titles', (text) => text.slice(0, -9)), /^tables\/titles\.json: the old file is not JSON/],
    ['no list', () => edit('titles', () => '{}'), /^tables\/titles\.json: is not a list of rows/],
    ['something that is not a row', () => edit('titles', () => '[null]'), /^tables\/titles\.json, row 1: .*; restore/],
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
    here.run(1000)
    damage()
    const before = here.snapshot()
    expect(() => here.run(2000)).toThrow(Refusal)
    expect(() => here.run(2000)).toThrow(message)
    expect(here.snapshot()).toEqual(before)
  })
})
