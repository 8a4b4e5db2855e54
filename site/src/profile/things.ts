import { typeParts } from '@kupodex/data/character'
import { type CharacterAnswer, knownOf } from '@kupodex/data/contract'
import {
  isLearnt,
  type Language,
  type SeenCollection,
  seenCollections,
  type SyncedCollection,
  syncedCollections,
  type TickedCollection,
} from '@kupodex/data/game'
import { fill } from '#texts/fill.ts'
import type { CharacterTexts } from '../character/texts.ts'
import { inLanguage, itemPath } from '#paths/paths.ts'
import { characterPagePath } from '../character/paths.ts'

/** Collections that the Lodestone lists of everybody who does not hide them; emotes, which few show, have their own page. */
type Listed<One> = Exclude<One, TickedCollection>

export type SyncedType = Listed<SyncedCollection>['type']

const isListed = <One extends SyncedCollection>(one: One): one is Listed<One> & One => !isLearnt('ticked', one)

export const syncedTypes: readonly SyncedType[] = syncedCollections.filter(isListed).map(({ type }) => type)

/** The type of one that it lists without dates. */
export type SeenType = Listed<SeenCollection>['type']

export const seenTypes: readonly SeenType[] = seenCollections.filter(isListed).map(({ type }) => type)

/** What a character has of a collection; null where that is private or was never read. */
export const ownedOf = (character: CharacterAnswer, type: SyncedType): CharacterAnswer['mounts'] | null =>
  knownOf(character, type) === 'known' ? character[typeParts[type]] : null

/** Where a thing of a character is shown: in its collection, but an achievement on its own page, as the address there needs words of the whole table. */
export const thingPath = (language: Language, character: number, type: SyncedType, id: number): string =>
  type === 'achievement'
    ? inLanguage(language, itemPath(type, 'global', id))
    : characterPagePath(language, character, typeParts[type], id)

/** What a thing without a name is called, by its number. */
export const unnamedIn =
  ({ events }: Pick<CharacterTexts, 'events'>) =>
  (id: number): string =>
    fill(events.unknown, { id: String(id) })
