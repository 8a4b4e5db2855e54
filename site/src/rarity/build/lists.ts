import type { RarityAnswer } from '@kupodex/data/contract'
import { type Language, type RarityType, rarityTypes } from '@kupodex/data/game'
import { rarityLists } from '@kupodex/data/rules'
import { memo } from '#format/memo.ts'
import type { RarityItem } from '#rarity/item.ts'
import { type RarityRow, rarityRows } from '#rarity/list.ts'
import { rarityItems, unlisted } from './items.ts'
import { ownersIn } from '#rarity/owners.ts'
import { globalSlug, places } from '#build/places.ts'
import { published } from '#build/tree.ts'

/** Types whose items have a prerendered page each, for all worlds together: some 2,700 in a language. */
export const itemPageTypes = rarityTypes.filter((type) => rarityLists[type].itemPages)

const items = new Map<string, ReadonlyMap<number, RarityItem>>()

/** Ids of a type that have no place in a list; made once. */
export const outsideOf = memo(unlisted)

/** The items of a type in a language, by id in the game's order, without those that have no place in a list; made once. */
export const itemsOf = (language: Language, type: RarityType): ReadonlyMap<number, RarityItem> => {
  const key = `${language}/${type}`
  const made =
    items.get(key) ?? new Map([...rarityItems(published, language, type)].filter(([id]) => !outsideOf(type).has(id)))
  items.set(key, made)
  return made
}

/** A rarity list as published, with its rows in a language; null and none before it was counted. */
export const rarityListOf = (
  language: Language,
  type: RarityType,
  scope: string,
): { answer: RarityAnswer | null; rows: RarityRow[] } => {
  const answer = published.rarity(type, scope)
  return {
    answer,
    rows: answer === null ? [] : rarityRows(answer, itemsOf(language, type), outsideOf(type)),
  }
}

/** Points of the week of a type's items by id; made once. */
export const pointsOf = memo(
  (type: RarityType): ReadonlyMap<number, number> =>
    new Map(published.rarity(type, 'global')?.rarity.map(({ id, points }) => [id, points])),
)

/** Owners of a type's items globally and in each data center; made once. */
export const ownersOf = memo((type: RarityType) =>
  ownersIn([globalSlug, ...places.map(({ name }) => name)], (scope) => published.rarity(type, scope)),
)
