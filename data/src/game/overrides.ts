import type { GoneReason } from './ground/gone.ts'
import { type Language, languages } from './ground/language.ts'

/** The tables whose rows editors may correct, in the order of their page (spec: site §2.9). */
export const editedTables = [
  'fashions',
  'hairs',
  'mounts',
  'minions',
  'ttcards',
  'orchestrions',
  'bardings',
  'emotes',
  'bozjaNotes',
  'spells',
] as const

export type EditedTable = (typeof editedTables)[number]

export const isEdited = (table: string): table is EditedTable => (editedTables as readonly string[]).includes(table)

export const hasSourceType = (table: EditedTable): boolean => table !== 'bozjaNotes'

/** How to get a thing, in words that somebody wrote, by language; a language without any has those of its sources. */
export type HowToWords = { [In in Language]?: string | undefined }

/** What an editor says of a row instead of the table; what is missing is as in the table. */
export interface Override {
  howTo?: HowToWords | undefined
  obtainable?: boolean | undefined
  sourceTypeId?: number | undefined
}

export interface Overridable {
  howTo?: HowToWords | undefined
  obtainable: boolean
  sourceTypeId?: number | undefined
  gone?: GoneReason | undefined
}

/** A row with what an editor says of it. What can be obtained has no reason why not. */
export const overridden = <Row extends Overridable>(row: Row, { howTo, obtainable, sourceTypeId }: Override): Row => {
  const result: Row = {
    ...row,
    ...(howTo && { howTo: { ...row.howTo, ...howTo } }),
    ...(obtainable !== undefined && { obtainable }),
    ...(sourceTypeId !== undefined && { sourceTypeId }),
  }
  if (obtainable === true) delete result.gone
  return result
}

/** What of an override differs from the row as the table has it; an empty text means the table's own. */
export const differing = (row: Overridable, { howTo = {}, obtainable, sourceTypeId }: Override): Override => {
  const words = languages.flatMap((language) => {
    const text = howTo[language]
    return text === undefined || text === '' || text === row.howTo?.[language] ? [] : [[language, text] as const]
  })
  return {
    ...(words.length > 0 && { howTo: Object.fromEntries(words) }),
    ...(obtainable !== undefined && obtainable !== row.obtainable && { obtainable }),
    ...(sourceTypeId !== undefined && sourceTypeId !== row.sourceTypeId && { sourceTypeId }),
  }
}

export const isEmptyOverride = (override: Override): boolean => Object.keys(override).length === 0

export const isSameOverride = (a: Override, b: Override): boolean =>
  a.obtainable === b.obtainable &&
  a.sourceTypeId === b.sourceTypeId &&
  languages.every((language) => a.howTo?.[language] === b.howTo?.[language])

/** Most characters of a how-to text, each as Unicode counts them; the longest of the tables has some 500. */
export const longestHowTo = 1000

export type HowToProblem = 'tooLong' | 'markup' | 'unseen'

/** Spaces and line ends; no-break spaces stay, because French has them before some signs. */
const spaces = /[ \t\r\n\f\v\u2028\u2029\u3000]+/g

/** A how-to text as it is kept: in NFC, on one line, without spaces around it or in a row. */
export const tidyHowTo = (text: string): string => text.normalize('NFC').replace(spaces, ' ').trim()

/**
 * What is wrong with a tidy how-to text; null where nothing is. It may emphasize words with asterisks, as the game's prose does,
 * and has no other markup; control characters, marks of direction and the game's own glyphs are refused.
 */
export const howToProblem = (text: string): HowToProblem | null => {
  if ([...text].length > longestHowTo) return 'tooLong'
  if (/[<>]/.test(text)) return 'markup'
  return /[\p{C}\p{Bidi_Control}]/u.test(text) ? 'unseen' : null
}
