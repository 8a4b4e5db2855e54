import type { RarityAnswer } from '@kupodex/data/contract'
import type { Language, RarityType } from '@kupodex/data/game'
import type { Ask } from '#ask/ask.ts'
import { needed } from '#ask/outcome.ts'
import type { RarityItem } from './item.ts'
import { type RarityRow, rarityRows } from './list.ts'

/** The items of one type in one language, in the game's order, as the browser fetches them for searching. */
export interface RarityItems {
  items: readonly RarityItem[]
  /** Ids that have no place in a list. */
  unlisted: readonly number[]
}

declare module '#ask/files.ts' {
  interface FileAnswers {
    rarityItems: RarityItems
  }
}

/** Fetches a whole list as published; fails where one of its two files cannot be fetched. */
export const loadList = async (
  ask: Ask,
  language: Language,
  type: RarityType,
  scope: string,
): Promise<{ rows: RarityRow[]; answer: RarityAnswer }> => {
  const [list, file] = await Promise.all([ask('rarity', { type, scope }), ask('rarityItems', { lang: language, type })])
  const [answer, { items, unlisted }] = [needed(list), needed(file)]
  const rows = rarityRows(answer, new Map(items.map((item) => [item.id, item])), new Set(unlisted))
  return { rows, answer }
}
