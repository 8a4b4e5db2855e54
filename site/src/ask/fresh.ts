const key = 'kupodex.reloaded'

/** What a page tells of itself and can do about it. */
export interface FreshDeps {
  /** The deploy time that the page was built with (epoch ms); NaN where it does not tell. */
  built: number
  storage: Pick<Storage, 'getItem' | 'setItem'>
  reload: () => void
}

/**
 * Reloads a page that is older than what the server serves (spec: site §4), once for each deploy time: where the reloaded page
 * is no newer, or nothing can be remembered, it stays as it is.
 */
export const freshen =
  ({ built, storage, reload }: FreshDeps) =>
  (served: number): void => {
    if (!(served > built)) return
    try {
      if (Number(storage.getItem(key) ?? 0) >= served) return
      storage.setItem(key, String(served))
      if (storage.getItem(key) !== String(served)) return
    } catch {
      return
    }
    reload()
  }

/** The same for the page that this runs in. */
export const freshenPage = (): ((served: number) => void) =>
  freshen({
    built: Number(document.documentElement.dataset.deployed ?? NaN),
    // A browser that forbids storage throws at its first use, which is where that is caught.
    storage: {
      getItem: (name) => sessionStorage.getItem(name),
      setItem: (name, value) => sessionStorage.setItem(name, value),
    },
    reload: () => location.reload(),
  })
