import { sumUp } from '@kupodex/data/rules'
import { memo, useState } from 'react'
import { laterPart } from '#ask/later-part.tsx'
import { gapOf } from '#format/punctuation.ts'
import { formatNumber } from '#format/number.ts'
import { characterPagePath } from '#character/paths.ts'
import { browsePath, inLanguage, itemPath } from '#paths/paths.ts'
import type { ShownRows } from '#list/controls/use-narrowed.ts'
import { countWords } from '#list/sums/count-words.ts'
import { WhatCounts } from '#list/sums/what-counts.tsx'
import { fill } from '#texts/fill.ts'
import type { ListFrame } from './frame.ts'
import type { Tally } from './tally.ts'
import type { Thing } from './thing.ts'
import { isNumberKnown, isTicked } from './words.ts'

/** Only who asks for it sees it. */
const listSums = laterPart(() => import('./list-sums.tsx').then(({ ListSums }) => ListSums))

interface Props {
  frame: ListFrame
  things: readonly Thing[]
  shown: ShownRows<Thing>
}

/** What is said of a list in which nothing is checked off: nobody's character is not on the Lodestone. */
const nothingText = ({ characterId, facts, texts: { list } }: ListFrame): string => {
  if (characterId === 0) return list.noTicks
  return facts.learnt.includes('read') ? list.nothingKnown : list.nothingChecked
}

/** Whether something was so since the list was opened. */
const useEver = (isSo: boolean): boolean => {
  const [was, setWas] = useState(isSo)
  if (isSo && !was) setWas(true)
  return was
}

/** A sentence about what is checked off, and the way to the shelf, where all that there is can be looked through. */
const Says = ({ frame: { language, facts, texts }, children }: Pick<Props, 'frame'> & { children: string }) => (
  <>
    {children}
    {gapOf(language)}
    <a className="link" href={inLanguage(language, browsePath(facts.page.path))}>
      {texts.list.shelf}
    </a>
  </>
)

/** How many things an achievement says that the character has, beyond those that are known. */
const AtLeast = ({ language, texts, tally }: Pick<ListFrame, 'language' | 'texts'> & { tally: Tally }) => {
  const [before = '', after = ''] = fill(texts.list.atLeast, { n: formatNumber(tally.count, language) }).split('{name}')
  return (
    <p className="small soft">
      {before}
      <a className="link" href={inLanguage(language, itemPath('achievement', 'global', tally.id))}>
        {tally.name}
      </a>
      {after}
    </p>
  )
}

/** How much of the collection the character has: one number, and behind one press what it leaves out. */
export const Summary = memo(({ frame, things, shown }: Props) => {
  const { language, texts, characterId, facts, isPictured, isKnown, unknown, tally } = frame
  const { count, possible, owned, all } = sumUp(things)
  const hasNumber = isNumberKnown(frame, count)
  const isNothing = isKnown && !hasNumber && owned === 0
  // After the first tick something else stands in the same place, so that the list does not move and nothing is empty.
  const hasPlace = useEver(isNothing)
  return (
    <div className="summary">
      <p>
        <b>{countWords(language, hasNumber ? count : null, possible)}</b>
        {!isKnown && <span className="soft">{unknown}</span>}
        {hasPlace && (
          <span className="soft said">
            <span className={isNothing ? undefined : 'gone'}>
              <Says frame={frame}>{nothingText(frame)}</Says>
            </span>
            {!isNothing && (
              <span>
                <Says frame={frame}>{count < possible ? texts.list.someTicks : texts.list.empty.left}</Says>
              </span>
            )}
          </span>
        )}
      </p>
      {tally !== null && tally.count > owned && <AtLeast {...{ language, texts, tally }} />}
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
        <p className="small on-screen">
          <a className="link" href={characterPagePath(language, characterId, 'verify')}>
            {texts.list.verify}
          </a>
        </p>
      )}
    </div>
  )
})
Summary.displayName = 'Summary'
