import type { GainPeriod } from '@kupodex/data/rules'
import type { Catalog } from '../catalog/catalog.ts'
import type { WeekPoints } from '../catalog/weights.ts'
import type { CharacterForNight, CharacterSource } from '../read/character.ts'
import { type Fold, startFold } from './fold.ts'
import { type OwnerCounts, startOwnerCounts } from './owner-counts.ts'

/** Called while characters are read: how many so far, of about how many (null where that is not known). */
export type OnProgress = (done: number, about: number | null) => void

/** What all characters are folded by: points of the week, and the times that gains are counted in. */
export interface Basis {
  points: WeekPoints
  periods: readonly GainPeriod[]
}

export type FoldAll = (catalog: Catalog, basis: Basis, onProgress: OnProgress) => Promise<Fold>

/** A way to read all characters and fold them, or count owners of them alone. */
export interface AllCharacters {
  fold: FoldAll
  countOwners: (catalog: Catalog, onProgress: OnProgress) => Promise<OwnerCounts>
}

/** All characters of a source, one after another; `onDamaged` is called with the id of one that cannot be read. */
export const oneByOne = (source: CharacterSource, onDamaged: (id: number) => void): AllCharacters => {
  const read = async (add: (character: CharacterForNight) => void, onProgress: OnProgress) => {
    let done = 0
    for await (const character of source.read(onDamaged)) {
      add(character)
      onProgress(++done, source.about)
    }
  }
  return {
    fold: async (catalog, { points, periods }, onProgress) => {
      const folding = startFold(catalog, points, periods)
      await read(folding.add, onProgress)
      return folding.done()
    },
    countOwners: async (catalog, onProgress) => {
      const counting = startOwnerCounts(catalog)
      await read(counting.add, onProgress)
      return counting.done()
    },
  }
}
