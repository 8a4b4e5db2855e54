import type { GameAnswer, GameVersionsAnswer } from '@kupodex/data/contract'
import { rowsOfColumns } from '@kupodex/data/game'
import type { Ask, AskOptions } from '#ask/ask.ts'
import type { Outcome } from '#ask/outcome.ts'
import type { AnyRow, TableKey } from './types.ts'

/** When each table last changed, and how many rows it has, those among them that the game no longer has. */
export type TableVersions = GameVersionsAnswer['tables']

export interface TableRequests {
  versions: () => Promise<Outcome<TableVersions>>
  whole: (key: TableKey, options?: Pick<AskOptions, 'cache' | 'signal' | 'timeout'>) => Promise<Outcome<AnyRow[]>>
  /** The rows that changed after a time (epoch ms), those among them that the game no longer has; whole ones in every form, as they are few. */
  since: (key: TableKey, since: number) => Promise<Outcome<AnyRow[]>>
}

const rowsIn = (outcome: Outcome<GameAnswer>, { name }: TableKey): Outcome<AnyRow[]> => {
  if (!outcome.ok) return outcome
  const rows = outcome.value.tables[name]
  return rows === undefined ? { ok: false, code: 'unreadable' } : { ok: true, value: rows }
}

/** The requests of a page: versions and whole tables are published files, only what changed is worked out. */
export const requestsOf = (ask: Ask): TableRequests => ({
  versions: async () => {
    const outcome = await ask('gameVersions', {})
    return outcome.ok ? { ok: true, value: outcome.value.tables } : outcome
  },
  whole: async (key, options) => {
    const params = { lang: key.language, table: key.name }
    if (key.form === 'full') return rowsIn(await ask('gameTable', params, options), key)
    const outcome = await ask('gameLean', params, options)
    return outcome.ok ? { ok: true, value: rowsOfColumns(outcome.value) } : outcome
  },
  since: async (key, since) => rowsIn(await ask('gameSince', { lang: key.language, tables: key.name, since }), key),
})
