import type { RarityType } from '../game/boards.ts'
import { type Collection, collectionNames, listedCollections, type ListFacts } from '../game/collections/index.ts'
import type { Language } from '../game/ground/language.ts'

type RarityList = Pick<Collection, 'learnt' | 'rule'> & Omit<ListFacts, 'word'>

/** Every rarity list; only mounts, minions and achievements give points (spec: site §2.4). */
export const rarityLists = Object.fromEntries(
  listedCollections.map(({ learnt, rule, list: { word, ...rest } }) => [word, { learnt, rule, ...rest }]),
) as unknown as Readonly<Record<RarityType, RarityList>>

export const listNames = (language: Language): Readonly<Record<RarityType, string>> =>
  Object.fromEntries(listedCollections.map(({ type, list }) => [list.word, collectionNames[type][language]])) as Record<
    RarityType,
    string
  >
