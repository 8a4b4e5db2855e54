import type { Store, StoredSiteState } from '@kupodex/data/store'

/** What all workers know of the site, as one worker reads and changes it. */
export interface SharedSite {
  /** The state that all workers share; read at most once a second. */
  look: () => Promise<StoredSiteState>
  /** Changes the stored state; `to` gives null to leave it. False where nothing was changed. */
  change: (to: (state: StoredSiteState) => Partial<StoredSiteState> | null) => Promise<boolean>
}

/** How often a change is tried while other workers write in between. */
const tries = 5

/** Opens what all workers know of the site; `clock` in epoch ms. */
export const openSharedSite = (store: Pick<Store, 'readSite' | 'writeSite'>, clock: () => number): SharedSite => {
  let last: { state: StoredSiteState; at: number } | null = null

  const read = async () => {
    const state = await store.readSite()
    last = { state, at: clock() }
    return state
  }

  return {
    look: async () => (last && clock() - last.at < 1000 ? last.state : read()),

    change: async (to) => {
      for (let tried = 0; tried < tries; tried++) {
        const state = await read()
        const changed = to(state)
        if (!changed) return false
        if (!(await store.writeSite({ ...state, ...changed }))) continue
        await read()
        return true
      }
      return false
    },
  }
}
