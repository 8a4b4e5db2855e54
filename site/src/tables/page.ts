import { ask } from '#ask/page.ts'
import { laterWhenSeen } from '#ui/later.ts'
import { keeper } from './kept.ts'
import { createRarity } from './rarity.ts'
import { requestsOf } from './requests.ts'
import { createTables } from './tables.ts'

const surroundings = {
  keeper,
  now: Date.now,
  later: (run: () => void, ms: number) => laterWhenSeen(document)(run, ms),
}

/** The tables of the page that this runs in. */
export const pageTables = createTables({
  ...surroundings,
  requests: requestsOf(ask),
  loadRefresh: () => import('./refresh.ts'),
})

/** The rarities of the page that this runs in. */
export const pageRarity = createRarity({ ...surroundings, ask })

/** Asks again now for what could not be fetched, and whether what is shown has changed. */
export const checkPage = (): void => {
  void pageTables.check()
  void pageRarity.check()
}

globalThis.addEventListener?.('online', checkPage)
