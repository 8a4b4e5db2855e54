import { useMemo } from 'react'
import { countWords } from '#list/sums/count-words.ts'
import { sumsTable, WhatCounts } from '#list/sums/what-counts.tsx'
import { memberName } from '#party/party.ts'
import { useIsHidden } from '#shield/use-is-hidden.ts'
import type { ListedThing } from '#things/things.ts'
import { counted } from '#texts/fill.ts'
import type { MatrixFrame } from './frame.ts'
import { sumsFor } from './matrix.ts'

interface Props {
  frame: MatrixFrame
  things: readonly ListedThing[]
  /** How many rows there are of what does not count. */
  uncounted: number
  /** Whether these are shown. */
  isWhole: boolean
  show: (isWhole: boolean) => void
}

/** How much of the collection the member has who is looked at, as in the profile, what counts, and the way to what does not. */
export const Counted = ({ frame, things, uncounted, isWhole, show }: Props) => {
  const { language, texts, members, sets, member } = frame
  const isHidden = useIsHidden()
  const chosen = members[member ?? -1]
  const set = sets[member ?? -1] ?? null
  const sums = useMemo(() => sumsFor(things, set), [things, set])
  return (
    <div className="matrix-counted">
      {chosen !== undefined && (
        <p>
          <b>{countWords(language, set && sums.count, sums.possible)}</b>{' '}
          <span className="soft">{memberName(chosen)}</span>
        </p>
      )}
      {uncounted > 0 && (
        <label className="choice small">
          <input type="checkbox" checked={isWhole} onChange={({ target }) => show(target.checked)} />
          {counted(texts.matrix.uncounted, uncounted, language)}
        </label>
      )}
      {sums.possible < sums.all && (
        <WhatCounts language={language} ahead={sumsTable.ahead}>
          <sumsTable.Part
            {...{ language, sums }}
            isKnown={set !== null}
            veiled={things.filter(({ mainPatch, name }) => isHidden(mainPatch, name)).length}
          />
        </WhatCounts>
      )}
    </div>
  )
}
