import type { SafeStorage } from '#storage/safe-storage.ts'
import { noticesKey } from '#notices/notices-key.ts'

/** Watches what a reader wants to be told of, on every page; most readers want nothing, and load nothing. */
export const bindNotices = (storage: Pick<SafeStorage, 'getItem'>): void => {
  if (storage.getItem(noticesKey) !== null)
    void import('#notices/watch.ts').then(
      ({ watchNotices }) => watchNotices(),
      () => undefined,
    )
}
