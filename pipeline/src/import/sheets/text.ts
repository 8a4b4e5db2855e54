const tag = /<[^<>]*>/g
const softHyphenOrGlyph = /[\u00AD\uE000-\uF8FF]/g
const spaces = /[\s\u00A0\u202F]+/g

/** Text of a sheet as shown on one line: no tags, soft hyphens or private glyphs, runs of white space as one space. */
export const cleanLine = (text: string): string =>
  text.replace(tag, '').replace(softHyphenOrGlyph, '').replace(spaces, ' ').trim()

/** Prose of a sheet: as `cleanLine`, but its line breaks stay. */
export const cleanProse = (text: string): string => text.split(/\r?\n/).map(cleanLine).join('\n').trim()
