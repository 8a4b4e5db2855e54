import type { CharacterAnswer } from '@kupodex/data/contract'
import type { Language, SyncedCollection } from '@kupodex/data/game'
import { fill } from '#texts/fill.ts'
import type { CharacterTexts } from '../character/texts/index.ts'
import { type PartKnown, partKnown } from '../character/part-known.ts'
import { inLanguage, itemPath } from '#paths/paths.ts'
import { characterPagePath } from '../character/paths.ts'

/** The type of a collection that the Lodestone lists. */
export type SyncedType = SyncedCollection['type']

/** The part of a character that has each; written out, so that a profile does not load the descriptors of all collections. */
const partOf = {
  achievement: 'achievements',
  mount: 'mounts',
  minion: 'minions',
  facewear: 'facewear',
} as const satisfies { [One in SyncedCollection as One['type']]: One['table'] }

/** The collections that the Lodestone lists. */
export const syncedTypes = Object.keys(partOf) as readonly SyncedType[]

/** Whether it is known what a character has of a collection. */
export const knownOf = (character: CharacterAnswer, type: SyncedType): PartKnown => partKnown(character, partOf[type])

/** What a character has of a collection; null where that is private or was never read. */
export const ownedOf = (character: CharacterAnswer, type: SyncedType): CharacterAnswer['mounts'] | null =>
  knownOf(character, type) === 'known' ? character[partOf[type]] : null

/**
 * Where a thing of a character is shown: in its collection. The address of an achievement there needs the words of its kind and
 * category, which only the whole table knows, so that its own page stands in.
 */
export const thingPath = (language: Language, character: number, type: SyncedType, id: number): string =>
  type === 'achievement'
    ? inLanguage(language, itemPath(type, 'global', id))
    : characterPagePath(language, character, partOf[type], id)

/** What a thing without a name is called, by its number. */
export const unnamedIn =
  ({ events }: Pick<CharacterTexts, 'events'>) =>
  (id: number): string =>
    fill(events.unknown, { id: String(id) })
