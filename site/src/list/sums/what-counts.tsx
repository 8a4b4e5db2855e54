import type { ReactNode } from 'react'
import type { Language } from '@kupodex/data/game'
import { Folded } from '#ui/folded.tsx'
import { laterPart } from '#ask/later-part.tsx'
import { countingTexts } from './texts.ts'

/** A collection added up; only who asks for it sees it. */
export const sumsTable = laterPart(() => import('./sums-table.tsx').then(({ SumsTable }) => SumsTable))

/** The same of a collection whose table the page has not. */
export const characterSums = laterPart(() => import('./character-sums.tsx').then(({ CharacterSums }) => CharacterSums))

interface Props {
  language: Language
  /** Loads what is shown, as soon as a reader points at it. */
  ahead: () => void
  /** What is shown once it is asked for. */
  children: ReactNode
}

/** Says behind one press why a number is less than all that there is. */
export const WhatCounts = ({ language, ahead, children }: Props) => (
  <Folded className="what-counts small" title={countingTexts(language).what} ahead={ahead}>
    {children}
  </Folded>
)
