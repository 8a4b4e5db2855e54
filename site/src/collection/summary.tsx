import { sumUp } from '@kupodex/data/rules'
import { memo } from 'react'
import { laterPart } from '#ask/later-part.tsx'
import { gapOf } from '#format/punctuation.ts'
import { characterPagePath } from '#character/paths.ts'
import { browsePath, inLanguage } from '#paths/paths.ts'
import type { ShownRows } from '#list/controls/use-narrowed.ts'
import { countWords } from '#list/sums/count-words.ts'
import { WhatCounts } from '#list/sums/what-counts.tsx'
import type { ListFrame } from './frame.ts'
import type { Thing } from './thing.ts'
import { isNumberKnown, isTicked } from './words.ts'

/** Only who asks for it sees it. */
const listSums = laterPart(() => import('./list-sums.tsx').then(({ ListSums }) => ListSums))

interface Props {
  frame: ListFrame
  things: readonly Thing[]
  shown: ShownRows<Thing>
}

/** How much of the collection the character has: one number, and behind one press what it leaves out. */
export const Summary = memo(({ frame, things, shown }: Props) => {
  const { language, texts, characterId, facts, isPictured, isKnown, unknown } = frame
  const { count, possible, owned, all } = sumUp(things)
  const hasNumber = isNumberKnown(frame, count)
  const nothingChecked = (
    <>
      {facts.learnt.includes('read') ? texts.list.nothingKnown : texts.list.nothingChecked}
      {gapOf(language)}
      <a className="link" href={inLanguage(language, browsePath(facts.page.path))}>
        {texts.list.shelf}
      </a>
    </>
  )
  return (
    <div className="summary">
      <p>
        <b>{countWords(language, hasNumber ? count : null, possible)}</b>
        {!isKnown && <span className="soft">{unknown}</span>}
        {isKnown && !hasNumber && owned === 0 && <span className="soft">{nothingChecked}</span>}
      </p>
      <progress className="bar" value={count} max={Math.max(1, possible)} aria-hidden="true" />
      {possible < all && (
        <WhatCounts language={language} ahead={listSums.ahead}>
          <listSums.Part {...{ frame, things }} isKnown={hasNumber || owned > 0} />
        </WhatCounts>
      )}
      {frame.mark && (
        <frame.mark.parts.TickTools
          {...{ language, characterId, isPictured, things, shown }}
          type={facts.type}
          mark={frame.mark}
        />
      )}
      {isTicked(facts) && frame.mark === null && (
        <p className="small">
          <a className="link" href={characterPagePath(language, characterId, 'verify')}>
            {texts.list.verify}
          </a>
        </p>
      )}
    </div>
  )
})
Summary.displayName = 'Summary'
