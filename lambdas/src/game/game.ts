import * as z from 'zod'
import { type GameAnswer, publishedKey } from '@kupodex/data/contract'
import { type Language, tables as gameTables } from '@kupodex/data/game'
import type { PublishedStore } from '@kupodex/data/store'
import type { Outcome } from '../http/failure.ts'
import type { AnswersOf } from '../http/handler.ts'
import { currentRows, type OverrideDeps } from './overrides.ts'

/** What the game data calls need. */
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

  return {
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
