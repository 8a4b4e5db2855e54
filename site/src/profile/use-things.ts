import type { CharacterAnswer, RarityEntry } from '@kupodex/data/contract'
import { achievementPatch, type Language, patchText, recordOf } from '@kupodex/data/game'
import type { Named, NamedKind } from '../character/names.ts'
import { type NameOf, useNames } from '../character/use-names.ts'
import { ownedOf, type SeenType, seenTypes, type SyncedType, syncedTypes } from './things.ts'
import { type Creature, type Creatures, useCreatures } from './use-creatures.ts'
import { type NearRarity, useNearRarities } from './use-near-rarity.ts'

type Rare = Pick<RarityEntry, 'id' | 'points' | 'percentFull'>

/** Rarest first: by the share of those who have it, which is what pages show, then by points, which compare all worlds, then by id. */
const byRarity = (a: Rare, b: Rare): number => a.percentFull - b.percentFull || b.points - a.points || a.id - b.id

/** The rarest of the things a character has, at most so many; what the list does not know is left out, and so is what the game removed. */
export const rarestOf = (
  owned: readonly { id: number; deleted: boolean }[],
  entryOf: (id: number) => RarityEntry | undefined,
  most: number,
): RarityEntry[] =>
  owned
    .flatMap(({ id, deleted }) => (deleted ? [] : (entryOf(id) ?? [])))
    .sort(byRarity)
    .slice(0, most)

/** How many of the rarest things of each collection are shown. */
export const rarestShown = 3

/** A name with the patch that brought the thing, which is null where it is not known. */
export type ThingName = Pick<Creature, 'name' | 'patch'>

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
