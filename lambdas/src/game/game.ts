import * as z from 'zod'
import { type GameAnswer, publishedKey, type RarityAnswer } from '@kupodex/data/contract'
import { type Language, rarityTables, tables as gameTables } from '@kupodex/data/game'
import type { PublishedStore } from '@kupodex/data/store'
import type { Outcome } from '../http/failure.ts'
import type { AnswersOf } from '../http/handler.ts'
import { currentRows, type OverrideDeps } from './overrides.ts'
import { thingCard, type ThingRow } from './thing-card.ts'

export interface GameDeps extends OverrideDeps {
  published: PublishedStore
  tableNames?: readonly string[]
}

type Row = GameAnswer['tables'][string][number]

/** The published file; its rows are ours and checked when they are published, so they are not validated again. */
const fileSchema = z.object({
  deployTime: z.number(),
  tables: z.record(z.string(), z.array(z.custom<Row>())),
})

/** What of a rarity list the card of a thing says. */
const raritySchema = z.custom<RarityAnswer>()

/** Answers the game data calls that no single published file answers. */
export const gameAnswers = ({ tableNames = Object.keys(gameTables), ...deps }: GameDeps): AnswersOf<'game'> => {
  const { published } = deps
  const known = new Set(tableNames)
  const current = currentRows(deps)

  const read = async (lang: Language, list: string): Promise<Outcome<GameAnswer>> => {
    const names = new Set(list.split(','))
    const unknown = [...names].find((name) => name !== 'all' && !known.has(name))
    if (unknown) return { ok: false, code: 'badTable', message: `There is no table named ${unknown}.` }
    const wanted = names.has('all') ? ['all'] : [...names]
    const files = await Promise.all(
      wanted.map((name) => published.getJson(publishedKey('gameTable', { lang, table: name }), fileSchema)),
    )
    const answer: GameAnswer = { deployTime: 0, tables: {} }
    for (const [at, file] of files.entries()) {
      if (!file) return { ok: false, code: 'unavailable', message: `The table ${wanted[at]} is not published yet.` }
      answer.deployTime = Math.max(answer.deployTime, file.value.deployTime)
      Object.assign(answer.tables, file.value.tables)
    }
    return { ok: true, value: { ...answer, tables: await current(answer.tables, lang) } }
  }

  /** Its row as it is now, and the last night's count; a list that was never counted has none. */
  const thing: AnswersOf<'game'>['thing'] = async ({ lang: language, type, thing: id }) => {
    const table = rarityTables[type]
    const [rows, rarity] = await Promise.all([
      read(language, table),
      published.getJson(publishedKey('rarity', { type, scope: 'global' }), raritySchema),
    ])
    if (!rows.ok) return rows
    const row = rows.value.tables[table]?.find((each) => each.id === id && !each.deleted)
    if (!row) return { ok: false, code: 'noSuchRow', message: `There is no ${type} with the ID ${id}.` }
    return { ok: true, value: thingCard({ language, type, row: row as ThingRow, rarity: rarity?.value ?? null }) }
  }

  return {
    thing,
    gameTables: ({ lang, tables }) => read(lang, tables),
    gameSince: async ({ lang, tables, since }) => {
      const whole = await read(lang, tables)
      if (!whole.ok) return whole
      const changed = Object.entries(whole.value.tables).map(([name, rows]) => [
        name,
        rows.filter((row) => row.updatedAt > since),
      ])
      return { ok: true, value: { deployTime: whole.value.deployTime, tables: Object.fromEntries(changed) } }
    },
  }
}
