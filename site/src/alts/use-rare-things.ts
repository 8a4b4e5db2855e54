import { type Language, type RarityType, recordOf, syncedCollections } from '@kupodex/data/game'
import { useRarity } from '#tables/use-rarity.ts'
import { type ThingList, thingLists } from '#things/lists.ts'
import { useThings } from '#things/use-things.ts'

const rareTypes = syncedCollections.map(({ type }) => type)

/** The collections that the Lodestone lists: rarity of all others is that of those who checked something off. */
const rareLists = recordOf(
  rareTypes,
  (type) => thingLists.find((list) => list.type === type) as ThingList & { rarity: RarityType },
)

const useKnownOf = (language: Language, list: (typeof rareLists)[keyof typeof rareLists], isFeminine: boolean) => {
  const [rarity, view] = [useRarity(list.rarity, 'global'), useThings(language, list, isFeminine)]
  const things = view.state === 'ready' ? new Map(view.things.map((thing) => [thing.id, thing])) : null
  return { list, type: list.rarity, rarity, things, isLoading: rarity === null || view.state === 'loading' }
}

/** Names and rarity of everything that the Lodestone lists, by collection. Titles have the form for women where `isFeminine`. */
export const useRareThings = (language: Language, isFeminine: boolean) =>
  recordOf(rareTypes, (type) => useKnownOf(language, rareLists[type], isFeminine))
