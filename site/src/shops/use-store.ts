import { useMemo } from 'react'
import type { CharacterAnswer } from '@kupodex/data/contract'
import type { Language, TableName } from '@kupodex/data/game'
import { asked } from '#ask/asked.ts'
import type { Resource } from '#ask/resource.ts'
import { useResource } from '#ask/use-resource.ts'
import { type ItemPatches, useItemPatches } from '#shield/use-item-patches.ts'
import { checkPage } from '#tables/page.ts'
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

/** Names of items that shops and the trove offer, by id. */
export type OfferedNames = Readonly<Record<string, string>>

declare module '#ask/files.ts' {
  interface FileAnswers {
    currencyNames: OfferedNames
    soldNames: OfferedNames
  }
}

/** What an item is called: its number where it has no name. */
export const namesIn = (names: OfferedNames) => (itemId: number) => names[itemId] ?? `#${itemId}`

const patchesIn = (patches: ItemPatches) => (itemId: number) => patches[itemId] ?? null

/** A table in a language, and whether it cannot be fetched. */
export const useRows = <Name extends TableName>(language: Language, name: Name) => {
  const view = useTable(language, name)
  return { rows: view.state === 'ready' ? view.rows : null, failed: view.state === 'failed' }
}

/** Names of items: null before they are there; whether they cannot be fetched, and `again` asks for them again. */
export interface NamesView {
  nameOf: Store['nameOf'] | null
  failed: boolean
  again: () => void
}

const useNames = (file: Resource<OfferedNames>): NamesView => {
  const { state, value } = useResource(file)
  const nameOf = useMemo(() => (value === null ? null : namesIn(value)), [value])
  return { nameOf, failed: state === 'failed' && value === null, again: file.again }
}

export const useCurrencyNames = (language: Language): NamesView => useNames(asked('currencyNames', { lang: language }))

/** The names of what is sold for a currency, and its own. */
export const useSoldNames = (language: Language, currency: number): NamesView =>
  useNames(asked('soldNames', { lang: language, currency }))

/** Names and patches of items, and what the character has of what they unlock. */
export const useStoreFacts = (names: NamesView, character: CharacterAnswer | null): StoreView => {
  const { nameOf } = names
  const unlocked = useUnlocked(character)
  const { patches, failed, again } = useItemPatches()
  const read = unlocked?.has ?? null
  const store = useMemo(
    () => (nameOf === null || read === null || patches === null ? null : { nameOf, patchOf: patchesIn(patches), read }),
    [nameOf, read, patches],
  )
  return {
    store,
    failed: { tables: names.failed, patches: failed, owned: unlocked?.failed === true },
    again: () => {
      checkPage()
      names.again()
      again()
      unlocked?.again()
    },
  }
}
