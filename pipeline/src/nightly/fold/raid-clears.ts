import { column, u32 } from '../arrays/columns.ts'
import type { Catalog } from '../catalog/catalog.ts'

/** Who has cleared a raid: rows of the fold, ascending, and when (epoch s). */
export interface RaidClears {
  rows: Uint32Array
  dates: Uint32Array
}

/** Collects the clears of every raid. A raid is cleared with its achievement; a clear without a date is not ranked. */
export const startRaidClears = ({ raids }: Pick<Catalog, 'raids'>) => {
  // Numbers from 1, so that 0 means not a raid.
  const numberOf = new Uint16Array((raids.at(-1)?.id ?? 0) + 1)
  for (const [at, { id }] of raids.entries()) numberOf[id] = at + 1
  const rows = raids.map(() => column(u32))
  const dates = raids.map(() => column(u32))
  return {
    add: (row: number, achievementId: number, date: number): void => {
      const raid = numberOf[achievementId]
      if (!raid || date === 0) return
      rows[raid - 1]?.push(row)
      dates[raid - 1]?.push(date)
    },
    /** By raid, in the order of the catalog. */
    done: (): RaidClears[] =>
      rows.map((ofRaid, raid) => ({ rows: ofRaid.data(), dates: dates[raid]?.data() ?? u32(0) })),
  }
}

/** The clears of parts, one after another; rows of later parts come after those of earlier ones. */
export const mergeRaidClears = (
  parts: readonly { characters: number; clears: readonly RaidClears[] }[],
): RaidClears[] =>
  (parts[0]?.clears ?? []).map((_, raid) => {
    const length = parts.reduce((sum, { clears }) => sum + (clears[raid]?.rows.length ?? 0), 0)
    const all = { rows: u32(length), dates: u32(length) }
    let [at, before] = [0, 0]
    for (const { characters, clears } of parts) {
      const { rows, dates } = clears[raid] ?? { rows: u32(0), dates: u32(0) }
      all.dates.set(dates, at)
      for (let index = 0; index < rows.length; index++) all.rows[at++] = before + (rows[index] as number)
      before += characters
    }
    return all
  })
