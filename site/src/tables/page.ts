import { ask } from '#ask/page.ts'
import { keeper } from './kept.ts'
import { createRarity } from './rarity.ts'
import { requestsOf } from './requests.ts'
import { createTables } from './tables.ts'

export const pageTables = createTables({ keeper, requests: requestsOf(ask), loadRefresh: () => import('./refresh.ts') })

export const pageRarity = createRarity({ keeper, ask })

/** Asks again now for what could not be fetched, and whether what is shown has changed. */
export const checkPage = (): void => {
  pageTables.check()
  pageRarity.check()
}
