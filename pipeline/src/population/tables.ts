import { type SeenPart, seenParts } from '@kupodex/data/character'
import { recordOf } from '@kupodex/data/game'
import { loadTable } from '@kupodex/data/tables'

/** A row of an achievement as far as a population needs it. */
export interface AchievementFacts {
  readonly id: number
  readonly points: number
  readonly kindId: number
  readonly titleId: number
  readonly obtainable: boolean
  readonly patch?: string | null | undefined
}

/** A row of a thing that the Lodestone lists without a date, as far as a population needs it. */
export interface CollectableFacts {
  readonly id: number
  readonly obtainable: boolean
  /** false: not among what the game lists, nobody owns it. */
  readonly isInLog?: boolean | undefined
  readonly patch?: string | null | undefined
}

/** The game's facts a population is made of; rows of the real tables fit. */
export interface PopulationTables extends Readonly<Record<SeenPart, readonly CollectableFacts[]>> {
  readonly achievements: readonly AchievementFacts[]
  readonly worlds: readonly {
    readonly id: number
    readonly dataCenterId: number
    readonly regionId: number
    readonly active: boolean
  }[]
  readonly dataCenters: readonly { readonly id: number; readonly beta: boolean }[]
  readonly clans: readonly { readonly id: number; readonly raceId: number }[]
  /** Release of what an achievement stands for (raid clearances), epoch seconds, where it is known. */
  readonly raids?: readonly { readonly id: number; readonly released: number | null }[] | undefined
}

const live = <Row extends { readonly deleted: boolean }>(rows: readonly Row[]) => rows.filter((row) => !row.deleted)

/** The committed tables a population is made of, without rows the game no longer has. */
export const loadPopulationTables = (): PopulationTables => ({
  achievements: live(loadTable('achievements')),
  ...recordOf(seenParts, (part) => live<CollectableFacts & { readonly deleted: boolean }>(loadTable(part))),
  worlds: live(loadTable('worlds')),
  dataCenters: live(loadTable('dataCenters')),
  clans: live(loadTable('clans')),
  raids: live(loadTable('raids')),
})
