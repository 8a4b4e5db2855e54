import * as z from 'zod'
import { characterIdPattern, groupSlugPattern } from './id-patterns.ts'
import type { FailureCode } from './call.ts'
import { shortestSearch } from '../names/fold.ts'
import { isMarkType, type ItemType, itemTypes, itemWord, itemWords, type MarkType } from '../character/mark-types.ts'
import { mostCharacters } from './limits.ts'
import { languages } from '../game/ground/languages.ts'
import { type EditedTable, editedTables } from '../game/overrides.ts'
import {
  type BoardMode,
  boardModes,
  type BoardType,
  boardTypes,
  modesOf,
  rarityTables,
  type RarityType,
  rarityTypes,
} from '../game/boards.ts'

/** Largest id accepted: ids travel as JSON numbers. */
const largestId = Number.MAX_SAFE_INTEGER

/**
 * How the edge, where no schemas run, checks a parameter: by a pattern, or by a list of words and what each means. `glob` is
 * its wildcard in a path pattern of the CDN (`*` any letters, `?` one letter); without it any word matches.
 */
export type EdgeParam = ({ pattern: string } | { words: Record<string, string> }) & {
  /** The default for a missing parameter and, if words are listed, for any other word. */
  otherwise?: string
  glob?: string
}

export const edgeParams = z.registry<EdgeParam>()

const matching = (pattern: RegExp, message: string, glob?: string) =>
  z
    .string()
    .regex(pattern, message)
    .register(edgeParams, { pattern: pattern.source, ...(glob === undefined ? {} : { glob }) })

const oneOf = <const Word extends string>(words: Readonly<Record<string, Word>>, message: string) =>
  z
    .string()
    .refine((word) => Object.hasOwn(words, word), message)
    .transform((word) => words[word] as Word)
    .register(edgeParams, { words: { ...words } })

const themselves = <const Word extends string>(words: readonly Word[]) =>
  Object.fromEntries(words.map((word) => [word, word])) as Record<Word, Word>

/** A character id of the Lodestone, at most 2^53 - 1; with only one valid spelling, so that no cache stores it under several keys. */
export const characterIdParam = matching(
  new RegExp(`^${characterIdPattern}$`),
  'The character ID must be a whole number above 0, without leading zeros.',
)
  .transform(Number)
  .refine((id) => id <= largestId, 'The character ID must be a whole number from 1 to 9007199254740991.')

/** The id of a free company: more digits than a number holds. */
export const companyParam = matching(/^[1-9][0-9]{18,19}$/, 'The ID of a Free Company has 19 or 20 digits.')

export const languageParam = oneOf(themselves(languages), `The language must be one of ${languages.join(', ')}.`)

/** One table name, or `all`; the answerer checks whether it exists. */
export const tableParam = matching(/^[A-Za-z]{2,40}$/, 'The table name must consist of 2 to 40 letters.')

const areDifferent = (list: string): boolean => new Set(list.split(',')).size === list.split(',').length
const eachOnce = 'Each table can be named once.'

/** Table names separated by commas, or `all`; the answerer checks whether they exist. */
export const tablesParam = matching(
  /^[A-Za-z]{2,40}(,[A-Za-z]{2,40}){0,99}$/,
  'The tables must be names of 2 to 40 letters, separated by commas.',
).refine(areDifferent, eachOnce)

export const tableListParam = matching(
  /^[A-Za-z]{2,40}(,[A-Za-z]{2,40}){1,99}$/,
  'The tables must be names of 2 to 40 letters, separated by commas.',
  '?*,?*',
).refine(areDifferent, eachOnce)

export const sinceParam = matching(/^[0-9]{1,16}$/, 'The time must be in milliseconds since 1970.')
  .transform(Number)
  .refine((ms) => ms <= largestId, 'The time must be in milliseconds since 1970.')

/** A scope: `global`, or the name of a data center or world as written. */
export const scopeParam = matching(
  /^[A-Za-z]{2,40}$/,
  'The scope must be global, or the name of a data center or world.',
)

