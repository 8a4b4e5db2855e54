import { readFileSync } from 'node:fs'
import { type Font, parse } from 'opentype.js/dist/opentype.mjs'
import { sizes } from '../ground/limits.ts'
import { fontParts, type Weight } from './font-files.ts'

/** Finds the font that has a letter (one code point); null where none of ours does. */
export type FindFont = (letter: string, weight: Weight) => Font | null

const readFont = (path: string): Font => {
  const bytes = readFileSync(path)
  return parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength))
}

/** Opens the fonts of our packages; a file is read when a letter in it is first needed, and kept. */
export const openFonts = (): FindFont => {
  const parts = fontParts()
  const read = new Map<string, Font>()
  const found = new Map<string, Font | null>()

  const load = (path: string): Font => {
    const font = read.get(path) ?? readFont(path)
    read.set(path, font)
    return font
  }

  const find: FindFont = (letter, weight) => {
    const code = letter.codePointAt(0) ?? 0
    for (const { path, ranges } of parts) {
      if (!ranges.some(([first, last]) => first <= code && code <= last)) continue
      const font = load(path(weight))
      if (font.charToGlyphIndex(letter) > 0) return font
    }
    return null
  }

  return (letter, weight) => {
    const key = `${weight}${letter}`
    const known = found.get(key)
    if (known !== undefined) return known
    const font = find(letter, weight)
    if (found.size < sizes.rememberedLetters) found.set(key, font)
    return font
  }
}
