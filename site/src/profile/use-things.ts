import type { CharacterAnswer, RarityEntry } from '@kupodex/data/contract'
import { achievementPatch, type Language, patchText, recordOf } from '@kupodex/data/game'
import { type Named, type NamedKind } from '../character/names.ts'
import { type NameOf, useNames } from '../character/use-names.ts'
import { rarestOf } from './rarest.ts'
import { ownedOf, type SeenType, seenTypes, type SyncedType, syncedTypes } from './things.ts'
import { type Creature, useCreatures, type Creatures } from './use-creatures.ts'
import { type NearRarity, useNearRarities } from './use-near-rarity.ts'

/** How many of the rarest things of each collection are shown. */
export const rarestShown = 3

/** A name with the patch that brought the thing, which is null where it is not known. */
export type ThingName = Pick<Creature, 'name' | 'patch'>

/** What a profile knows of the things of its character. */
export interface Things {
  rarities: Record<SyncedType, NearRarity | null>
  /** The rarest that the character has, empty as long as that is not known. */
  rarest: Record<SyncedType, RarityEntry[]>
  tables: Record<SeenType, Creatures>
  /** The name of a thing: null while it is not known, undefined where it has none. */
  thingName: (type: SyncedType, id: number) => ThingName | null | undefined
  nameOf: NameOf
}

const named = (kind: NamedKind, ids: readonly (number | null)[]): Named[] =>
  ids.flatMap((id) => (id === null ? [] : [{ kind, id }]))

/** Asks for what the lower parts of a profile need once it is wanted; `also` is what else has a name in the files of names. */
export const useThings = (
  language: Language,
  character: CharacterAnswer | null,
  isWanted: boolean,
  also: readonly Named[],
): Things => {
  const rarities = useNearRarities(character?.dcName ?? '', () => isWanted)
  const tables = recordOf(seenTypes, (type) => useCreatures(language, type, isWanted))
  const rarest = recordOf(syncedTypes, (type) => {
    const [owned, rarity] = [character && ownedOf(character, type), rarities[type]]
    return owned && rarity ? rarestOf(owned, rarity.of, rarestShown) : []
  })
  const nameOf = useNames(language, [
    ...named('achievement', [character?.achievementRecent ?? null, ...rarest.achievement.map(({ id }) => id)]),
    ...also,
  ])
  const thingName = (type: SyncedType, id: number): ThingName | null | undefined => {
    if (type !== 'achievement') return tables[type].of(id) ?? (tables[type].state === 'loading' ? null : undefined)
    const name = nameOf(type, id)
    return typeof name === 'string' ? { name, patch: patchText(achievementPatch(id)) } : name
  }
  return { rarities, rarest, tables, thingName, nameOf }
}
