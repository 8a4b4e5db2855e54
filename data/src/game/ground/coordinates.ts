import type { Language } from './language.ts'

/** A place by the coordinates that the game's map shows. */
export interface Coordinates {
  x: number
  y: number
}

/** Stands between an axis and its number, as the game writes it, but so that no line ends there. */
const colons: Readonly<Record<Language, string>> = { en: ':\u00a0', de: ':\u00a0', fr: '\u00a0:\u00a0', ja: ':' }

const formats = new Map<Language, Intl.NumberFormat>()

/** Made once per language, because creating a number format takes longer than using it. */
const formatOf = (language: Language): Intl.NumberFormat => {
  const format =
    formats.get(language) ?? new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  formats.set(language, format)
  return format
}

/** Coordinates in words, with one decimal: `X: 22.3 Y: 26.3`. */
export const coordinatesText = ({ x, y }: Coordinates, language: Language): string => {
  const [format, colon] = [formatOf(language), colons[language]]
  return `X${colon}${format.format(x)} Y${colon}${format.format(y)}`
}

/** Coordinates of a place in brackets, with the space before them: of a vendor, a character or an enemy. */
const inBrackets = /\s*X\s*:\s*[\d.,]+ Y\s*:\s*[\d.,]+(?=[)）]| \/ )/g

/** A way to get a thing where there is no room for coordinates: whom it names keeps the name of its place. */
export const withoutCoordinates = (way: string): string => way.replace(inBrackets, '')
