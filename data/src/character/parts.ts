import {
  collections,
  isLearnt,
  type KnownCollection,
  type SeenCollection,
  seenCollections,
  type SyncedCollection,
  syncedCollections,
} from '../game/collections/index.ts'

/** A collection that a sync reads from the Lodestone, by its table: the word under which it is stored and published. */
export type SyncedPart = SyncedCollection['table']

/** The collections that a sync reads from the Lodestone; each is owned, private or unknown by itself. */
export const syncedParts: readonly SyncedPart[] = syncedCollections.map(({ table }) => table)

export const partTypes = Object.fromEntries(syncedCollections.map(({ table, type }) => [table, type])) as {
  readonly [One in SyncedCollection as One['table']]: One['type']
}

export type SeenPart = SeenCollection['table']

/** The collections that the Lodestone lists without dates: their dates are when we first saw each thing. */
export const seenParts: readonly SeenPart[] = seenCollections.map(({ table }) => table)

export const isSeenPart = (part: SyncedPart): part is SeenPart => (seenParts as readonly SyncedPart[]).includes(part)

const partsByType = new Map<KnownCollection['type'], SyncedPart>([
  ...syncedCollections.map(({ type, table }) => [type, table] as const),
  ...collections.flatMap((one) => (isLearnt('proven', one) ? [[one.type, 'achievements'] as const] : [])),
])

/** The part that shows what a character has of a type; null for types that are ticked by hand alone. */
export const partOfType = (type: KnownCollection['type']): SyncedPart | null => partsByType.get(type) ?? null

export const typeParts = Object.fromEntries(syncedCollections.map(({ type, table }) => [type, table])) as {
  readonly [One in SyncedCollection as One['type']]: One['table']
}

export type PrivacyPart = 'profile' | SyncedPart

export const privacyParts: readonly PrivacyPart[] = ['profile', ...syncedParts]

/** One thing a character owns; `date` is when it was obtained in epoch seconds, 0 if not known. */
export interface Owned {
  id: number
  date: number
}
