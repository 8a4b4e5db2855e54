import { oncePer } from '@kupodex/data/character'
import type { Cost } from '@kupodex/data/game'
import type { ImportContext } from '../context/context.ts'
import type { Sheet, SheetRow } from '../sheets/sheet.ts'
import type { Derived } from './derived.ts'
import { shopSource } from './price.ts'
import { valuesByKey } from './sheet-index.ts'
import { sourceType as type } from './source-types.ts'
import { gil } from './type-of-item.ts'
import { vendorsOf } from './vendors.ts'

/** A row by the item it gives, with the number of the column that names the item. */
interface Giving {
  row: SheetRow
  entry: number
}

/** Rows of a sheet by the items in the columns that fit `pattern`, whose first group is the number of the entry. */
const givers = (pattern: RegExp) =>
  oncePer((sheet: Sheet): ReadonlyMap<number, readonly Giving[]> => {
    const columns = sheet.shape.columns.flatMap((column) => {
      const entry = pattern.exec(column)?.[1]
      return entry === undefined ? [] : [{ column, entry: Number(entry) }]
    })
    return valuesByKey(
      sheet.rows.flatMap((row) =>
        columns.map(({ column, entry }) => [row.int(column), { row, entry }] as const).filter(([item]) => item !== 0),
      ),
    )
  })

const exchangesBy = givers(/^Item\[(\d+)\]\.Item\[\d+\]$/)
const rewardsBy = givers(/^(?:Optional)?ItemReward\[(\d+)\]$/)

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
  return (exchangesBy(sheet).get(itemId) ?? []).flatMap((giving) =>
    vendorsOf(sheets, giving.row.id).map((npcId) => shopSource(npcId, priceOf(sheet, giving))),
  )
}

const questRewards = ({ sheets }: ImportContext, itemId: number): Derived[] => {
  const sheet = sheets.find('Quest')
  if (!sheet) return []
  return (rewardsBy(sheet).get(itemId) ?? []).map(({ row }) => ({
    source: { kind: 'quest', id: row.id },
    type: type.quest,
  }))
}

/** Ways to get an item from the sheets that public copies lack; none where the export lacks them, too. */
export const exportSources = (context: ImportContext, itemId: number): Derived[] =>
  itemId === 0 ? [] : [...questRewards(context, itemId), ...exchanges(context, itemId)]
