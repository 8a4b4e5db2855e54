import type { ReactNode } from 'react'
import type { Language } from '@kupodex/data/game'

/** What rows of a list need to mark what the reader wants. */
export interface Wanted {
  ids: ReadonlySet<number>
  Sign: (props: { language: Language }) => ReactNode
  /** What the sign says, for what has a label of its own. */
  label: string
}

/** Whether the same of some things is wanted, so that none of them has to be drawn again. */
export const isSameWanted = (a: Wanted | null, b: Wanted | null, things: readonly { id: number }[]): boolean =>
  a === b || things.every(({ id }) => (a?.ids.has(id) ?? false) === (b?.ids.has(id) ?? false))
