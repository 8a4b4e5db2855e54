import { atom } from 'nanostores'
import type { Thing } from '#collection/thing.ts'

/** What tables of single series need of the page as a whole. */
interface Known {
  /** All relics, whatever the list is narrowed to. */
  things: readonly Thing[]
  /** The achievements of the character; null where they are not known. */
  achievements: ReadonlySet<number> | null
}

export const known = atom<Known>({ things: [], achievements: null })
