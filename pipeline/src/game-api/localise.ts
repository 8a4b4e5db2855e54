import { type Language, languages, nameIn, type Names } from '@kupodex/data/game'

const isNames = (value: object): value is Names =>
  Object.keys(value).length === languages.length && languages.every((language) => language in value)

/** Whether the name of a row is the English one because that of the language is not known. */
export const isUntranslated = (row: object, language: Language): boolean =>
  'name' in row && typeof row.name === 'object' && row.name !== null && isNames(row.name) && row.name[language] === null

/** A value of a table with every name in it, however deep, replaced by its text in one language. */
export const localise = (value: unknown, language: Language): unknown => {
  if (Array.isArray(value)) return value.map((element) => localise(element, language))
  if (typeof value !== 'object' || value === null) return value
  if (isNames(value)) return nameIn(value, language)
  return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, localise(inner, language)]))
}
