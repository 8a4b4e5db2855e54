import { atom } from 'nanostores'
import { wordsIn, wordsOf } from '#storage/kept-json.ts'
import { safeStorage } from '#storage/safe-storage.ts'
import { anonymousKey } from '#storage/keys.ts'

/** How much of each collection was checked off in this browser without a character, by the rules of totals; by type. */
export type AnonymousProgress = Readonly<Partial<Record<string, { count: number; possible: number }>>>

const isAmount = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0

/** Reads what a browser keeps; what is damaged is left out. */
export const parseProgress = (text: string | null): AnonymousProgress =>
  Object.fromEntries(
    Object.entries(wordsIn(text)).flatMap(([type, one]) => {
      const { count, possible } = wordsOf(one)
      return isAmount(count) && isAmount(possible) ? [[type, { count, possible }]] : []
    }),
  )

const read = () => parseProgress(safeStorage('localStorage').getItem(anonymousKey))

/** The progress of nobody's character. Lists that were never opened are missing: only a list knows how much there is. */
export const progress = atom<AnonymousProgress>(read())

export const hasTicks = (sums: AnonymousProgress): boolean =>
  Object.values(sums).some((one) => one !== undefined && one.count > 0)

/** Keeps how much of a collection is checked off. */
export const keepProgress = (type: string, count: number, possible: number): void => {
  const { [type]: known } = progress.get()
  if (known?.count === count && known.possible === possible) return
  // Another tab may have added a list since.
  progress.set({ ...read(), [type]: { count, possible } })
  safeStorage('localStorage').setItem(anonymousKey, JSON.stringify(progress.get()))
}
