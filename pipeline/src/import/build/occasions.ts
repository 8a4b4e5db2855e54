import type { TableBuilder } from './build.ts'

/** Events, campaigns and products by name, from `data/hand/occasions.csv` (id and the names). */
export const occasions: TableBuilder<'occasions'> = {
  table: 'occasions',
  build: ({ hand }) => ({
    rows: hand.read('occasions', ['id', 'name_en', 'name_de', 'name_fr', 'name_ja']).map((row) => ({
      id: row.int('id'),
      name: row.names(),
    })),
    skipped: 0,
  }),
}