const boardTypeParam = oneOf(themselves(boardTypes), `The board type must be one of ${boardTypes.join(', ')}.`)

/** A scoring mode; a missing or unknown mode means standard (spec: site §5). */
const boardModeParam = z
  .enum(boardModes)
  .catch('standard')
  .default('standard')
  .register(edgeParams, { words: themselves(boardModes), otherwise: 'standard' })

const boardShape = { type: boardTypeParam, scope: scopeParam, mode: boardModeParam }

/** A mode that only boards of another type have means standard as well. */
const withOwnMode = <Board extends { type: BoardType; mode: BoardMode }>(board: Board): Board =>
  modesOf(board.type).includes(board.mode) ? board : { ...board, mode: 'standard' }

export const boardParams = z.object(boardShape).overwrite(withOwnMode)

const rarityWords = Object.fromEntries(
  Object.entries(rarityTables).flatMap(([type, table]) => [
    [type, type as RarityType],
    [table, type as RarityType],
  ]),
)

/** A rarity type by its own name or by that of its table (`mounts` means `mount`). */
export const rarityTypeParam = oneOf<RarityType>(
  rarityWords,
  `The rarity type must be one of ${Object.keys(rarityTables).join(', ')}.`,
)

/** A type of thing that has a rarity list, in one spelling only (`mount`): a function answers, and no cache holds an answer twice. */
export const thingTypeParam = oneOf<RarityType>(
  themselves(rarityTypes),
  `The type must be one of ${rarityTypes.join(', ')}.`,
)

/** A shard of the look-up from character id to ranks. */
export const shardParam = matching(/^[0-9]{1,4}$/, 'The shard must be a whole number.')

export const boardPagesParams = z.object({ ...boardShape, shard: shardParam }).overwrite(withOwnMode)

/** A type of thing that a character has, in the plural: `{type}s`. The edge lets any word through, so that the function can refuse it with a code. */
export const itemTypeParam = z
  .string()
  .refine((word) => Object.hasOwn(itemWords, word), `The type must be one of ${Object.keys(itemWords).join(', ')}.`)
  .transform((word) => itemWords[word] as ItemType)

/** Whether each is larger than the one before it: then each is there once. */
const isAscending = <T extends string | number>(all: readonly T[]): boolean =>
  all.every((one, at) => at === 0 || (all[at - 1] as T) < one)

const wordTypes = new Map<string, ItemType>(itemTypes.map((type) => [itemWord(type), type]))

/** Types of things, in the plural, separated by commas; each once and in alphabetical order, so that no list has two spellings. */
export const itemTypesParam = z
  .string()
  .transform((list) => list.split(','))
  .refine((words) => words.every((word) => wordTypes.has(word)), {
    error: `The types must be some of ${[...wordTypes.keys()].join(', ')}, separated by commas.`,
    abort: true,
  })
  .refine(isAscending, 'The types must be in alphabetical order, each once.')
  .transform((words) => words.map((word) => wordTypes.get(word) as ItemType))

/** Character ids separated by commas, in ascending order and each once, so that no list has two spellings. */
export const characterIdsParam = z
  .string()
  .regex(
    new RegExp(`^${characterIdPattern}(,${characterIdPattern}){0,${mostCharacters - 1}}$`),
    `The character IDs must be whole numbers above 0, separated by commas, ${mostCharacters} at most.`,
  )
  .transform((ids) => ids.split(',').map(Number))
  .refine((ids) => ids.every((id) => id <= largestId), {
    error: 'The character IDs must be whole numbers from 1 to 9007199254740991.',
    abort: true,
  })
  .refine(isAscending, 'The character IDs must be in ascending order, each once.')

const markWords = Object.fromEntries(
  Object.entries(itemWords).filter((entry): entry is [string, MarkType] => isMarkType(entry[1])),
)

/** A type of thing that players tick by hand, in the plural: `{type}s`. */
export const markTypeParam = z
  .string()
  .refine((word) => Object.hasOwn(markWords, word), `The type must be one of ${Object.keys(markWords).join(', ')}.`)
  .transform((word) => markWords[word] as MarkType)

