import { type Language, nameIn, type Unlock, unlockedCollections } from '@kupodex/data/game'
import { loadTable } from '@kupodex/data/tables'
import { offeredItems } from '#shield/build/item-patches.ts'
import type { OfferedNames } from '../use-store.ts'

const nameOfUnlocked = ({ kind, id }: Unlock, language: Language): string | undefined => {
  const table = unlockedCollections.find(({ unlock }) => unlock === kind)?.table
  const row = table && loadTable(table).find((one) => one.id === id)
  return row && 'name' in row ? nameIn(row.name, language) : undefined
}

/** What items unlock whose own name is in no sheet of the game yet. */
const unlockedNames = (language: Language) => {
  const named = new Set(loadTable('items').map(({ id }) => id))
  return loadTable('shops')
    .flatMap(({ items }) => items)
    .flatMap(({ itemId, unlock }) => {
      const name = unlock === null || named.has(itemId) ? undefined : nameOfUnlocked(unlock, language)
      return name === undefined ? [] : [[itemId, name] as const]
    })
}

/** The names of what shops and the trove offer, and of what they are paid with: a fifth of all items. */
export const offeredNames = (language: Language): OfferedNames => {
  const offered = offeredItems()
  return Object.fromEntries([
    ...unlockedNames(language),
    ...loadTable('items').flatMap(({ id, name }) => (offered.has(id) ? [[id, nameIn(name, language)] as const] : [])),
  ])
}

export const only = (names: OfferedNames, ids: Iterable<number>): OfferedNames =>
  Object.fromEntries([...new Set(ids)].flatMap((id) => (names[id] === undefined ? [] : [[id, names[id]]])))

const sellingShops = () => loadTable('shops').filter(({ deleted }) => !deleted)

export const currencyNames = (language: Language): OfferedNames =>
  only(
    offeredNames(language),
    sellingShops().map(({ currencyItemId }) => currencyItemId),
  )

/** By each currency, its name and the names of what is sold for it. */
export const soldNames = (language: Language): ReadonlyMap<number, OfferedNames> => {
  const names = offeredNames(language)
  const byCurrency = Map.groupBy(sellingShops(), ({ currencyItemId }) => currencyItemId)
  return new Map(
    [...byCurrency].map(([currency, shops]) => {
      const sold = shops.flatMap(({ items }) => items.map(({ itemId }) => itemId))
      return [currency, only(names, [currency, ...sold])]
    }),
  )
}
