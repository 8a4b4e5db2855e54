import * as z from 'zod'
import { howToProblem, type HowToProblem, languages, longestHowTo, tidyHowTo } from '../game/index.ts'
import { amount, epochMs } from '../game/scalars.ts'

const problems: Readonly<Record<HowToProblem, string>> = {
  tooLong: `A how-to text must have at most ${longestHowTo} characters.`,
  markup: 'A how-to text must have no angle brackets; words are emphasized with asterisks.',
  unseen: 'A how-to text must have no control characters, marks of direction or characters that nobody sees.',
}

const howToText = z
  .string('A how-to text must be a text.')
  // Far beyond what can be valid, so that nothing of that size is worked through.
  .max(16 * longestHowTo, problems.tooLong)
  .transform(tidyHowTo)
  .superRefine((text, { addIssue }) => {
    const problem = howToProblem(text)
    if (problem !== null) addIssue({ code: 'custom', message: problems[problem] })
  })

const wordsIn = <Text extends z.ZodType>(text: Text) =>
  z.strictObject(
    { en: text.optional(), de: text.optional(), fr: text.optional(), ja: text.optional() },
    'How-to texts must be an object with the fields en, de, fr and ja.',
  )

/** What an editor says of a row instead of the table; what is missing is as in the table. */
export const overrideFields = z.object({
  howTo: z.partialRecord(z.enum(languages), z.string().optional()).optional(),
  obtainable: z.boolean().optional(),
  sourceTypeId: amount.optional(),
})

const versionSeen = z.int('The version must be a whole number.').nonnegative('The version must be 0 or above.')

/**
 * The body of `saveAdminRow`: what differs from the table, and the version of the row that the editor has seen (0: none). An empty text
 * means the table's own. JSON, where the specification has form data: fields are missing or not, and numbers are numbers.
 */
export const adminRowBody = z.strictObject(
  {
    version: versionSeen,
    howTo: wordsIn(howToText).optional(),
    obtainable: z.boolean('obtainable must be true or false.').optional(),
    sourceTypeId: z.int('The source type must be a whole number.').nonnegative().optional(),
  },
  'The request body must be an object with the fields version, howTo, obtainable and sourceTypeId.',
)

/** The body of `revertAdminRow`: the version of the row that the editor has seen. */
export const revertBody = z.strictObject(
  { version: versionSeen },
  'The request body must be an object with the field version.',
)

export const adminVersion = z.object({
  version: z.int().positive(),
  /** When it was written, and since when readers of changed rows see it (epoch ms). */
  writtenAt: epochMs,
  at: epochMs,
  /** Who wrote it: the beginning of a user's key, because names of users are for themselves only. */
  by: z.string(),
  /** Whether the user who asks wrote it. */
  own: z.boolean(),
  kind: z.enum(['save', 'revert', 'clear']),
  /** The version that a return went back to; 0 is the table. */
  from: amount.optional(),
  fields: overrideFields,
})

/** A row of a table: what the table says, and what editors say instead; null where none ever did. */
export const adminRow = z.object({
  id: amount,
  base: z.object({
    howTo: z.record(z.enum(languages), z.string()),
    obtainable: z.boolean(),
    sourceTypeId: amount.optional(),
  }),
  override: adminVersion.nullable(),
})

/** All rows of a table by id, and what editors said of rows that the table no longer has, or that cannot be read. */
export const adminRowsAnswer = z.object({
  sourceTypes: z.array(amount),
  rows: z.array(adminRow),
  unknown: z.array(z.object({ id: amount, override: adminVersion })),
  damaged: z.array(amount),
})

export const adminRowAnswer = z.object({ status: z.literal('ok'), row: adminRow })

/** A row, and everything that editors said of it, the newest first. */
export const adminHistoryAnswer = z.object({ row: adminRow, versions: z.array(adminVersion) })

export type AdminVersion = z.infer<typeof adminVersion>
export type AdminRow = z.infer<typeof adminRow>
export type AdminRowsAnswer = z.infer<typeof adminRowsAnswer>
export type AdminHistoryAnswer = z.infer<typeof adminHistoryAnswer>
