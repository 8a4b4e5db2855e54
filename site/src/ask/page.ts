import { type Ask, createAsk } from './ask.ts'
import { withEarly } from './early.ts'
import { freshenPage } from './fresh.ts'

/**
 * Asks for the page that this runs in: all its parts share the answers. A page that is older than an answer reloads
 * itself, but never for names: those are asked for while the reader types.
 */
export const ask: Ask = createAsk({
  fetch: withEarly((...args) => fetch(...args)),
  served: (deployTime, id) => {
    if (id !== 'names') freshenPage(deployTime)
  },
})
