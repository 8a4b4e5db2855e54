import { publishedKey, type RanksOfCharacter, ranksInText } from '@kupodex/data/contract'
import { rankShard } from '@kupodex/data/rules'
import type { PublishedStore } from '@kupodex/data/store'
import * as z from 'zod'

/** How a character stands by the newest night. */
export interface Standings {
  /** Its ranks by board; null where the night gave none. */
  ranks: RanksOfCharacter | null
  /** How many a board (`type/mode`) ranks in a scope; null where that is not published. */
  sizeOf: (board: string, scope: string) => number | null
}

interface Size {
  type: string
  mode: string
  scope: string
  count: number
}

/** The index of the night as its sizes by board and scope. We wrote it: its thousand rows are not walked by a schema. */
const sizes = z
  .object({ boards: z.custom<Size[]>(Array.isArray) })
  .transform(({ boards }) => new Map(boards.map(({ type, mode, scope, count }) => [`${type}/${mode} ${scope}`, count])))

/** Reads how a character stands. Where the night is not published yet, it stands nowhere. */
export const standingsOf = async (published: PublishedStore, id: number): Promise<Standings> => {
  const [shard, index] = await Promise.all([
    published.getText(publishedKey('ranks', { shard: String(rankShard(id)) })),
    published.getJson(publishedKey('published', {}), sizes),
  ])
  return {
    ranks: shard && ranksInText(shard.value, id),
    sizeOf: (board, scope) => index?.value.get(`${board} ${scope}`) ?? null,
  }
}
