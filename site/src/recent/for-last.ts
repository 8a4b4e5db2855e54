import { recent, type RecentCharacter } from './recent.ts'

/** Does something once for the character opened last, as soon as one is known. */
export const forLast = (act: (last: RecentCharacter) => void): void => {
  const stop = recent.subscribe(([last]) => {
    if (last === undefined) return
    queueMicrotask(() => stop())
    act(last)
  })
}
