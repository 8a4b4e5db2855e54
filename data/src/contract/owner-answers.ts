import * as z from 'zod'
import { mostChanges } from './limits.ts'
import { markTypes } from '../character/mark-types.ts'
import { expression, ownedItem, summaryShape } from './character-answers.ts'

/** The code that a player puts into the introduction of a character; empty, and not needed, once the user owns it. */
export const verificationCodeAnswer = z.object({ code: z.string(), verified: z.boolean() })

/** Whether the user is now the verified owner of the character; false where the code was not in its introduction. */
export const verifyCodeAnswer = z.object({ verified: z.boolean() })

const markType = z.enum(markTypes)

/** All that is ticked of one type, and its progress: what a page shows of it after a change. */
export const marksAnswer = z.object({ type: markType, items: z.array(ownedItem), ...summaryShape })

/** The same for each type of which something was to be changed, in the order in which the changes name them. */
export const markManyAnswer = z.object({ lists: z.array(marksAnswer) })

/**
 * A change: whether a thing is owned, and when its player said so (epoch s, with fractions). Of two changes of a thing the later one
 * holds, in whatever order they arrive. A time in the future counts as now.
 */
export const markChange = z.strictObject({
  type: markType,
  id: z.int().positive(),
  owned: z.boolean(),
  at: z.number().nonnegative(),
})

export const markManyBody = z.strictObject({ changes: z.array(markChange).max(mostChanges) })

export const charSettingsAnswer = z.object({
  /** Whether it is hidden from everybody else: pages and `charsearch`, from the next night on published names, rankings and rarity. */
  private: z.boolean(),
  icon: expression,
  /** Whether it may be in groups: where not, it is in none at once. */
  groups: z.boolean(),
})

/** The body of `saveCharSettings`; without `groups`, that stays as it is. */
export const charSettingsBody = charSettingsAnswer.partial({ groups: true }).strict()

export type MarksAnswer = z.infer<typeof marksAnswer>
export type MarkChange = z.infer<typeof markChange>
