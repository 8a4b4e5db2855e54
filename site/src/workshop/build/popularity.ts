import { popularities } from '@kupodex/data/rules'
import { loadTable } from '@kupodex/data/tables'

/** The patterns of popularity of the island's crafts: a string each, with the place in `popularities` of each craft by id. */
export const publishedPatterns = (): string[] =>
  loadTable('islandPopularity').map(({ percents }) =>
    percents.map((percent) => popularities.findIndex((one) => one === percent)).join(''),
  )
