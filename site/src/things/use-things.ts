import { useMemo } from 'react'
import type { ItemType } from '@kupodex/data/character'
import type { Language, TableName } from '@kupodex/data/game'
import { useTable } from '#tables/use-table.ts'
import type { ThingList } from './lists.ts'
import { type AnyThingRow, type ListedThing, readThings } from './things.ts'

export type ThingsView =
  | { state: 'loading' | 'failed' }
  | { state: 'ready'; things: readonly ListedThing[]; kinds: readonly AnyThingRow[] }

/** Tables that a list needs beside its own, at most two. */
const others: Partial<Record<ItemType, readonly TableName[]>> = {
  achievement: ['achievementKinds', 'achievementCategories'],
  title: ['achievements', 'achievementKinds'],
  triadNpc: ['npcs'],
}

/** The kinds of achievements among what was loaded; none for a list without them. */
const kindsIn = (type: ItemType, more: readonly (readonly AnyThingRow[])[]): readonly AnyThingRow[] =>
  (type === 'achievement' ? more[0] : type === 'title' ? more[1] : undefined) ?? []

/** Reads a list's tables. Titles have the form for women where `isFeminine`. */
export const useThings = (language: Language, { type, table }: ThingList, isFeminine: boolean): ThingsView => {
  const [first, second] = others[type] ?? []
  // A list without further tables asks for its own again, which costs nothing.
  const [own, one, two] = [
    useTable(language, table),
    useTable(language, first ?? table),
    useTable(language, second ?? table),
  ]
  return useMemo(() => {
    const views = [own, one, two]
    if (views.some(({ state }) => state === 'failed')) return { state: 'failed' }
    const [rows, ...more] = views.map((view) => (view.state === 'ready' ? (view.rows as readonly AnyThingRow[]) : null))
    if (rows == null || more.includes(null)) return { state: 'loading' }
    const loaded = more.map((table) => table ?? [])
    return {
      state: 'ready',
      things: readThings(type, { rows, more: loaded, isFeminine }),
      kinds: kindsIn(type, loaded),
    }
  }, [type, own, one, two, isFeminine])
}
