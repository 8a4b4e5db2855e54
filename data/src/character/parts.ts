import { type SyncedCollection, syncedCollections } from '../game/collections/index.ts'

/** A collection that a sync learns from the Lodestone, by its table. */
export type SyncedPart = SyncedCollection['table']

/** The collections that a sync learns from the Lodestone; each is owned, private or unknown by itself. */
export const syncedParts: readonly SyncedPart[] = syncedCollections.map(({ table }) => table)

/** Those of whose things the Lodestone shows no date: we know when we first saw them. */
export const seenParts: ReadonlySet<SyncedPart> = new Set(
  syncedCollections.flatMap(({ table, dates }) => (dates === 'seen' ? [table] : [])),
)

/** A part of a character that its player can hide. */
export type PrivacyPart = 'profile' | SyncedPart

/** Everything of a character that its player can hide: the profile page, or one collection. */
export const privacyParts: readonly PrivacyPart[] = ['profile', ...syncedParts]
