import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Language, languages } from '@kupodex/data/game'
import { readCsv } from './read-csv.ts'
import { Refusal } from './refusal.ts'
import { Sheet, type SheetFiles } from './sheet.ts'

/** The operator's folder of sheets: `<language>/<Sheet>.csv`, where a language without its own file reads as English. */
export class Sheets {
  readonly #folder: string
  readonly #open = new Map<string, Sheet>()
  readonly #there = new Map<string, boolean>()

  constructor(folder: string) {
    this.#folder = folder
    for (const language of languages) {
      const path = join(folder, language)
      if (!existsSync(path) || !statSync(path).isDirectory()) {
        throw new Refusal({ file: `${language}/` }, 'the language folder is missing')
      }
    }
  }

  /** Whether the export has this sheet; some are left out of public copies. */
  has(name: string): boolean {
    const known = this.#there.get(name) ?? existsSync(join(this.#folder, 'en', `${name}.csv`))
    this.#there.set(name, known)
    return known
  }

  /** The sheet of this name; throws a `Refusal` where it is missing or damaged. */
  open(name: string): Sheet {
    const known = this.#open.get(name)
    if (known) return known
    const sheet = new Sheet(name, this.#read(name))
    this.#open.set(name, sheet)
    return sheet
  }

  /** The sheet of this name, or null where the export does not have it. */
  find(name: string): Sheet | null {
    return this.has(name) ? this.open(name) : null
  }

  get opened(): readonly Sheet[] {
    return [...this.#open.values()]
  }

  #read(name: string): SheetFiles {
    if (!this.has(name)) throw new Refusal({ file: `en/${name}.csv` }, 'the sheet is missing', true)
    const file = (language: Language) => readCsv(join(this.#folder, language, `${name}.csv`), `${language}/${name}.csv`)
    const files: SheetFiles = { en: file('en') }
    for (const language of ['de', 'fr', 'ja'] as const) {
      if (existsSync(join(this.#folder, language, `${name}.csv`))) files[language] = file(language)
    }
    return files
  }
}
