import * as z from 'zod'
import { recordOf } from '../game/record-of.ts'
import { epochMs } from '../game/scalars.ts'
import { privacyParts } from './parts.ts'
import { storedObject } from './stored-object.ts'

/** What the Lodestone last said of a part, and when it said so (epoch ms; null = never asked). */
export const partPrivacySchema = z.object({
  state: z.enum(['public', 'private', 'unknown']),
  asOf: epochMs.nullable(),
})

export type PartPrivacy = z.infer<typeof partPrivacySchema>

const never: PartPrivacy = { state: 'unknown', asOf: null }

/** The stored privacy of every part; a part that is missing was never read. */
export const privacySchema = storedObject(
  recordOf(privacyParts, () => storedObject(partPrivacySchema.shape).default(never)),
)

/** Whether nothing of a part may be shown that was seen before: its player hides it, or did when it was looked at last and it was not read since. */
export const isWithheld = ({ state, asOf }: PartPrivacy): boolean =>
  state === 'private' || (state === 'unknown' && asOf !== null)
