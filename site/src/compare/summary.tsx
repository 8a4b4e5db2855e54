import type { MouseEvent } from 'react'
import { type CharacterAnswer, knownOf, partKnown } from '@kupodex/data/contract'
import { titled } from '#format/punctuation.ts'
import { countWords } from '#list/sums/count-words.ts'
import { replaceSearch, useSearch } from '#ui/use-search.ts'
import { isPlainClick } from '#ui/plain-click.ts'
import { queryFor } from './address.ts'
import { type CompareFrame, type Pair, shortNames } from './frame.ts'
import { listIn, type ThingList } from '#things/lists.ts'

interface BarProps {
  frame: CompareFrame
  name: string
  character: CharacterAnswer
  list: ThingList
}

interface Measured {
  count: number
  possible: number
}

const Measure = ({
  frame: { language },
  name,
  count,
  possible,
  says,
}: Pick<BarProps, 'frame' | 'name'> & Measured & { says?: string }) => (
  <span className="measure">
    <span className="unseen">{titled(language, name, '')}</span>
    <progress className="bar" value={says === undefined ? count : 0} max={Math.max(1, possible)} aria-hidden="true" />
    <small>{says ?? countWords(language, count, possible)}</small>
  </span>
)

const Bar = ({ frame, name, character, list }: BarProps) => {
  const { type } = list
  const state = knownOf(character, type)
  const says = state === 'known' ? {} : { says: frame.texts.compare[state] }
  const counts = { count: character[`${type}Count`], possible: character[`${type}Possible`] }
  return <Measure {...{ frame, name, ...counts, ...says }} />
}

const Points = ({ frame, name, character }: Omit<BarProps, 'list'>) => {
  const state = partKnown(character, 'achievements')
  const says = state === 'known' ? {} : { says: frame.texts.compare[state] }
  const counts = { count: character.achievementPoints, possible: character.achievementPointsPossible }
  return <Measure {...{ frame, name, ...counts, ...says }} />
}

/** How far both are in every collection, side by side; each leads to its list. */
export const Summary = ({ frame, open, ...pair }: { frame: CompareFrame; open: () => void } & Pair) => {
  const { texts } = frame
  const search = useSearch()
  const { word: current } = listIn(search, frame.lists)
  const { a, b } = pair
  const names = shortNames(pair)
  const choose = (word: ThingList['word']) => (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    replaceSearch(queryFor(word, location.search))
    open()
  }
  return (
    <section className="stack summary">
      <h2>{texts.compare.summary}</h2>
      <p className="small soft">{texts.compare.summaryNote}</p>
      <p className="sides" aria-hidden="true">
        <span>{names.a}</span> <span>{names.b}</span>
      </p>
      <ul className="panel">
        <li>
          <div className="two">
            <span>{texts.compare.points}</span>
            <Points frame={frame} name={names.a} character={a} />
            <Points frame={frame} name={names.b} character={b} />
          </div>
        </li>
        {frame.lists.map((list) => (
          <li key={list.word}>
            <a
              className="two"
              href={queryFor(list.word, search) || '?'}
              aria-current={list.word === current || undefined}
              onClick={choose(list.word)}
            >
              <span>{texts.lists[list.word]}</span>
              <Bar frame={frame} name={names.a} character={a} list={list} />
              <Bar frame={frame} name={names.b} character={b} list={list} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The place of the summary while the characters are loading, of the same height. */
export const SummarySkeleton = ({ frame: { texts, lists } }: { frame: CompareFrame }) => (
  <section className="stack summary">
    <h2>{texts.compare.summary}</h2>
    <p className="small soft">{texts.compare.summaryNote}</p>
    <p className="sides">&nbsp;</p>
    <ul className="panel" aria-hidden="true">
      {[texts.compare.points, ...lists.map(({ word }) => texts.lists[word])].map((name) => (
        <li key={name}>
          <div className="two">
            <span>{name}</span>
            <span className="measure">
              <span className="bar" />
              <small>–</small>
            </span>
            <span className="measure">
              <span className="bar" />
              <small>–</small>
            </span>
          </div>
        </li>
      ))}
    </ul>
  </section>
)
