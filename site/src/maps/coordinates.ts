import type { Language } from '@kupodex/data/game'

/** A place by the coordinates that the game's map shows. */
export interface Coordinates {
  x: number
  y: number
}

const tenths = { minimumFractionDigits: 1, maximumFractionDigits: 1 }

/** Coordinates in words, with one decimal, as ways to get things have them. */
export const coordinatesText = ({ x, y }: Coordinates, language: Language): string =>
  `X: ${x.toLocaleString(language, tenths)} Y: ${y.toLocaleString(language, tenths)}`
