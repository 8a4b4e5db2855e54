import * as z from 'zod'
import { markTypes } from '../character/mark-types.ts'
import { amount } from '../game/scalars.ts'
import { marksAnswer } from './owner-answers.ts'

/** How many ids the body of `putMarks` may have: more than any table has rows. */
export const mostWholeIds = 10_000

const thing = z.int().positive()

export const putMarksBody = z.strictObject({
  /** All that is owned of the type; an id that is given twice counts once. */
  ids: z
    .array(thing, 'The IDs must be whole numbers above 0.')
    .max(mostWholeIds, `There must be at most ${mostWholeIds} IDs.`)
    .transform((ids) => [...new Set(ids)]),
  dryRun: z.boolean().default(false),
  /** The revision that an earlier answer gave: refused where something was ticked or unticked since. */
  revision: amount.optional(),
})

export const wholeMarksAnswer = z.object({
  dryRun: z.boolean(),
  /** Things that are ticked now and were not before, and those for which it is the other way around. */
  added: z.array(thing),
  removed: z.array(thing),
  /** Another number after every change of the type; 0 where nothing was ever ticked. */
  revision: amount,
  /** Whether this can be undone, or else the replacement before it. */
  canUndo: z.boolean(),
  /** All that is ticked of the type now; in a dry run, that would be. */
  list: marksAnswer,
})

/** What is ticked of a type: when, in epoch s, by the id of the thing. */
export const ticksById = z.record(z.string().regex(/^[1-9][0-9]*$/), amount)

/** All that is ticked of a character; a type of which nothing ever was is missing. */
export const marksExport = z.object({
  id: z.int().positive(),
  marks: z.partialRecord(z.enum(markTypes), ticksById),
})

export type WholeMarksAnswer = z.infer<typeof wholeMarksAnswer>
export type MarksExport = z.infer<typeof marksExport>
