import * as z from 'zod'
import { type PrivacyPart, privacyParts } from './parts.ts'

/** What the Lodestone last said of a part, and when it said so (epoch ms; null = never asked). */
export const partPrivacySchema = z.object({
  state: z.enum(['public', 'private', 'unknown']),
  asOf: z.int().nonnegative().nullable(),
})

/** What the Lodestone last said of a part. */
export type PartPrivacy = z.infer<typeof partPrivacySchema>

/** The privacy of every part. */
export type Privacy = Record<PrivacyPart, PartPrivacy>

const never: PartPrivacy = { state: 'unknown', asOf: null }

/** Privacy of a character that was never read. */
export const unknownPrivacy = (): Privacy =>
  Object.fromEntries(privacyParts.map((part) => [part, never])) as unknown as Privacy
