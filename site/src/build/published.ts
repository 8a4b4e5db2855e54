import {
  type CompanyRankingAnswer,
  companyRankingAnswer,
  type FewestMissingAnswer,
  collectedAnswer,
  type CollectedAnswer,
  fewestMissingAnswer,
  gainMonthsAnswer,
  type GainMonthsAnswer,
  gainsAnswer,
  type GainsAnswer,
  gameAnswer,
  type IshgardAnswer,
  ishgardAnswer,
  type IshgardIndexAnswer,
  ishgardIndexAnswer,
  liveKey,
  liveSchema,
  objectKey,
  type PublishedAnswer,
  publishedAnswer,
  publishedKey,
  type RaidAnswer,
  raidAnswer,
  type RankingAnswer,
  rankingAnswer,
  type RarityAnswer,
  rarityAnswer,
  type ReportAnswer,
  reportAnswer,
  type StatsAnswer,
  statsAnswer,
} from '@kupodex/data/contract'
import type { BoardMode, BoardType, Language, newestRaid, RarityType } from '@kupodex/data/game'
import type { GainKind } from '@kupodex/data/rules'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'

/** The published tree that pages are built from; a file that is not there is null. */
export interface PublishedTree {
  /** What the newest night published; null when there has been none. */
  index: PublishedAnswer | null
  ranking(type: BoardType, scope: string, mode: BoardMode): RankingAnswer | null
  rarity(type: RarityType, scope: string): RarityAnswer | null
  raid(scope: string, raidId: number | typeof newestRaid): RaidAnswer | null
  /** Which ishgard boards there are; null where no archive was imported. */
  ishgardIndex: IshgardIndexAnswer | null
  ishgard(scope: string, season: number, group: string, day: number): IshgardAnswer | null
  companyRanking(scope: string): CompanyRankingAnswer | null
  /** What was gained in a running time. */
  gains(scope: string, period: GainKind): GainsAnswer | null
  /** What was gained in the months of a year that have ended. */
  gainMonths(scope: string, year: number): GainMonthsAnswer | null
  fewestMissing(scope: string): FewestMissingAnswer | null
  stats(scope: string): StatsAnswer | null
  collected(): CollectedAnswer | null
  /** What the newest night did, and how old characters' data were. */
  report(): ReportAnswer | null
  /** Localised rows of a game data table by id. */
  game(language: Language, table: string): ReadonlyMap<number, GameRow> | null
  /** The same rows with all they have; none where the table is not there. */
  rows(language: Language, table: string): readonly LooseRow[]
}

/** A localised row of a game data table, as published. */
export type LooseRow = z.infer<typeof gameAnswer>['tables'][string][number]

/** What pages read of a localised row. */
export interface GameRow {
  id: number
  name: string
  howTo: string
  obtainable: boolean
}

const gameRow = z.looseObject({
  id: z.number(),
  name: z.string(),
  howTo: z.string().nullish(),
  obtainable: z.boolean().nullish(),
})

/** Opens the tree in `folder`; a file of another shape is refused with its path and what is wrong in it. */
export const openPublished = (folder: string): PublishedTree => {
  const cache = new Map<string, unknown>()
  const pointer = join(folder, liveKey)
  const live = existsSync(pointer) ? liveSchema.parse(JSON.parse(readFileSync(pointer, 'utf8'))) : {}

  const read = <Schema extends z.ZodType, Value = z.infer<Schema>>(
    path: string,
    schema: Schema,
    shape: (value: z.infer<Schema>) => Value = (value) => value as unknown as Value,
    key = path,
  ): Value | null => {
    const known = cache.get(key)
    if (known !== undefined) return known as Value | null
    const place = objectKey(live, path)
    const file = place === null ? null : join(folder, place)
    let value: Value | null = null
    if (file !== null && existsSync(file)) {
      const result = schema.safeParse(JSON.parse(readFileSync(file, 'utf8')))
      if (!result.success) throw new Error(`${file} is not what was expected:\n${z.prettifyError(result.error)}`)
      value = shape(result.data)
    }
    cache.set(key, value)
    return value
  }

  const rowsOf = (table: string) => (answer: z.infer<typeof gameAnswer>) =>
    new Map(
      z
        .array(gameRow)
        .parse(answer.tables[table] ?? [])
        .map(({ id, name, howTo, obtainable }): [number, GameRow] => [
          id,
          { id, name, howTo: howTo ?? '', obtainable: obtainable ?? true },
        ]),
    )

  return {
    index: read(publishedKey('published', {}), publishedAnswer),
    ranking: (type, scope, mode) => read(publishedKey('ranking', { type, scope, mode }), rankingAnswer),
    rarity: (type, scope) => read(publishedKey('rarity', { type, scope }), rarityAnswer),
    raid: (scope, raidId) => read(publishedKey('raid', { scope, raidId: String(raidId) }), raidAnswer),
    ishgardIndex: read(publishedKey('ishgardIndex', {}), ishgardIndexAnswer),
    ishgard: (scope, season, group, day) =>
      read(publishedKey('ishgard', { scope, season: String(season), group, day: String(day) }), ishgardAnswer),
    companyRanking: (scope) => read(publishedKey('companyRanking', { scope }), companyRankingAnswer),
    gains: (scope, period) => read(publishedKey('gains', { scope, period }), gainsAnswer),
    gainMonths: (scope, year) => read(publishedKey('gainMonths', { scope, year: String(year) }), gainMonthsAnswer),
    fewestMissing: (scope) => read(publishedKey('fewestMissing', { scope }), fewestMissingAnswer),
    stats: (scope) => read(publishedKey('stats', { scope }), statsAnswer),
    collected: () => read(publishedKey('collected', {}), collectedAnswer),
    report: () => read(publishedKey('report', {}), reportAnswer),
    game: (lang, table) => read(publishedKey('gameTable', { lang, table }), gameAnswer, rowsOf(table)),
    rows: (lang, table) => {
      const path = publishedKey('gameTable', { lang, table })
      return read(path, gameAnswer, (answer) => answer.tables[table] ?? [], `${path} rows`) ?? []
    },
  }
}