/** The most ids that an address may have: with ten digits each they stay well below the longest address (8,192 bytes). */
export const mostIds = 300

/** Row ids of things, separated by commas; an id that is given twice counts once. */
export const itemIdsParam = z
  .string()
  .regex(
    new RegExp(`^[1-9][0-9]{0,9}(,[1-9][0-9]{0,9}){0,${mostIds - 1}}$`),
    `The IDs must be whole numbers above 0, separated by commas, ${mostIds} at most.`,
  )
  .transform((ids) => [...new Set(ids.split(',').map(Number))])

/** A table whose rows editors may correct. The edge lets any word through, so that the function can refuse it with a code. */
export const editedTableParam = z
  .string()
  .refine(
    (word): word is EditedTable => (editedTables as readonly string[]).includes(word),
    `The table must be one of ${editedTables.join(', ')}.`,
  )

/** The id of a row of a table; with only one valid spelling. */
export const rowIdParam = z
  .string()
  .regex(/^(0|[1-9][0-9]{0,8})$/, 'The ID of a row must be a whole number.')
  .transform(Number)

export const thingParam = z
  .string()
  .regex(/^[1-9][0-9]{0,8}$/, 'There is no such thing.')
  .transform(Number)

/** A version of what editors said of a row; 0 is the table. */
export const versionParam = z
  .string()
  .regex(/^(0|[1-9][0-9]{0,8})$/, 'The version must be a whole number.')
  .transform(Number)

/** Names in the game have at most 21 letters. */
const longestSearch = 64

/** A name, or its beginning, in any script; normalized to NFKC with single spaces. */
export const searchParam = z
  .string()
  .max(16 * longestSearch, 'The search text must have at most 64 letters.')
  .transform((text) =>
    text
      .normalize('NFKC')
      .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
      .trim(),
  )
  .refine((text) => [...text].length >= shortestSearch, 'The search text must have at least 4 letters.')
  .refine((text) => [...text].length <= longestSearch, 'The search text must have at most 64 letters.')

/** The name of an upload, as `beginBanner` answers it: 16 random bytes in base64url. */
export const uploadParam = z.string().regex(/^[\w-]{22}$/, 'This is not a valid upload.')

export const groupSlugParam = z
  .string()
  .regex(new RegExp(`^${groupSlugPattern}$`), 'This is not the address of a group.')

/** What somebody who edits a group is called there: 6 random bytes in base64url, which say nothing elsewhere. */
export const editorParam = z.string().regex(/^[\w-]{8}$/, 'This is nobody who edits the group.')

/** Where the next of the listed groups begin, as `groups` answers it. */
export const afterGroupParam = z.string().regex(/^[0-9]{13}-[\w-]{22}$/, 'There is no such page of groups.')

const refusedAs: Partial<Record<FailureCode, readonly z.ZodType[]>> = {
  badCharacterId: [characterIdParam, characterIdsParam],
  badLanguage: [languageParam],
  badTable: [tableParam, tablesParam, tableListParam, editedTableParam],
  badSince: [sinceParam],
  badItemType: [thingTypeParam, itemTypeParam, itemTypesParam, markTypeParam],
  badItemId: [itemIdsParam],
  noSuchRow: [rowIdParam, thingParam],
  noSuchVersion: [versionParam],
  badSearch: [searchParam],
  badUpload: [uploadParam],
  badGroup: [groupSlugParam, afterGroupParam],
  noSuchEditor: [editorParam],
}

const refusals: ReadonlyMap<unknown, FailureCode> = new Map(
  (Object.keys(refusedAs) as FailureCode[]).flatMap(
    (code) => refusedAs[code]?.map((param) => [param, code] as const) ?? [],
  ),
)

/** The code with which calls are refused for a parameter that is not valid; `badRequest` for one that has none of its own. */
export const refusalOfParam = (param: z.ZodType | undefined): FailureCode =>
  refusals.get(param instanceof z.ZodOptional ? param.unwrap() : param) ?? 'badRequest'
