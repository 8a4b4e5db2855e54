import type { ItemType } from '@kupodex/data/character'

/** Ids of what counts as the file of the build has them: ascending, each as its distance from the one before. */
export type CountedFile = Readonly<Partial<Record<ItemType | 'legacy', readonly number[]>>>

/** Ids of what counts, by collection; of achievements also those that count for characters of the first version. */
export type CountedThings = ReadonlyMap<ItemType | 'legacy', ReadonlySet<number>>

declare module '#ask/files.ts' {
  interface FileAnswers {
    countedThings: CountedFile
  }
}

/** Ascending ids as their distances. */
export const distancesOf = (ids: readonly number[]): number[] => ids.map((id, at) => id - (ids[at - 1] ?? 0))

export const readCounted = (file: CountedFile): CountedThings =>
  new Map(
    Object.entries(file).map(([type, distances]) => {
      let id = 0
      return [type as ItemType, new Set(distances.map((distance) => (id += distance)))]
    }),
  )
