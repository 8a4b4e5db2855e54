import * as z from 'zod'
import { epochMs } from '../game/scalars.ts'
import { scopes } from './call.ts'
import { longestTokenDays, longestTokenName } from './limits.ts'
import { shortText } from './short-text.ts'
import { tokenNameFault } from './short-text-fault.ts'

/** A token as its user sees it: without its secret. */
export const tokenEntry = z.object({
  id: z.string(),
  name: z.string(),
  /** The first letters, by which the user tells tokens apart. */
  start: z.string(),
  scopes: z.array(z.enum(scopes)),
  createdAt: epochMs,
  /** When it was last used, to the hour; null before that. */
  usedAt: epochMs.nullable(),
  /** When it ends; null for one without an end. */
  expiresAt: epochMs.nullable(),
})

/** The tokens of a user, the newest first. */
export const tokensAnswer = z.object({ tokens: z.array(tokenEntry) })

/** The same, and a new token in full, which no other answer has. */
export const createTokenAnswer = z.object({ token: z.string(), ...tokensAnswer.shape })

export const createTokenBody = z.strictObject({
  name: shortText('name', longestTokenName, tokenNameFault),
  scopes: z
    .array(z.enum(scopes), `The scopes must be a list of ${scopes.join(', ')}.`)
    .min(1, 'A token must have at least one scope.')
    .max(scopes.length, 'Each scope can be given once.')
    .transform((given) => scopes.filter((scope) => given.includes(scope))),
  /** For how many days it is valid; without them it has no end. */
  days: z
    .int()
    .min(1, `A token is valid for 1 to ${longestTokenDays} days.`)
    .max(longestTokenDays, `A token is valid for 1 to ${longestTokenDays} days.`)
    .nullable()
    .default(null),
})

export type TokenEntry = z.infer<typeof tokenEntry>
