import type { Draft, TableRow } from '@kupodex/data/game'
import type { ImportContext } from '../context/context.ts'
import { itemIcon, itemName } from '../context/item-name.ts'
import type { RowProse, SheetRow } from '../sheets/sheet.ts'
import type { TableBuilder } from './build.ts'

type Fish = Draft<TableRow<'fish'>>

interface Caught {
  isInLog: boolean
  spearfish: boolean
  level: number | null
  placeNameId: number
}

const common = (row: SheetRow, context: ImportContext, caught: Caught): Fish[] => {
  const itemId = row.int('Item')
  const name = itemName(context, itemId)
  if (!name) return []
  const placeNameId = context.references.note('placeNames', caught.placeNameId) || null
  return [{ id: row.id, itemId, name, icon: itemIcon(context, itemId), sort: row.id, ...caught, placeNameId }]
}

const rod = (row: SheetRow, context: ImportContext): Fish[] => {
  const id = row.int('FishingSpot')
  const spot = id === 0 ? undefined : context.sheets.open('FishingSpot').get(id)
  return common(row, context, {
    isInLog: row.bool('IsInLog'),
    spearfish: false,
    level: spot?.int('GatheringLevel') || null,
    placeNameId: spot?.int('PlaceName') ?? 0,
  })
}

const spear = (row: SheetRow, context: ImportContext): Fish[] => {
  const territory = context.sheets.open('TerritoryType').get(row.int('TerritoryType'))
  return common(row, context, {
    isInLog: true,
    spearfish: true,
    level: null,
    placeNameId: territory?.int('PlaceName') ?? 0,
  })
}

/** Fish and spearfish, without event items (of levequests), which no list of items has, and spearfish that the log does not show. */
export const fish: TableBuilder<'fish'> = {
  table: 'fish',
  build: (context) => {
    const rods = context.sheets.open('FishParameter').rows
    const spears = context.sheets.open('SpearfishingItem').rows
    const real = (row: SheetRow) => row.int('Item') !== 0
    const rows = [
      ...rods.filter(real).flatMap((row) => rod(row, context)),
      ...spears.filter((row) => real(row) && row.bool('IsVisible')).flatMap((row) => spear(row, context)),
    ]
    const kept = new Set(rows.map(({ id }) => id))
    const prose = new Map<number, RowProse>()
    for (const row of rods) if (kept.has(row.id)) prose.set(row.id, { description: row.prose('Text') })
    for (const row of spears) if (kept.has(row.id)) prose.set(row.id, { description: row.prose('Description') })
    return { rows, skipped: rods.length + spears.length - rows.length, prose }
  },
}
