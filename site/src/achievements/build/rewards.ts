import type { Language } from '@kupodex/data/game'
import { loadTable } from '@kupodex/data/tables'
import { rewardOf } from '#rarity/build/achievement-facts.ts'
import { itemPatches } from '#shield/build/item-patches.ts'
import type { Rewards } from '../rewards.ts'

/** The items that achievements give and metas need. */
export const rewardsIn = (language: Language): Rewards => {
  const given = loadTable('achievements').flatMap(({ itemId, deleted }) => (itemId > 0 && !deleted ? [itemId] : []))
  const needed = loadTable('metas').flatMap(({ items, deleted }) => (deleted ? [] : items))
  const patches = itemPatches()
  return {
    items: Object.fromEntries(
      [...new Set([...given, ...needed])].flatMap((itemId) => {
        const reward = rewardOf(itemId, language)
        const patch = patches.get(itemId)
        return reward === undefined ? [] : [[itemId, { ...reward, ...(patch === undefined ? {} : { patch }) }]]
      }),
    ),
  }
}
