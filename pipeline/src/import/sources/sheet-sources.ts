import { oncePer } from '@kupodex/data/character'
import type { ImportContext } from '../context/context.ts'
import type { Sheet, SheetRow } from '../sheets/sheet.ts'
import type { Sheets } from '../sheets/sheets.ts'
import type { Derived } from './derived.ts'
import { rowsBy, valuesByKey } from './sheet-index.ts'
import { sourceType as type } from './source-types.ts'
import { gil } from './type-of-item.ts'
import { vendorsOf } from './vendors.ts'

/** Seals of the Maelstrom, the Twin Adder and the Immortal Flames: items by grand company. */
const seals = [20, 21, 22]
/** Carpenter; the crafting classes follow in the order of CraftType. */
const firstCrafter = 8

const achievements = ({ sheets }: ImportContext, itemId: number): Derived[] =>
  (rowsBy(sheets.open('Achievement'), 'Item').get(itemId) ?? []).map(({ id }) => ({
    source: { kind: 'achievement', id },
    type: type.achievement,
  }))

/** What vendors ask for an item, in gil; 0 where it is not known. */
const vendorPrice = ({ sheets, items }: ImportContext, itemId: number): number =>
  sheets.find('Item')?.get(itemId)?.int('PriceMid') ?? items.items.get(itemId)?.vendorPrice ?? 0

const gilShops = (context: ImportContext, itemId: number): Derived[] => {
  const { sheets } = context
  const amount = vendorPrice(context, itemId)
  return (rowsBy(sheets.open('GilShopItem'), 'Item').get(itemId) ?? []).flatMap((row) => {
    const seasonal = (sheets.open('GilShop').get(row.id)?.int('FestivalId') ?? 0) !== 0
    return vendorsOf(sheets, row.id).map((npcId): Derived => ({
      source: {
        kind: 'shop',
        npcId,
        cost: amount > 0 ? [{ itemId: gil, amount }] : [],
        ...(seasonal && { limited: true as const }),
      },
      ...(seasonal && { type: type.event }),
    }))
  })
}

const companyOf = ({ sheets }: ImportContext, row: SheetRow): number =>
  sheets.open('GCScripShopCategory').get(row.id)?.int('GrandCompany') ?? 0

const sealShops = (context: ImportContext, itemId: number): Derived[] =>
  (rowsBy(context.sheets.open('GCScripShopItem'), 'Item').get(itemId) ?? []).flatMap((row): Derived[] => {
    const seal = seals[companyOf(context, row) - 1]
    const cost = seal === undefined ? [] : [{ itemId: seal, amount: row.int('CostGCSeals') }]
    return [{ source: { kind: 'shop', npcId: null, cost }, type: type.grandCompany }]
  })

const recipes = ({ sheets }: ImportContext, itemId: number): Derived[] =>
  (rowsBy(sheets.open('Recipe'), 'ItemResult').get(itemId) ?? []).map((row) => ({
    source: { kind: 'craft', jobId: firstCrafter + row.int('CraftType') },
    type: type.crafting,
  }))

/** Items by the PvP series that reward them; the item ids lie in columns `LevelRewards[n].LevelRewardItem[m]`. */
const rewardsOfSeries = oncePer((sheet: Sheet) => {
  const columns = sheet.shape.columns.filter((column) => /^LevelRewards\[\d+\]\.LevelRewardItem\[\d+\]$/.test(column))
  return valuesByKey(sheet.rows.flatMap((row) => columns.map((column) => [row.int(column), row.id] as const)))
})

const pvpSeries = ({ sheets }: ImportContext, itemId: number): Derived[] =>
  (rewardsOfSeries(sheets.open('PvPSeries')).get(itemId) ?? []).map((id) => ({
    source: { kind: 'pvpSeries', id },
    type: type.pvp,
  }))

/** Ways to get an item from the game's sheets. */
export const sheetSources = (context: ImportContext, itemId: number): Derived[] =>
  itemId === 0
    ? []
    : [achievements, gilShops, sealShops, recipes, pvpSeries].flatMap((derive) => derive(context, itemId))

/** The first row of FittingShopItemSet: from this number on, an entry of the store is a set, below it is an item. */
const firstSet = 1_000_000

/** Every item that the online store sells, alone or in a set. */
const storeOf = oncePer((sheets: Sheets): ReadonlySet<number> => {
  const sets = sheets.open('FittingShopItemSet')
  const items = sheets.open('FittingShopCategoryItem').rows.flatMap((row) => {
    const entry = row.int('Item')
    if (entry < firstSet) return [entry]
    return (sets.get(entry) ?? row.refuse('Item', `FittingShopItemSet has no row ${entry}`)).ints('Item')
  })
  return new Set(items.filter((id) => id !== 0))
})

/** Whether the online store sells an item. The game tries on there what cannot be had by playing (any more), and nothing else. */
export const isInStore = (sheets: Sheets, itemId: number): boolean => storeOf(sheets).has(itemId)
