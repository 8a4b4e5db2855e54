import { memo } from 'react'
import { formatNumber } from '#format/number.ts'
import { gapOf } from '#format/punctuation.ts'
import { countingWords, ownedWords } from '#character/owned.ts'
import { characterPagePath } from '#character/paths.ts'
import { browsePath, inLanguage } from '#paths/paths.ts'
import { fill } from '#texts/fill.ts'
import type { ShownRows } from '#list/controls/use-narrowed.ts'
import type { ListFrame } from './frame.ts'
import { tallyOf, type Thing } from './thing.ts'
import { isDone, isTicked } from './words.ts'

interface Props {
  frame: ListFrame
  things: readonly Thing[]
  shown: ShownRows<Thing>
}

/** How much of the collection the character has, by the rules of rankings and in all, and why the two differ. */
export const Summary = memo(({ frame, things, shown }: Props) => {
  const { language, texts, characterId, facts, isPictured, isKnown, unknown } = frame
  const { counted, possible, owned: all } = tallyOf(things)
  const n = (value: number) => formatNumber(value, language)
  const counting = countingWords(texts.list.countedOf, possible, things.length, language)
  const nothingChecked = (
    <>
      {texts.list.nothingChecked}
      {gapOf(language)}
      <a className="link" href={inLanguage(language, browsePath(facts.page.path))}>
        {texts.list.shelf}
      </a>
    </>
  )
  return (
    <div className="summary">
      <p>
        <b>{fill(texts.list.counted, { counted: isKnown ? n(counted) : '–', possible: n(possible) })}</b>
        <span className="soft">
          {!isKnown
            ? unknown
            : all === 0 && isTicked(facts)
              ? nothingChecked
              : ownedWords(isDone(facts) ? texts.list.done : texts.list.owned, counted, all, language)}
        </span>
        {counting !== '' && <span className="soft">{counting}</span>}
      </p>
      <progress className="bar" value={counted} max={Math.max(1, possible)} aria-hidden="true" />
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
