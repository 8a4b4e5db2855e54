import { isItemType, type ItemType } from '@kupodex/data/character'
import type { ThingIds } from '@kupodex/data/places'
import type { OwnThings } from './own-things.ts'

/** What each page of a kind gives, by what follows the kind in its address: what totals count, and what they count for a Legacy character besides. */
export interface OriginThings {
  counted: Readonly<Record<string, ThingIds>>
  legacy: Readonly<Record<string, ThingIds>>
}

declare module '#ask/files.ts' {
  interface FileAnswers {
    originThings: OriginThings
  }
}

const idsIn = ({ counted, legacy }: OriginThings, id: string, isLegacy: boolean): [ItemType, number][] =>
  [counted[id], isLegacy ? legacy[id] : undefined].flatMap((things) =>
    Object.entries(things ?? {}).flatMap(([type, ids]) =>
      isItemType(type) ? ids.map((one): [ItemType, number] => [type, one]) : [],
    ),
  )

export const typesIn = (things: OriginThings): ItemType[] => {
  const all = [things.counted, things.legacy].flatMap((some) => Object.values(some)).flatMap((ids) => Object.keys(ids))
  return [...new Set(all)].filter(isItemType)
}

/** How much of what a page gives a character misses; null where nothing that counts is known of it. */
export const missingIn = (things: OriginThings, id: string, own: OwnThings, isLegacy: boolean): number | null => {
  const known = idsIn(things, id, isLegacy).filter(([type]) => own.get(type) != null)
  return known.length === 0 ? null : known.filter(([type, one]) => own.get(type)?.has(one) !== true).length
}
