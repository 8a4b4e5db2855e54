import type { Sheet } from '../sheets/sheet.ts'
import type { Sheets } from '../sheets/sheets.ts'

const made = new WeakMap<Sheet, ReadonlyMap<number, number[]>>()

const index = (sheet: Sheet): ReadonlyMap<number, number[]> => {
  const known = made.get(sheet)
  if (known) return known
  const vendors = new Map<number, number[]>()
  for (const npc of sheet.rows) {
    for (const data of npc.ints('ENpcData')) {
      if (data !== 0) vendors.set(data, [...(vendors.get(data) ?? []), npc.id])
    }
  }
  made.set(sheet, vendors)
  return vendors
}

/** The NPCs that keep a shop, from the sheet ENpcBase; one unknown vendor where the export lacks it. */
export const vendorsOf = (sheets: Sheets, shopId: number): (number | null)[] => {
  const sheet = sheets.find('ENpcBase')
  const found = sheet ? (index(sheet).get(shopId) ?? []) : []
  return found.length > 0 ? found : [null]
}
