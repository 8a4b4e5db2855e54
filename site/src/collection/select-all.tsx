import type { Language } from '@kupodex/data/game'
import { titled } from '#format/punctuation.ts'
import type { Thing } from './thing.ts'
import type { Ticking } from './tick-tools.tsx'

interface Props {
  language: Language
  mark: Pick<Ticking, 'texts' | 'set'>
  things: readonly Thing[]
  /** What the things have in common. */
  name: string
}

/** Ticks all things of a block or a group; nothing where all are ticked. */
export const SelectAll = ({ language, mark, things, name }: Props) => {
  const missing = things.filter(({ isOwned }) => !isOwned)
  if (missing.length === 0) return null
  const label = mark.texts.selectAll
  return (
    <button
      className="link small"
      aria-label={titled(language, label, name)}
      onClick={() =>
        mark.set(
          missing.map(({ id }) => id),
          true,
        )
      }
    >
      {label}
    </button>
  )
}
