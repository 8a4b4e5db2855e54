import type { Unlock } from '@kupodex/data/game'
import { fill } from '#texts/fill.ts'
import type { StoreTexts } from './texts.ts'
import type { Ticks } from './ticks.tsx'

interface Props {
  text: StoreTexts
  ticks: Ticks
  unlock: Unlock
  name: string
}

/** Shows whether the character has what an item unlocks; its owner changes it here, as in the list of the collection. */
export const Tick = ({ text, ticks, unlock, name }: Props) => {
  const owned = ticks.has(unlock)
  const marks = ticks.of(unlock.kind)
  return (
    <label className="tick">
      <input
        type="checkbox"
        autoComplete="off"
        checked={owned === true}
        disabled={marks === null || owned === null}
        aria-disabled={marks?.view.fixed.has(unlock.id) || undefined}
        aria-busy={marks?.view.pending.has(unlock.id) || undefined}
        aria-label={owned === null ? fill(text.notKnown, { name }) : name}
        ref={(box) => {
          if (box !== null) box.indeterminate = owned === null
        }}
        onChange={() => ticks.set(unlock, owned !== true)}
      />
    </label>
  )
}
