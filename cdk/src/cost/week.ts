import { historyShards, publicScopes, rarityLists } from '@kupodex/data/rules'
import { loadTable } from '@kupodex/data/tables'

/** The files that the night after a weekly reset writes besides those of each night, all of them kept. */
export interface WeekFiles {
  /** Ranks of so many characters, in so many files. */
  ranks: number
  /** Owners by thing, a file for each list and scope. */
  owners: number
}

/** The files of a week with so many characters. */
export const filesOfWeek = (characters: number): WeekFiles => ({
  ranks: characters > 0 ? historyShards(characters) : 0,
  owners:
    characters > 0
      ? Object.keys(rarityLists).length * publicScopes(loadTable('worlds'), loadTable('dataCenters')).length
      : 0,
})
