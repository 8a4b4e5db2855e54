import type { ReactNode } from 'react'
import type { Language } from '@kupodex/data/game'

/** What rows of a list need to mark things that the character lacks, by what the reader says of them or has elsewhere. */
export interface Signs {
  /** What the sign of a thing says; empty for one without. */
  labelOf: (id: number) => string
  Sign: (props: { language: Language; id: number }) => ReactNode
}

/** Whether some things have the same signs, so that none of them has to be drawn again. */
export const isSameSigns = (a: Signs | null, b: Signs | null, things: readonly { id: number }[]): boolean =>
  a === b || things.every(({ id }) => (a?.labelOf(id) ?? '') === (b?.labelOf(id) ?? ''))
