import { isUntranslated } from '../sheets/display-name.ts'
import type { SheetRow } from '../sheets/sheet.ts'
import { acquired } from './collectable.ts'
import { fromSheet } from './table-builder.ts'

const ordered = (row: SheetRow) => row.text('Name') !== '' && row.int('Order') !== 0

/** Chocobo bardings; the icon is the body's, else the head's. */
export const bardings = fromSheet('bardings', 'BuddyEquip', {
  keep: ordered,
  make: (row, world) => ({
    id: row.id,
    name: row.names('Name'),
    sort: row.int('Order'),
    icon: row.int('IconBody') || row.int('IconHead'),
    ...acquired(world, 'bardings', row.id),
    grandCompanyId: row.int('GrandCompany'),
  }),
})

/** Facewear styles. */
export const facewear = fromSheet('facewear', 'GlassesStyle', {
  keep: ordered,
  make: (row, world) => {
    const own = acquired(world, 'facewear', row.id)
    return {
      id: row.id,
      name: row.names('Name'),
      sort: row.int('Order'),
      icon: row.int('Icon'),
      ...own,
      obtainable: own.obtainable && !isUntranslated(row.text('Name')),
      variants: row.ints('Glasses').filter((id) => id !== 0).length,
    }
  },
})
