import { type EditedTable, languages } from '@kupodex/data/game'
import { ask } from '#ask/page.ts'
import { type Keeper, keeper } from './kept.ts'
import { mergeRows, newestOf } from './merge.ts'
import { requestsOf, type TableRequests } from './requests.ts'
import { nameOf } from './tables.ts'
import type { HeldTable, TableKey } from './types.ts'
import { pageTables } from './page.ts'

export interface RenewDeps {
  requests: Pick<TableRequests, 'since'>
  keeper: Keeper
  now: () => number
}

const forms = ['lean', 'full'] as const

/**
 * Fetches what changed of a table into what the browser keeps of it, in every language and form, whatever the published versions say:
 * for an editor, who has just changed it. What cannot be fetched stays as it was.
 */
export const renewKept = async ({ requests, keeper, now }: RenewDeps, name: EditedTable): Promise<void> => {
  const renew = async (key: TableKey) => {
    const kept = await keeper.read<HeldTable>('tables', nameOf(key))
    if (kept === null) return
    const held = kept.value
    const outcome = await requests.since(key, newestOf(held.rows))
    if (!outcome.ok || outcome.value.length === 0) return
    const rows = mergeRows(held.rows, outcome.value)
    const value: HeldTable = { ...held, rows, asOf: Math.max(held.asOf, newestOf(rows)) }
    await keeper.write('tables', nameOf(key), { at: now(), value })
  }
  await Promise.all(languages.flatMap((language) => forms.map((form) => renew({ language, name, form }))))
}

/** Fetches what an editor changed of a table into this browser, and shows it where the page shows the table. */
export const renewTable = async (name: EditedTable): Promise<void> => {
  await renewKept({ requests: requestsOf(ask), keeper, now: Date.now }, name)
  pageTables.check()
}
