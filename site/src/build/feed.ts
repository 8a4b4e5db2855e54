import type { RarityType } from '@kupodex/data/contract'
import type { RarityItem } from '#rarity/item.ts'

/** An item in the feed. */
export interface NewItem {
  type: RarityType
  item: RarityItem & { patch: string }
}

/** Compares patches as the game counts them: 7.4 comes after 7.35 and before 7.45. */
export const comparePatches = (a: string, b: string): number => {
  const [majorA = '0', minorA = ''] = a.split('.')
  const [majorB = '0', minorB = ''] = b.split('.')
  return (
    Number(majorA) - Number(majorB) ||
    (minorA.padEnd(3, '0') < minorB.padEnd(3, '0') ? -1 : minorA.padEnd(3, '0') > minorB.padEnd(3, '0') ? 1 : 0)
  )
}

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
