import { publishedKey, ranksInText } from '@kupodex/data/contract'
import { rankShard } from '@kupodex/data/rules'
import type { PublishedStore } from '@kupodex/data/store'

/** Whether a board is among those whose first places people look at most: the standard board of each type. */
const isLookedAt = (board: string): boolean => board.endsWith('/standard')

/** The best global rank of a character in the newest night, in the standard mode of any type; null without one. */
export const bestRankFrom =
  ({ getText }: Pick<PublishedStore, 'getText'>) =>
  async (id: number): Promise<number | null> => {
    const key = publishedKey('ranks', { shard: String(rankShard(id)) })
    const shard = await getText(key)
    const ranks = Object.entries((shard && ranksInText(shard.value, id)) ?? {}).flatMap(([board, { global }]) =>
      isLookedAt(board) && global !== null ? [global] : [],
    )
    return ranks.length > 0 ? Math.min(...ranks) : null
  }
