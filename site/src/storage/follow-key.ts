/** Calls `changed` when another tab changes what is kept under a key of `localStorage`, or clears it. */
export const followKey = (key: string | null, changed: () => void): void =>
  addEventListener('storage', (event) => {
    if (event.key === null || event.key === key) changed()
  })
