import type { Draft, Names, TableName, TableRow } from '@kupodex/data/game'
import { itemName } from '../context/item-name.ts'
import type { SheetRow } from '../sheets/sheet.ts'
import { fromFacts, fromSheet, namesFromSheet, type TableBuilder } from './build.ts'

const timeOf = (row: SheetRow): 4 | 6 | 8 => {
  const time = row.int('CraftingTime')
  return time === 4 || time === 6 || time === 8 ? time : row.refuse('CraftingTime', `${time} is not 4, 6 or 8 hours`)
}

const ingredientsOf = (row: SheetRow) => {
  const amounts = row.ints('Amount')
  return row
    .ints('Material')
    .map((islandIngredientId, at) => ({ islandIngredientId, amount: amounts[at] ?? 0 }))
    .filter(({ amount }) => amount > 0)
}

/** A builder of rows that are items and go by their names; those whose item nobody names are left out. */
const ofItems = <Name extends TableName>(
  table: Name,
  sheetName: string,
  make: (row: SheetRow, name: Names) => Draft<TableRow<Name>>,
): TableBuilder<Name> => ({
  table,
  sheet: sheetName,
  build: (context) => {
    const sheet = context.sheets.open(sheetName)
    const rows = sheet.rows.flatMap((row) => {
      const name = itemName(context, context.references.note('items', row.int('Item')))
      return name ? [make(row, name)] : []
    })
    return { rows, skipped: sheet.rows.length - rows.length }
  },
})

export const islandCrafts = ofItems('islandCrafts', 'MJICraftworksObject', (row, name) => ({
  id: row.id,
  itemId: row.int('Item'),
  name,
  themeIds: row.ids('Theme'),
  ingredients: ingredientsOf(row),
  unlockRank: row.int('LevelReq'),
  time: timeOf(row),
  value: row.int('Value'),
}))

/** Ingredients; the sheet counts from 0 and 0 is one of them. */
export const islandIngredients = ofItems('islandIngredients', 'MJIItemPouch', (row, name) => ({
  id: row.id,
  itemId: row.int('Item'),
  name,
  categoryId: row.int('Category'),
}))

/** Categories of ingredients, the untranslated placeholder among them (spec: site §3). */
export const islandIngredientCategories = namesFromSheet('islandIngredientCategories', 'MJIItemCategory', 'Singular')

export const islandThemes = namesFromSheet('islandThemes', 'MJICraftworksObjectTheme')

/** Patterns of popularity, for the crafts there are. */
export const islandPopularity = fromFacts('islandPopularity', (context) => {
  const { rows } = context.sheets.open('MJICraftworksPopularity')
  const ratios = context.sheets.open('MJICraftworksPopularityType')
  const crafts = context.sheets.open('MJICraftworksObject').rows.filter((row) => row.int('Item') !== 0)
  const percent = (row: SheetRow, craft: number) =>
    ratios.get(row.int(`Popularity[${craft}]`))?.int('Ratio') ??
    row.refuse(`Popularity[${craft}]`, 'there is no such popularity')
  return rows.map((row) => ({ id: row.id, percents: crafts.map(({ id }) => percent(row, id)) }))
})

/** Below every band: the sheet's shortage for "anything more than the others". */
const endless = -999

export const islandSupply = fromSheet('islandSupply', 'MJICraftworksSupplyDefine', {
  keep: () => true,
  make: (row) => ({
    id: row.id,
    percent: row.int('Ratio'),
    shortageFrom: row.int('Supply') === endless ? null : row.int('Supply'),
  }),
})

export const islandWorkshopRanks = fromSheet('islandWorkshopRanks', 'MJICraftworksRankRatio', {
  keep: (row) => row.int('Ratio') !== 0,
  make: (row) => ({ id: row.id, percent: row.int('Ratio') }),
})

/** Highest groove by landmarks built. */
export const islandGrooveCaps = fromSheet('islandGrooveCaps', 'MJICraftworksTension', {
  keep: () => true,
  make: (row) => ({ id: row.id, cap: row.int('Unknown0') }),
})

export const islandRanks = fromSheet('islandRanks', 'MJIRank', {
  keep: (row) => row.id !== 0,
  make: (row) => ({ id: row.id, expToNext: row.int('ExpToNext') || null }),
})
