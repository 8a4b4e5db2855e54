import { type Ask, createAsk } from './ask.ts'
import { withEarly } from './early.ts'
import { freshenPage } from './fresh.ts'
import type { AskId } from './request-line.ts'

/** Names are asked for while the reader types, and the game's tables have times of their own: neither makes a page old. */
const isQuiet = (id: AskId): boolean => id === 'names' || id === 'companyNames' || id.startsWith('game')

/** Asks for the page that this runs in: all its parts share the answers. A page that is older than an answer reloads itself. */
export const ask: Ask = createAsk({
  fetch: withEarly((...args) => fetch(...args)),
  token: (refused) => import('#session/tokens.ts').then(({ tokens }) => tokens(refused)),
  served: (deployTime, id) => {
    if (!isQuiet(id)) freshenPage(deployTime)
  },
})
