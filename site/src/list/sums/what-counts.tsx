import { type ReactNode, Suspense, useState } from 'react'
import type { Language } from '@kupodex/data/game'
import { Guard } from '#ui/guard.tsx'
import { countingTexts } from './texts.ts'

interface Props {
  language: Language
  /** Loads what is shown, as soon as a reader points at it. */
  ahead: () => void
  /** What is shown once it is asked for. */
  children: ReactNode
}

/** Says behind one press why a number is less than all that there is. */
export const WhatCounts = ({ language, ahead, children }: Props) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      className="what-counts small"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      onPointerEnter={ahead}
    >
      <summary>{countingTexts(language).what}</summary>
      {isOpen && (
        <Guard instead={null}>
          <Suspense>{children}</Suspense>
        </Guard>
      )}
    </details>
  )
}
