import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { languages } from '@kupodex/data/game'

/** A field of a sheet: the same in all languages, or one text a language in the order en, de, fr, ja. */
type Field = string | number | boolean | readonly [string, string, string, string]

const quote = (text: string): string => (/[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

const written = (field: Field, language: number): string => {
  if (typeof field === 'boolean') return field ? 'True' : 'False'
  if (typeof field === 'object') return quote(field[language] ?? '')
  return quote(String(field))
}

/** A folder of small sheets of our own, for tests; remove it at the end. */
export class SmallSheets {
  readonly folder = mkdtempSync(join(tmpdir(), 'sheets-'))

  constructor() {
    for (const language of languages) mkdirSync(join(this.folder, 'csv', language), { recursive: true })
  }

  /** The folder to give as `--sheets`. */
  get sheets(): string {
    return join(this.folder, 'csv')
  }

  /** The folder to give as `--out`. */
  get out(): string {
    return join(this.folder, 'out')
  }

  /** Writes a sheet; a language other than English gets a file only where a field differs there. */
  write(name: string, columns: string, rows: readonly (readonly Field[])[]): this {
    const texts = languages.map((_, language) =>
      [`#,${columns}`, ...rows.map((fields) => fields.map((field) => written(field, language)).join(','))]
        .map((line) => `${line}\n`)
        .join(''),
    )
    for (const [at, language] of languages.entries()) {
      if (at === 0 || texts[at] !== texts[0]) writeFileSync(this.path(name, language), texts[at] ?? '')
    }
    return this
  }

  /** The path of a sheet's file. */
  path(name: string, language = 'en'): string {
    return join(this.sheets, language, `${name}.csv`)
  }

  /** Changes the text of a sheet's file. */
  edit(name: string, language: string, change: (text: string) => string): void {
    const path = this.path(name, language)
    writeFileSync(path, change(readFileSync(path, 'utf8')))
  }

  /** Writes any other file below the folder. */
  file(path: string, text: string): void {
    mkdirSync(dirname(join(this.folder, path)), { recursive: true })
    writeFileSync(join(this.folder, path), text)
  }

  /** Rows of a written table. */
  table(name: string): Record<string, unknown>[] {
    return JSON.parse(readFileSync(join(this.out, 'tables', `${name}.json`), 'utf8')) as Record<string, unknown>[]
  }

  /** Removes everything. */
  remove(): void {
    rmSync(this.folder, { recursive: true, force: true })
  }
}

/** Sheets that are enough for achievements, titles, worlds, data centers and regions. */
export const achievementSheets = (): SmallSheets =>
  new SmallSheets()
    .write('Weather', 'Name', [
      [0, ''],
      [1, ['Clear Skies', 'Klar', 'Dégagé', '快晴']],
      [2, ['Fair Skies', 'Heiter', 'Clair', '晴れ']],
      [3, ['Clouds', 'Wolkig', 'Couvert', '曇り']],
      [4, ['Fog', 'Neblig', 'Brouillard', '霧']],
    ])
    .write('AchievementKind', 'Name,Order', [
      [0, '', 0],
      [1, ['Fighting', 'Kampf', 'Lutte', '闘い'], 1],
      [13, ['Of Old', 'Alt', 'Ancien', '昔'], 2],
    ])
    .write('AchievementCategory', 'Name,AchievementKind,Order', [
      [0, '', 0, 0],
      [1, ['Caves & Co', 'Höhlen', 'Grottes', '洞窟'], 1, 1],
      [2, ['Long Ago', 'Früher', 'Jadis', '過去'], 13, 1],
    ])
    .write('Title', 'Masculine,Feminine,IsPrefix,Order', [
      [0, '', '', false, 0],
      [
        1,
        ['Lord of Caves', 'Höhlenherr', 'Seigneur des grottes', '洞窟王'],
        ['Lady of Caves', 'Höhlenherrin', 'Dame des grottes', '洞窟女王'],
        false,
        1,
      ],
    ])
    .write(
      'Achievement',
      'Name,Description,Item,Icon,Title,Order,AchievementCategory,Points,AchievementHideCondition',
      [
        [0, '', '', 0, 0, 0, 0, 0, 0, 0],
        [
          1,
          ['Cave I', 'Höhle I', 'Grotte I', '洞窟1'],
          ['See a\ncave.', 'Sieh sie.', 'Vue.', '見る。'],
          0,
          9,
          0,
          2,
          1,
          5,
          0,
        ],
        [
          2,
          ['Cave II', 'Höhle II', 'Grotte II', '洞窟2'],
          ['See "two".', 'Zwei.', 'Deux.', '二つ。'],
          0,
          9,
          1,
          0,
          1,
          10,
          1,
        ],
        [
          3,
          ['Elder', 'Alter', 'Vieux', '老人'],
          ['Be old.', 'Sei alt.', 'Sois vieux.', '老いる。'],
          0,
          9,
          0,
          0,
          2,
          0,
          0,
        ],
        [4, ['Unused', 'Unbenutzt', 'Inutile', '未使用'], '', 0, 9, 0, 0, 0, 0, 0],
      ],
    )
