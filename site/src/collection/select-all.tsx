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

/** Ticks all things of a block or a group. It stays where all are ticked: nothing moves, and who has the focus keeps it. */
export const SelectAll = ({ language, mark, things, name }: Props) => {
  const missing = things.filter(({ isOwned }) => !isOwned).map(({ id }) => id)
  const label = mark.texts.selectAll
  return (
    <button
      className="link small"
      aria-label={titled(language, label, name)}
      aria-disabled={missing.length === 0}
      onClick={() => missing.length > 0 && mark.set(missing, true)}
    >
      {label}
    </button>
  )
}
