import type { Language } from '@kupodex/data/game'
import { loadTable } from '@kupodex/data/tables'
import { rewardOf } from '#rarity/build/achievement-facts.ts'
import { itemPatches } from '#shield/build/item-patches.ts'
import type { Rewards } from '../rewards.ts'

/** What pages say of items, by id; none of an item that the tables do not have. */
export const rewardItems = (itemIds: readonly number[], language: Language): Rewards['items'] => {
  const patches = itemPatches()
  return Object.fromEntries(
    [...new Set(itemIds)].flatMap((itemId) => {
      const reward = rewardOf(itemId, language)
      const patch = patches.get(itemId)
      return reward === undefined ? [] : [[itemId, { ...reward, ...(patch === undefined ? {} : { patch }) }]]
    }),
  )
}

export const rewardsIn = (language: Language): Rewards => ({
  items: rewardItems(
    loadTable('achievements').map(({ itemId }) => itemId),
    language,
  ),
})
