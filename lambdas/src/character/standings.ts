import { publishedKey, type RanksOfCharacter, ranksInText } from '@kupodex/data/contract'
import { rankShard } from '@kupodex/data/rules'
import type { PublishedStore } from '@kupodex/data/store'
import * as z from 'zod'

/** The ranks of a character from the newest night. */
export interface Standings {
  /** Its ranks by board; null if the night did not rank it. */
  ranks: RanksOfCharacter | null
  /** How many characters a board (`type/mode`) ranks in a scope; null if not published. */
  sizeOf: (board: string, scope: string) => number | null
}

interface Size {
  type: string
  mode: string
  scope: string
  count: number
}

/**
 * The board sizes from the index of the night, by board and scope. We wrote it ourselves, so its thousand rows are not
 * validated.
 */
const sizes = z
  .object({ boards: z.custom<Size[]>(Array.isArray) })
  .transform(({ boards }) => new Map(boards.map(({ type, mode, scope, count }) => [`${type}/${mode} ${scope}`, count])))

/** Reads the ranks of a character. Before the first night is published, it has no ranks. */
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
