import { type Banner, publishedKey, ranksInText, type RanksOfCharacter } from '@kupodex/data/contract'
import { rankShard } from '@kupodex/data/rules'
import type { PublishedStore, Store } from '@kupodex/data/store'
import * as z from 'zod'

export interface Standings {
  /** Its ranks by board; null if the night did not rank it. */
  ranks: RanksOfCharacter | null
  /** How many characters a board (`type/mode`) ranks in a scope; null if not published. */
  sizeOf: (board: string, scope: string) => number | null
  /** When that night was published (epoch ms); null before the first. */
  at: number | null
}

interface Size {
  type: string
  mode: string
  scope: string
  count: number
}

/** The time of the night and the board sizes from its index, by board and scope. We wrote it ourselves, so its thousand rows are not validated. */
const published = z
  .object({ boards: z.custom<Size[]>(Array.isArray), generateTime: z.number().nullable().default(null) })
  .transform(({ boards, generateTime }) => ({
    at: generateTime,
    sizes: new Map(boards.map(({ type, mode, scope, count }) => [`${type}/${mode} ${scope}`, count])),
  }))

/** Reads the ranks of a character. Before the first night is published, it has no ranks. */
export const standingsOf = async (store: PublishedStore, id: number): Promise<Standings> => {
  const [shard, index] = await Promise.all([
    store.getText(publishedKey('ranks', { shard: String(rankShard(id)) })),
    store.getJson(publishedKey('published', {}), published),
  ])
  return {
    ranks: shard && ranksInText(shard.value, id),
    sizeOf: (board, scope) => index?.value.sizes.get(`${board} ${scope}`) ?? null,
    at: index?.value.at ?? null,
  }
}

/** What is shown of a character that is not among its own items. */
export interface Beside extends Standings {
  banner: Banner | null
}

/** Reads the ranks and the banner of a character; `isLatest` for those who have just changed it. */
export const besideOf = async (
  { published, store }: { published: PublishedStore; store: Pick<Store, 'bannerOf'> },
  id: number,
  isLatest = false,
): Promise<Beside> => {
  const [standings, banner] = await Promise.all([standingsOf(published, id), store.bannerOf(id, isLatest)])
  return { ...standings, banner }
}
