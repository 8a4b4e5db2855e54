import type { PrivacyPart, SeenPart } from '@kupodex/data/character'
import { seenCollections } from '@kupodex/data/game'
import type { CollectionKind, TabName } from '@kupodex/data/lodestone'
import type { SyncPageKind } from './lodestone-reader.ts'

export const seenPages = Object.fromEntries(
  seenCollections.map(({ table, lodestone }) => [table, lodestone.page]),
) as Record<SeenPart, CollectionKind>

export const pageOf: Readonly<Record<PrivacyPart, SyncPageKind>> = {
  profile: 'character',
  achievements: 'achievement',
  ...seenPages,
}

/** The collections that the Lodestone lists, each with its tab on the profile. */
export const seenTabs: readonly { part: SeenPart; tab: TabName }[] = seenCollections.map(({ table, type }) => ({
  part: table,
  tab: type,
}))
