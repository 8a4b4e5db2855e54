import { type CharacterAnswer, type RarityEntry, knownOf } from '@kupodex/data/contract'
import { type Language, recordOf } from '@kupodex/data/game'
import type { TableView } from '#tables/types.ts'
import { useTable } from '#tables/use-table.ts'
import { achievementCandidates, creatureCandidates } from './candidates.ts'
import { nextFor, type NextThing, type RankedThing } from './next.ts'
import { ownedOf, seenTypes, type SyncedType } from './things.ts'
import { useCreatures } from './use-creatures.ts'
import { type NearRarity, useNearRarities } from './use-near-rarity.ts'

/** What is looked for: `both` is mounts and minions. */
export type NextChoice = 'both' | SyncedType

const typesOf = (choice: NextChoice): readonly SyncedType[] => (choice === 'both' ? ['mount', 'minion'] : [choice])

export type NextView =
  | { state: 'loading' | 'failed' | 'private' | 'notRead' }
  | {
      state: 'ready'
      things: readonly RankedThing[]
      rarityOf: (type: SyncedType) => NearRarity | null
      /** The name of a way of an achievement: its category. */
      categoryOf: (way: number) => string | undefined
    }

interface Asked {
  language: Language
  character: CharacterAnswer | null
  choice: NextChoice
  isWanted: boolean
  /** So many achievement points, in words. */
  points: (count: number) => string
}

type State = TableView<unknown>['state']

const useCandidates = ({ language, character, points }: Asked, wants: (type: SyncedType) => boolean) => {
  const creatures = recordOf(seenTypes, (type) => useCreatures(language, type, wants(type)))
  const achievements = useTable(language, 'achievements', 'lean', wants('achievement'))
  const categories = useTable(language, 'achievementCategories', 'lean', wants('achievement'))
  const kinds = useTable(language, 'achievementKinds', 'lean', wants('achievement'))
  const reader = { language, character: character?.id ?? 0 }
  const rowsOf = <Row>(view: TableView<Row>) => (view.state === 'ready' ? view.rows : [])
  const states: Record<SyncedType, readonly State[]> = {
    achievement: [achievements.state, categories.state, kinds.state],
    ...recordOf(seenTypes, (type) => [creatures[type].state]),
  }
  const things: Record<SyncedType, () => NextThing[]> = {
    achievement: () =>
      achievementCandidates(
        reader,
        { achievements: rowsOf(achievements), categories: rowsOf(categories), kinds: rowsOf(kinds) },
        points,
      ),
    ...recordOf(seenTypes, (type) => () => creatureCandidates(reader, type, creatures[type].rows)),
  }
  const names = new Map(rowsOf(categories).map(({ id, name }) => [id, name]))
  return { states, things, names }
}

/** What a character misses of the chosen collections and can get now, the easiest first; asked for once it is wanted. */
export const useNext = (asked: Asked): NextView => {
  const { character, choice, isWanted } = asked
  const types = typesOf(choice)
  const wants = (type: SyncedType) => isWanted && types.includes(type)
  const { states, things, names } = useCandidates(asked, wants)
  const rarities = useNearRarities(character?.dcName ?? '', wants)
  if (character === null) return { state: 'loading' }
  const shown = types.filter((type) => ownedOf(character, type) !== null)
  if (shown.length === 0)
    return { state: types.some((type) => knownOf(character, type) === 'private') ? 'private' : 'notRead' }
  const all = shown.flatMap((type) => states[type])
  if (all.includes('failed') || shown.some((type) => rarities[type]?.failed === true)) return { state: 'failed' }
  if (all.includes('loading') || shown.some((type) => rarities[type] === null)) return { state: 'loading' }
  const owned = new Map(shown.map((type) => [type, new Set(ownedOf(character, type)?.map(({ id }) => id))]))
  const entryOf = ({ type, id }: NextThing): RarityEntry | undefined => rarities[type]?.of(id)
  return {
    state: 'ready',
    things: nextFor(
      shown.flatMap((type) => things[type]()),
      ({ type, id }) => owned.get(type)?.has(id) === true,
      entryOf,
    ),
    rarityOf: (type) => rarities[type],
    categoryOf: (way) => names.get(way),
  }
}
