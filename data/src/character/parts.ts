import * as z from 'zod'

/** The collections that a sync learns from the Lodestone; each is owned, private or unknown by itself. */
export const syncedParts = ['achievements', 'mounts', 'minions', 'facewear'] as const

/** A collection that a sync learns from the Lodestone. */
export type SyncedPart = (typeof syncedParts)[number]

/** Everything of a character that its player can hide: the profile page, or one collection. */
export const privacyParts = ['profile', ...syncedParts] as const

/** A part of a character that its player can hide. */
export type PrivacyPart = (typeof privacyParts)[number]

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
export const unknownPrivacy = (): Privacy => ({
  profile: never,
  achievements: never,
  mounts: never,
  minions: never,
  facewear: never,
})
