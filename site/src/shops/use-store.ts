import { useMemo } from 'react'
import type { CharacterAnswer } from '@kupodex/data/contract'
import type { Language, TableName } from '@kupodex/data/game'
import { type ItemPatches, useItemPatches } from '#shield/use-item-patches.ts'
import { useTable } from '#tables/use-table.ts'
import { type HasUnlocked, useUnlocked } from './use-unlocked.ts'

/** What the pages of things for a currency know of items and of the character; null until it is there. */
export interface Store {
  nameOf: (itemId: number) => string
  /** The main patch in tenths that brought an item; null where nothing is hidden, or it is not known. */
  patchOf: (itemId: number) => number | null
  read: HasUnlocked
}

/** The same while it comes; parts that cannot be fetched are named, and `again` asks for them again. */
export interface StoreView {
  store: Store | null
  failed: { tables: boolean; patches: boolean; owned: boolean }
  again: () => void
}

const namesIn = (rows: readonly { id: number; name: string }[]) => {
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  return (itemId: number) => names.get(itemId) ?? `#${itemId}`
}

const patchesIn = (patches: ItemPatches) => (itemId: number) => patches[itemId] ?? null

/** A table in a language, and whether it cannot be fetched. */
export const useRows = <Name extends TableName>(language: Language, name: Name, isWanted = true) => {
  const view = useTable(language, name, 'lean', isWanted)
  return { rows: view.state === 'ready' ? view.rows : null, failed: view.state === 'failed' }
}

/** Names and patches of items, and what the character has of what they unlock. */
export const useStoreFacts = (language: Language, character: CharacterAnswer | null): StoreView => {
  const items = useRows(language, 'items')
  const unlocked = useUnlocked(character)
  const { patches, failed, again } = useItemPatches()
  const names = useMemo(() => (items.rows === null ? null : namesIn(items.rows)), [items.rows])
  const read = unlocked?.has ?? null
  const store = useMemo(
    () =>
      names === null || read === null || patches === null ? null : { nameOf: names, patchOf: patchesIn(patches), read },
    [names, read, patches],
  )
  return {
    store,
    failed: { tables: items.failed, patches: failed, owned: unlocked?.failed === true },
    again: () => {
      again()
      unlocked?.again()
    },
  }
}
