import type { TableBuilder } from './build.ts'

/** Events, campaigns and products by name, from `data/hand/occasions.csv` (id and the names). */
export const occasions: TableBuilder<'occasions'> = {
  table: 'occasions',
  build: ({ hand }) => ({
    rows: hand.read('occasions', ['id', 'name_en', 'name_de', 'name_fr', 'name_ja']).map((row) => ({
      id: row.int('id'),
      name: {
        en: row.maybeText('name_en') ?? row.refuse('name_en', 'the name is empty'),
        de: row.maybeText('name_de'),
        fr: row.maybeText('name_fr'),
        ja: row.maybeText('name_ja'),
      },
    })),
    skipped: 0,
  }),
}
