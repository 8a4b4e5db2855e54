import type { Names } from '@kupodex/data/game'
import { headed } from '../sheets/display-name.ts'
import type { SheetRow } from '../sheets/sheet.ts'
import { rowsBy } from '../sources/sheet-index.ts'
import { fromSheet } from './build.ts'

/** The type of achievements that ask for a rank (`Data[0]`) with a society, `Key`. */
const rankType = 15

/** The name of a society, which German has in a column of its own. */
const societyName = (row: SheetRow): Names => {
  const { de, ...names } = row.names('Name')
  return headed({ ...names, de: row.textIn('Plural', 'de') ?? de })
}

/** Allied societies, with the achievements for ranks with them. */
export const tribes = fromSheet('tribes', 'BeastTribe', {
  keep: (row) => row.text('Name') !== '',
  make: (row, { sheets }) => ({
    id: row.id,
    name: societyName(row),
    expansionId: row.int('Expansion'),
    sort: row.int('DisplayOrder'),
    maxRank: row.int('MaxRank'),
    ranks: (rowsBy(sheets.open('Achievement'), 'Key').get(row.id) ?? [])
      .filter((achievement) => achievement.int('Type') === rankType && achievement.text('Name') !== '')
      .map((achievement) => ({ achievementId: achievement.id, rank: achievement.int('Data[0]') }))
      .sort((a, b) => a.rank - b.rank),
  }),
})

export const tribeRanks = fromSheet('tribeRanks', 'BeastReputationRank', {
  keep: (row) => row.id !== 0 && row.text('Name') !== '',
  make: (row) => ({ id: row.id, name: row.names('Name') }),
})
