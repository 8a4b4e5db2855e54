import { type Language, languages, nameIn, type Names } from '@kupodex/data/game'

const isNames = (value: object): value is Names =>
  Object.keys(value).length === languages.length && languages.every((language) => language in value)

/** A value of a table with every name in it, however deep, replaced by its text in one language. */
export const localise = (value: unknown, language: Language): unknown => {
  if (Array.isArray(value)) return value.map((element) => localise(element, language))
  if (typeof value !== 'object' || value === null) return value
  if (isNames(value)) return nameIn(value, language)
  return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, localise(inner, language)]))
}
