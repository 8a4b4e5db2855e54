import { raidWeek } from '@kupodex/data/rules'
import type { LeanRow } from '@kupodex/data/game'
import type { Dates } from './states.ts'

export interface RaidRow {
  raid: LeanRow<'raids'>
  /** When the character cleared it (epoch s), 0 where that is not known; null while it has not. */
  date: number | null
  /** The week of the clear, 1 being that of the release; null where it cannot be known. */
  week: number | null
}

export interface RaidGroup {
  expansion: LeanRow<'expansions'>
  raids: readonly RaidRow[]
  /** How many of them the character has cleared. */
  cleared: number
}

/** A raid whose day of release is not known is newer than all whose day is. */
const releaseOf = ({ released }: LeanRow<'raids'>) => released ?? Infinity

/** The raids by expansion, newest first, with a character's clears. */
export const raidGroups = (
  raids: readonly LeanRow<'raids'>[],
  expansions: readonly LeanRow<'expansions'>[],
  /** When the character cleared each; null where that is not known. */
  dates: Dates | null,
): RaidGroup[] =>
  expansions
    .toSorted((a, b) => b.id - a.id)
    .map((expansion) => {
      const rows = raids
        .filter(({ expansionId }) => expansionId === expansion.id)
        .toSorted((a, b) => releaseOf(b) - releaseOf(a))
        .map((raid): RaidRow => {
          const date = dates?.get(raid.id) ?? null
          return { raid, date, week: date ? raidWeek(date, raid.released) : null }
        })
      return { expansion, raids: rows, cleared: rows.filter(({ date }) => date !== null).length }
    })
    .filter((group) => group.raids.length > 0)
