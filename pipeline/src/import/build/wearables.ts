import { oncePer } from '@kupodex/data/character'
import type { Names } from '@kupodex/data/game'
import type { ImportContext } from '../context/context.ts'
import type { ItemFacts } from '../facts/item-facts.ts'
import type { SheetRow } from '../sheets/sheet.ts'
import { acquired, soldOf } from './collectable.ts'
import { fromSheet } from './build.ts'

const ordered = (row: SheetRow) => row.text('Name') !== '' && row.int('Order') !== 0

/** Chocobo bardings; the icon is the body's, else the head's. */
export const bardings = fromSheet('bardings', 'BuddyEquip', {
  keep: ordered,
  make: (row, context) => ({
    id: row.id,
    name: row.names('Name'),
    sort: row.int('Order'),
    icon: row.int('IconBody') || row.int('IconHead'),
    ...acquired(context, 'bardings', row.id),
    onMarket: soldOf(context, 'bardings', row.id),
    grandCompanyId: row.int('GrandCompany'),
  }),
})

/** How the names of the magazines that bring facewear begin; the style follows. */
const magazine = { en: 'The Faces We Wear - ', ja: 'スタイルカタログ:' } as const

/** Magazines by the name of their style, English or Japanese: the link itself is in no list. */
const magazinesOf = oncePer((items: ItemFacts): ReadonlyMap<string, number> => {
  const made = new Map<string, number>()
  for (const { id, name } of items.items.values()) {
    if (name.en.startsWith(magazine.en)) made.set(name.en.slice(magazine.en.length), id)
    if (name.ja?.startsWith(magazine.ja)) made.set(name.ja.slice(magazine.ja.length), id)
  }
  return made
})

const magazineOf = (name: Names, { items }: ImportContext): number[] => {
  const found = magazinesOf(items)
  const id = found.get(name.ja ?? '') ?? found.get(name.en)
  return id === undefined ? [] : [id]
}

export const facewear = fromSheet('facewear', 'GlassesStyle', {
  keep: ordered,
  make: (row, context) => ({
    id: row.id,
    name: row.names('Name'),
    sort: row.int('Order'),
    icon: row.int('Icon'),
    ...acquired(context, 'facewear', row.id, [], magazineOf(row.names('Name'), context)),
    onMarket: soldOf(context, 'facewear', row.id, magazineOf(row.names('Name'), context)),
    variants: row.ids('Glasses').length,
  }),
})
