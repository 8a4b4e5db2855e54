/** A storage that never throws: one that is forbidden or full has nothing and keeps nothing. */
export type SafeStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const attempt = <Result>(run: () => Result, otherwise: Result): Result => {
  try {
    return run()
  } catch {
    return otherwise
  }
}

/** The browser's storage of a kind. It is read at each use and not before: where site data are blocked, already naming it throws. */
export const safeStorage = (kind: 'localStorage' | 'sessionStorage'): SafeStorage => ({
  getItem: (key) => attempt(() => globalThis[kind].getItem(key), null),
  setItem: (key, value) => attempt(() => globalThis[kind].setItem(key, value), undefined),
  removeItem: (key) => attempt(() => globalThis[kind].removeItem(key), undefined),
})
