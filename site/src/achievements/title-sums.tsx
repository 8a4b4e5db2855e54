import type { Language } from '@kupodex/data/game'
import { sumUp } from '@kupodex/data/rules'
import { countWords } from '#list/sums/count-words.ts'
import { sumsTable, WhatCounts } from '#list/sums/what-counts.tsx'
import type { TitleRow } from './titles.ts'

interface Props {
  language: Language
  titles: readonly TitleRow[]
  /** Whether it is known what the character has of them. */
  isKnown: boolean
}

/** How many of the titles the character has: one number, and behind one press what it leaves out. */
export const TitleSums = ({ language, titles, isKnown }: Props) => {
  const sums = sumUp(titles.map(({ counting, date }) => ({ counting, isOwned: date !== null })))
  return (
    <section className="total">
      <p>
        <b>{countWords(language, isKnown ? sums.count : null, sums.possible)}</b>
      </p>
      {isKnown && <progress className="bar" value={sums.count} max={Math.max(1, sums.possible)} aria-hidden="true" />}
      {sums.possible < sums.all && (
        <WhatCounts language={language} ahead={sumsTable.ahead}>
          <sumsTable.Part {...{ language, sums, isKnown }} />
        </WhatCounts>
      )}
    </section>
  )
}
