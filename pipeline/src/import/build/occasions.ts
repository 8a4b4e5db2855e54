import { columnsOfText } from '../facts/fact-file.ts'
import type { TableBuilder } from './build.ts'

/** Events, campaigns and products by name, from `data/hand/occasions.csv` (id and the names). */
export const occasions: TableBuilder<'occasions'> = {
  table: 'occasions',
  build: ({ hand }) => ({
    rows: hand.read('occasions', ['id', ...columnsOfText()]).map((row) => ({
      id: row.int('id'),
      name: row.names(),
    })),
    skipped: 0,
  }),
}
