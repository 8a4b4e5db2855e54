import type { EditedTable } from '@kupodex/data/game'
import { ask } from '#ask/page.ts'
import { keeper } from './kept.ts'
import { pageTables } from './page.ts'
import { renewKept } from './renew.ts'
import { requestsOf } from './requests.ts'

/** Fetches what an editor changed of a table into this browser, and shows it where the page shows the table. */
export const renewTable = async (name: EditedTable): Promise<void> => {
  await renewKept({ requests: requestsOf(ask), keeper, now: Date.now }, name)
  pageTables.check()
}
