import { ask } from '#ask/page.ts'
import { keeper } from './kept.ts'
import { createRarity } from './rarity.ts'
import { requestsOf } from './requests.ts'
import { createTables } from './tables.ts'

/** The tables of the page that this runs in. */
export const pageTables = createTables({ keeper, requests: requestsOf(ask), loadRefresh: () => import('./refresh.ts') })

/** The rarities of the page that this runs in. */
export const pageRarity = createRarity({ keeper, ask })

/** Asks again now for what could not be fetched, and whether what is shown has changed. */
export const checkPage = (): void => {
  pageTables.check()
  pageRarity.check()
}
