import * as z from 'zod'
import { storedObject } from './stored-object.ts'
import { type SyncedCollection, syncedCollections } from '../game/collections/index.ts'

/** A collection that a sync learns from the Lodestone, by its table. */
export type SyncedPart = SyncedCollection['table']

/** The collections that a sync learns from the Lodestone; each is owned, private or unknown by itself. */
export const syncedParts: readonly SyncedPart[] = syncedCollections.map(({ table }) => table)

/** Those of whose things the Lodestone tells no date: we know when we first saw them. */
export const seenParts: ReadonlySet<SyncedPart> = new Set(
  syncedCollections.flatMap(({ table, dates }) => (dates === 'seen' ? [table] : [])),
)

/** A part of a character that its player can hide. */
export type PrivacyPart = 'profile' | SyncedPart

/** Everything of a character that its player can hide: the profile page, or one collection. */
export const privacyParts: readonly PrivacyPart[] = ['profile', ...syncedParts]

/** What the Lodestone last said of a part, and when it said so (epoch ms; null = never asked). */
export const partPrivacySchema = storedObject({
  state: z.enum(['public', 'private', 'unknown']),
  asOf: z.int().nonnegative().nullable(),
})

/** What the Lodestone last said of a part. */
export type PartPrivacy = z.infer<typeof partPrivacySchema>

/** The privacy of every part. */
export type Privacy = Record<PrivacyPart, PartPrivacy>

const never: PartPrivacy = { state: 'unknown', asOf: null }

/** The stored privacy of every part; a part that is missing was never read. */
export const privacySchema = storedObject(
  Object.fromEntries(privacyParts.map((part) => [part, partPrivacySchema.default(never)])) as Record<
    PrivacyPart,
    z.ZodDefault<typeof partPrivacySchema>
  >,
)

/** Privacy of a character that was never read. */
export const unknownPrivacy = (): Privacy =>
  Object.fromEntries(privacyParts.map((part) => [part, never])) as unknown as Privacy
