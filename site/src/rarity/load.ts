import type { RarityAnswer } from '@kupodex/data/contract'
import type { RarityType } from '@kupodex/data/game'
import type { Language } from '@kupodex/data/game'
import type { RarityFrame } from './frame.ts'
import type { RarityItem } from './item.ts'
import { type RarityRow, rarityRows } from './list.ts'

/** The items of one type in one language, in the game's order, as the browser fetches them for searching. */
export interface RarityItems {
  items: readonly RarityItem[]
  /** Ids that have no place in a list. */
  unlisted: readonly number[]
  /** What rows are written with: a page that nobody searches need not carry it. */
  texts: RarityFrame['texts']
}

/** Reads a published file; fails where it can not be had. */
export const read = async <Answer>(ask: typeof fetch, path: string): Promise<Answer> => {
  const response = await ask(path)
  if (!response.ok) throw new Error(`${path} answered ${response.status}`)
  return (await response.json()) as Answer
}

/** Where a list's items lie. */
export const itemsPath = (language: Language, type: RarityType): string => `/rarity-items/${language}/${type}.json`

/** Fetches a whole list as published; fails where one of its two files can not be had. */
export const loadList = async (
  ask: typeof fetch,
  language: Language,
  type: RarityType,
  scope: string,
): Promise<{ rows: RarityRow[]; answer: RarityAnswer; texts: RarityFrame['texts'] }> => {
  const [answer, { items, unlisted, texts }] = await Promise.all([
    read<RarityAnswer>(ask, `/api/rarity/${type}/${scope}/`),
    read<RarityItems>(ask, itemsPath(language, type)),
  ])
  const rows = rarityRows(answer, new Map(items.map((item) => [item.id, item])), new Set(unlisted))
  return { rows, answer, texts }
}
