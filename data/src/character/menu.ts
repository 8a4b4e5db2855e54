import { unlockedCollections } from '../game/collections/index.ts'
import { recordOf } from '../game/record-of.ts'
import type { Unlock } from '../game/collections/unlocks.ts'
import { floorPercent } from '../rules/index.ts'
import type { ItemType } from './mark-types.ts'
import type { Owned } from './parts.ts'

/** The entries of a character's menu that have progress but are no collection of their own (spec: characters §2). */
export const menuEntries = ['raids', 'moogletomes', 'shops'] as const

type MenuEntry = (typeof menuEntries)[number]

/** What an entry consists of: ids of things by their type. A function may read types of a later release, which it ignores. */
export type MenuThings = Readonly<Record<string, readonly number[]>>

export interface MenuTables {
  raids: readonly { id: number; deleted: boolean }[]
  moogleTrove: readonly { unlock: Unlock | null; deleted: boolean }[]
  shops: readonly { items: readonly { unlock: Unlock }[]; deleted: boolean }[]
}

const existing = <Row extends { deleted: boolean }>(rows: readonly Row[]) => rows.filter(({ deleted }) => !deleted)

const typeOfUnlock = new Map<string, ItemType>(unlockedCollections.map(({ unlock, type }) => [unlock, type]))

/** Each thing once, however many items unlock it, in ascending order. */
const unlocked = (unlocks: readonly (Unlock | null)[]): MenuThings => {
  const things: Partial<Record<ItemType, Set<number>>> = {}
  for (const unlock of unlocks) {
    const type = unlock && typeOfUnlock.get(unlock.kind)
    if (type) (things[type] ??= new Set()).add(unlock.id)
  }
  return Object.fromEntries(Object.entries(things).map(([type, ids]) => [type, [...ids].sort((a, b) => a - b)]))
}

/** What each entry consists of: raids are the achievements of their first clear, the others what can be bought there. */
export const menuThingsOf = ({ raids, moogleTrove, shops }: MenuTables): Record<MenuEntry, MenuThings> => ({
  raids: { achievement: existing(raids).map(({ id }) => id) },
  moogletomes: unlocked(existing(moogleTrove).map(({ unlock }) => unlock)),
  shops: unlocked(existing(shops).flatMap(({ items }) => items.map(({ unlock }) => unlock))),
})

/** How many of an entry's things a character has, how many there are, and percent rounded down. */
interface MenuProgress {
  count: number
  possible: number
  percent: number
}

/** The progress of each entry; `owned` is what the character has of a type, undefined for a type that is not known. */
export const menuProgress = (
  things: Readonly<Record<MenuEntry, MenuThings>>,
  owned: (type: string) => readonly Owned[] | undefined,
): Record<MenuEntry, MenuProgress> =>
  recordOf(menuEntries, (entry) => {
    let [count, possible] = [0, 0]
    for (const [type, ids] of Object.entries(things[entry])) {
      const list = owned(type)
      if (!list) continue
      const have = new Set(list.map(({ id }) => id))
      count += ids.filter((id) => have.has(id)).length
      possible += ids.length
    }
    return { count, possible, percent: floorPercent(count, possible) }
  })
