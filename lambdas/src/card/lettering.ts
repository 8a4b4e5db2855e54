import type { Font, Path } from 'opentype.js/dist/opentype.mjs'
import type { Weight } from './font-files.ts'
import type { FindFont } from './fonts.ts'

/** How a line of text is set: size in pixels, weight, color, and what of it stands at its `x`. */
interface LineStyle {
  size: number
  weight?: Weight
  color: string
  anchor?: 'start' | 'end' | 'middle'
  /** How wide it may be, pixels: a longer text is set smaller, at most to half, and then cut. */
  widest?: number
}

/** Sets lines of text as outlines, so that a drawing needs no fonts. */
export interface Lettering {
  /** The width of a text in pixels. */
  widthOf: (text: string, size: number, weight?: Weight) => number
  /** A line as an SVG path; its baseline is at `y`. */
  line: (text: string, x: number, y: number, style: LineStyle) => string
}

interface Run {
  font: Font
  text: string
}

/** What stands for a letter that no font has. */
const unknownLetter = '□'

/** Letters that draw nothing or turn the direction of others, which names have no use for. */
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu

const smallest = 0.5

/** An outline as the `d` of an SVG path, to a tenth of a pixel. The font library's own is not valid where a number is next to 0. */
const dataOf = ({ commands }: Path): string =>
  commands
    .map(({ type, x1, y1, x2, y2, x, y }) => {
      const numbers = [x1, y1, x2, y2, x, y].filter((value) => value !== undefined)
      return type + numbers.map((value) => Math.round(value * 10) / 10).join(' ')
    })
    .join('')

/** Makes the lettering from fonts; a text may hold any letters, at most the first 200 count. */
export const createLettering = (fontOf: FindFont): Lettering => {
  /** A text cut where the font changes, each run with kerning of its own. */
  const runsOf = (text: string, weight: Weight): Run[] => {
    const runs: Run[] = []
    for (const letter of [...text.normalize('NFC').replace(invisible, '')].slice(0, 200)) {
      const letterFont = fontOf(letter, weight)
      const font = letterFont ?? fontOf(unknownLetter, weight)
      if (!font) continue
      const last = runs.at(-1)
      const shown = letterFont ? letter : unknownLetter
      if (last?.font === font) last.text += shown
      else runs.push({ font, text: shown })
    }
    return runs
  }

  const widthOf = (text: string, size: number, weight: Weight = 400): number =>
    runsOf(text, weight).reduce((width, { font, text }) => width + font.getAdvanceWidth(text, size), 0)

  /** A text and its size such that it is no wider than allowed. */
  const fit = (text: string, { size, weight = 400, widest = Infinity }: LineStyle): { text: string; size: number } => {
    const width = widthOf(text, size, weight)
    if (width <= widest) return { text, size }
    const smaller = Math.max(size * smallest, (size * widest) / width)
    const letters = [...text]
    let shown = text
    while (letters.length > 0 && widthOf(shown, smaller, weight) > widest + 0.01) {
      letters.pop()
      shown = `${letters.join('').trimEnd()}…`
    }
    return { text: shown, size: smaller }
  }

  return {
    widthOf,
    line: (given, x, y, style) => {
      const { weight = 400, anchor = 'start', color } = style
      const { text, size } = fit(given, style)
      const width = anchor === 'start' ? 0 : widthOf(text, size, weight)
      let at = anchor === 'end' ? x - width : anchor === 'middle' ? x - width / 2 : x
      const outlines = runsOf(text, weight).map(({ font, text }) => {
        const data = dataOf(font.getPath(text, at, y, size))
        at += font.getAdvanceWidth(text, size)
        return data
      })
      return `<path fill="${color}" d="${outlines.join('')}"/>`
    },
  }
}
