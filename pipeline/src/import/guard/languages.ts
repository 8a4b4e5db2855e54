import { type Language, languages } from '@kupodex/data/game'
import { type CellRef, Refusal } from '../sheets/refusal.ts'
import { type LanguageFile, sameRecords, type Sheet } from '../sheets/sheet.ts'
import type { Sheets } from '../sheets/sheets.ts'
import { isMostlyJapanese, otherLanguage } from './detect-language.ts'

/** Names of the weathers 1 to 4 in each language (sheet Weather): they show whose folder it really is. */
const fingerprint: Readonly<Record<Language, readonly string[]>> = {
  en: ['Clear Skies', 'Fair Skies', 'Clouds', 'Fog'],
  de: ['Klar', 'Heiter', 'Wolkig', 'Neblig'],
  fr: ['Dégagé', 'Clair', 'Couvert', 'Brouillard'],
  ja: ['快晴', '晴れ', '曇り', '霧'],
}

/** Refuses a language folder that holds another language, recognized by a few weathers whose names never changed. */
export const checkFolders = (sheets: Sheets): void => {
  const sheet = sheets.open('Weather')
  for (const language of languages) {
    const file = `${language}/Weather.csv`
    if (!sheet.shape.languages.includes(language))
      throw new Refusal({ file }, 'no texts of its own language (is the file missing, or a copy of the English one?)')
    for (const [at, expected] of fingerprint[language].entries()) {
      const found = sheet.get(at + 1)?.textIn('Name', language)
      if (found === expected) continue
      const place = { file, row: at + 3, column: 'Name' }
      throw new Refusal(place, `"${found ?? ''}" where "${expected}" should be: is this folder in another language?`)
    }
  }
}

/** Refuses a sheet with Japanese texts where another language's should be. */
export const checkScript = (sheet: Sheet): void => {
  const [english, ...others] = sheet.files
  if (!english) return
  for (const file of [english, ...others]) {
    const beside = file === english ? others[0] : english
    if (file.language === 'ja' || !beside || !isMostlyJapanese(file.records, beside.records)) continue
    throw new Refusal(firstText(file, beside), 'the texts are in Japanese')
  }
}

/**
 * Refuses a sheet whose language files do not hold the very rows of the English one (a real export's always do, so one
 * of them is cut off), of which two languages hold the same texts, or whose texts are in another language.
 */
export const checkSheet = (sheet: Sheet): void => {
  const [english, ...others] = sheet.files
  if (!english) return
  for (const [at, file] of others.entries()) {
    const copied = others.slice(0, at).find((known) => sameRecords(known.records, file.records))
    if (copied) {
      const place = firstText(file, english)
      throw new Refusal(place, `holds the same as ${copied.file}: is it in another language?`)
    }
    refuseMissing(english, file)
    refuseMissing(file, english)
    const other = file.language === 'de' || file.language === 'fr' ? otherLanguage(file.records, file.language) : null
    if (other) throw new Refusal(firstText(file, english), `the texts are in the language "${other}"`)
  }
}

/** The first text of a file that another language's file does not have there. */
const firstText = (file: LanguageFile, other: LanguageFile): CellRef => {
  for (const [record, fields] of file.records.entries()) {
    const at = fields.findIndex((field, column) => field !== other.records[record]?.[column])
    if (at !== -1) return { file: file.file, row: record + 2, column: file.columns[at] }
  }
  return { file: file.file }
}

const refuseMissing = (full: LanguageFile, other: LanguageFile): void => {
  const missing = full.records.findIndex(([id]) => !other.has(id ?? ''))
  if (missing === -1) return
  const id = full.records[missing]?.[0]
  throw new Refusal(
    { file: other.file, column: '#' },
    `id ${id} is missing, ${full.file} has it in row ${missing + 2} (is the file cut off?)`,
  )
}

type NamedRow = Readonly<Record<string, unknown>> & { id: number }

/** All but English, which stands in for the others. */
const otherLanguages = languages.filter((language) => language !== 'en')

const namesIn = (row: NamedRow | undefined): Partial<Record<Language, string | null>> | null => {
  const names = row?.['name'] ?? row?.['masculine']
  return typeof names === 'object' && names !== null ? names : null
}

const nameColumn = (sheet: Sheet) =>
  ['Name', 'Singular', 'Masculine'].find((name) => sheet.shape.columns.includes(name))

/**
 * Refuses names in one language that are those another language had before: two language files were exchanged. Looks at
 * rows whose old names differ between the languages; more than half of at least three of them must have moved.
 */
export const checkNames = (sheet: Sheet, old: readonly NamedRow[], built: readonly NamedRow[]): void => {
  const before = new Map(old.map((row) => [row.id, namesIn(row)]))
  for (const language of otherLanguages) {
    for (const other of languages) {
      if (other === language) continue
      const moved: number[] = []
      let compared = 0
      for (const row of built) {
        const was = before.get(row.id)
        const is = namesIn(row)
        if (!was?.[language] || !was[other] || was[language] === was[other] || !is?.[language]) continue
        compared++
        if (is[language] === was[other]) moved.push(row.id)
      }
      const [first] = moved
      if (first === undefined || moved.length < 3 || moved.length * 2 <= compared) continue
      throw new Refusal(
        { ...sheet.placeOf(first), file: `${language}/${sheet.name}.csv`, column: nameColumn(sheet) },
        `${moved.length} of ${compared} names are those of "${other}" before: is this file in another language?`,
      )
    }
  }
}
