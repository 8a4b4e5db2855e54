import * as z from 'zod'
import { epochMs } from '../game/scalars.ts'
import { bannerAnswer } from './banner-answers.ts'
import { groupRole, groupSummary } from './group-answers.ts'
import { charSettingsAnswer } from './owner-answers.ts'
import { tokenEntry } from './token-answers.ts'
import { wishesAnswer } from './user-answers.ts'
import { marksExport } from './whole-answers.ts'

const id = z.int().positive()

/** Everything that is stored about a user; times in epoch ms, those of marks in epoch s. */
export const accountExport = z.object({
  exportedAt: epochMs,
  /** The user's name at the provider of logins, and the e-mail address in the login: null where it has none. */
  subject: z.string(),
  email: z.string().nullable(),
  /** What the user has set; null while nothing was saved. */
  account: z.object({ nickname: z.string(), createdAt: epochMs, updatedAt: epochMs }).nullable(),
  favorites: z.array(z.object({ id, at: epochMs })),
  ...wishesAnswer.shape,
  /** The characters that the user has verified, with what the user decided and ticked, and the banner. */
  chars: z.array(
    z.object({
      ...{ id, since: epochMs, settings: charSettingsAnswer, marks: marksExport.shape.marks },
      ...bannerAnswer.shape,
    }),
  ),
  /** Those that somebody else has verified since. */
  lost: z.array(z.object({ id, at: epochMs })),
  /** Codes that were given out to verify characters. */
  codes: z.array(z.object({ id, code: z.string(), createdAt: epochMs })),
  tokens: z.array(tokenEntry),
  /** The groups that the user has made or edits, the characters in them, and since when the user edits them. */
  groups: z.array(z.object({ ...groupSummary.shape, role: groupRole, since: epochMs, members: z.array(id) })),
})

/** What the body of `deleteAccount` must say, so that nothing is deleted by a slip. */
export const deletionWord = 'delete my account'

export const deleteAccountBody = z.strictObject({
  confirm: z.literal(deletionWord, `To delete the account, confirm must be "${deletionWord}".`),
})

export const deleteAccountAnswer = z.object({ deleted: z.literal(true) })

export type AccountExport = z.infer<typeof accountExport>
