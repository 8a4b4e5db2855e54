import type { RarityType } from '@kupodex/data/game'
import type { RarityItem } from '#rarity/item.ts'
import { patchOrder } from './newest.ts'

export interface NewItem {
  type: RarityType
  item: RarityItem & { patch: string }
}

/** Compares patches as the game counts them: 7.4 comes after 7.35 and before 7.45. */
export const comparePatches = (a: string, b: string): number => patchOrder(a) - patchOrder(b)

/** The newest items by patch, then by type and id; those that are gone already are left out. */
export const newestItems = (items: ReadonlyMap<RarityType, ReadonlyMap<number, RarityItem>>, most: number): NewItem[] =>
  [...items]
    .flatMap(([type, ofType]) =>
      [...ofType.values()].flatMap((item): NewItem[] =>
        item.patch === undefined || item.gone ? [] : [{ type, item: { ...item, patch: item.patch } }],
      ),
    )
    .sort((a, b) => comparePatches(b.item.patch, a.item.patch) || b.item.id - a.item.id)
    .slice(0, most)
