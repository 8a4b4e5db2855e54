import type { RecentCharacter } from '#recent/recent.ts'
import type { Ask } from '../ask/ask.ts'
import { readRank } from './find.ts'
import type { BoardPageFrame } from './frame.ts'

export interface Pinned {
  character: RecentCharacter
  rank: number
}

/** What looking for a reader's own character asks of a board; `worlds` are those that it compares, none for all. */
export type PinFrame = Pick<BoardPageFrame, 'type' | 'mode' | 'kind' | 'worlds'>

/** The first of some characters that the board ranks; null where it ranks none of them. */
export const ownRank = async (
  ask: Ask,
  { type, mode, kind, worlds }: PinFrame,
  characters: readonly RecentCharacter[],
): Promise<Pinned | null> => {
  for (const character of characters) {
    if (kind !== 'global' && !worlds.includes(character.worldName)) continue
    const rank = await readRank(ask, { type, mode }, kind, character.id)
    if (rank !== null) return { character, rank }
  }
  return null
}
