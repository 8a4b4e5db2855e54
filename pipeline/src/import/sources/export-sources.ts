import type { Cost } from '@kupodex/data/game'
import type { ImportContext } from '../context/context.ts'
import type { Sheet, SheetRow } from '../sheets/sheet.ts'
import type { Derived } from './derived.ts'
import { shopSource } from './price.ts'
import { sourceType as type } from './source-types.ts'
import { gil } from './type-of-item.ts'
import { vendorsOf } from './vendors.ts'

/** A row by the item it gives, with the number of the column that names the item. */
interface Giving {
  row: SheetRow
  entry: number
}

const made = new WeakMap<Sheet, ReadonlyMap<number, Giving[]>>()

/** Rows by the items in the columns that fit `pattern`, whose first group is the number of the entry. */
const givers = (sheet: Sheet, pattern: RegExp): ReadonlyMap<number, Giving[]> => {
  const known = made.get(sheet)
  if (known) return known
  const columns = sheet.shape.columns.flatMap((column) => {
    const entry = pattern.exec(column)?.[1]
    return entry === undefined ? [] : [{ column, entry: Number(entry) }]
  })
  const index = new Map<number, Giving[]>()
  for (const row of sheet.rows) {
    for (const { column, entry } of columns) {
      const item = row.int(column)
      if (item !== 0) index.set(item, [...(index.get(item) ?? []), { row, entry }])
    }
  }
  made.set(sheet, index)
  return index
}

/** Item numbers up to this one in a price are crystals, which stand for scrips and tomestones of a table of their own. */
const lastCrystal = 19

const priceOf = (sheet: Sheet, { row, entry }: Giving): Cost[] => {
  const cost: Cost[] = []
  for (let part = 0; sheet.shape.columns.includes(`Item[${entry}].ItemCost[${part}]`); part++) {
    const itemId = row.int(`Item[${entry}].ItemCost[${part}]`)
    const amount = row.int(`Item[${entry}].CurrencyCost[${part}]`)
    if (itemId === 0 || amount === 0) continue
    if (itemId !== gil && itemId <= lastCrystal) return []
    cost.push({ itemId, amount })
  }
  return cost
}

const exchanges = ({ sheets }: ImportContext, itemId: number): Derived[] => {
  const sheet = sheets.find('SpecialShop')
  if (!sheet) return []
  return (givers(sheet, /^Item\[(\d+)\]\.Item\[\d+\]$/).get(itemId) ?? []).flatMap((giving) =>
    vendorsOf(sheets, giving.row.id).map((npcId) => shopSource(npcId, priceOf(sheet, giving))),
  )
}

const questRewards = ({ sheets }: ImportContext, itemId: number): Derived[] => {
  const sheet = sheets.find('Quest')
  if (!sheet) return []
  return (givers(sheet, /^(?:Optional)?ItemReward\[(\d+)\]$/).get(itemId) ?? []).map(({ row }) => ({
    source: { kind: 'quest', id: row.id },
    type: type.quest,
  }))
}

/** Ways to get an item from the sheets that public copies lack; none where the export lacks them, too. */
export const exportSources = (context: ImportContext, itemId: number): Derived[] =>
  itemId === 0 ? [] : [...questRewards(context, itemId), ...exchanges(context, itemId)]
