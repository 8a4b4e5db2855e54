import { type SafeStorage, safeStorage } from '#storage/safe-storage.ts'

const key = 'kupodex.reloaded'

export interface FreshDeps {
  /** The deploy time that the page was built with (epoch ms); NaN where it does not say. */
  built: number
  storage: Pick<SafeStorage, 'getItem' | 'setItem'>
  reload: () => void
}

/** Reloads a page older than what the server serves (spec: site §4), once for each deploy time; where nothing can be remembered, it stays as it is. */
export const freshen =
  ({ built, storage, reload }: FreshDeps) =>
  (served: number): void => {
    if (!(served > built) || Number(storage.getItem(key) ?? 0) >= served) return
    storage.setItem(key, String(served))
    if (storage.getItem(key) === String(served)) reload()
  }

export const freshenPage = (served: number): void =>
  freshen({
    built: Number(document.documentElement.dataset.deployed ?? NaN),
    storage: safeStorage('sessionStorage'),
    reload: () => location.reload(),
  })(served)
