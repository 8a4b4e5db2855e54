import type { ImportContext } from '../context/context.ts'
import type { TroveFact } from '../facts/item-facts.ts'
import type { Sheet, SheetRow } from '../sheets/sheet.ts'
import type { Sheets } from '../sheets/sheets.ts'
import { fromFacts } from './build.ts'
import { unlockByItem } from '../sources/unlocks.ts'

/** Tomestones of the trove's seasons. */
const seasons = (sheets: Sheets): ReadonlySet<number> =>
  new Set(
    sheets
      .open('CSBonusSeason')
      .rows.map((row) => row.int('Item'))
      .filter((item) => item !== 0),
  )

const entry = (sheet: Sheet, row: SheetRow, at: number): TroveFact => {
  const count = `Item[${at}].ReceiveCount[0]`
  return {
    currencyItemId: row.int(`Item[${at}].ItemCost[0]`),
    itemId: row.int(`Item[${at}].Item[0]`),
    amount: sheet.shape.columns.includes(count) ? row.int(count) : 1,
    cost: row.int(`Item[${at}].CurrencyCost[0]`),
  }
}

/** What the exchanges of the export sell for a season's tomestone; nothing where the export lacks them. */
const exchanged = (sheets: Sheets): TroveFact[] => {
  const sheet = sheets.find('SpecialShop')
  if (!sheet) return []
  const tomestones = seasons(sheets)
  const entries = sheet.shape.columns.filter((column) => /^Item\[\d+\]\.Item\[0\]$/.test(column)).map((_, at) => at)
  return sheet.rows
    .flatMap((row) => entries.map((at) => entry(sheet, row, at)))
    .filter(({ itemId, currencyItemId, cost }) => itemId !== 0 && cost > 0 && tomestones.has(currencyItemId))
}

/** Every offer once, the list's before the export's. */
const offersOf = ({ items, sheets }: ImportContext): TroveFact[] => {
  const offers = new Map<string, TroveFact>()
  for (const offer of [...items.moogleTrove, ...exchanged(sheets)]) {
    const key = `${offer.currencyItemId} ${offer.itemId} ${offer.amount}`
    if (!offers.has(key)) offers.set(key, offer)
  }
  return [...offers.values()]
}

/** What each season's tomestone buys, as far as a list or the export's exchanges say. */
export const moogleTrove = fromFacts('moogleTrove', (context) => {
  const unlocks = unlockByItem(context)
  const numbers = new Map<number, number>()
  const rows = offersOf(context).map(({ currencyItemId, itemId, amount, cost }) => {
    const base = currencyItemId * 1_000_000 + itemId * 10
    const number = numbers.get(base) ?? 0
    numbers.set(base, number + 1)
    return {
      id: base + number,
      currencyItemId: context.references.note('items', currencyItemId),
      cost,
      itemId: context.references.note('items', itemId),
      amount,
      unlock: unlocks.get(itemId) ?? null,
    }
  })
  return rows
})
