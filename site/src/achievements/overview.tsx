import { memo, Suspense, useDeferredValue, useState } from 'react'
import type { Language, PageFacts } from '@kupodex/data/game'
import { progressPercent } from '@kupodex/data/rules'
import { laterPart } from '#ask/later-part.tsx'
import { useOpenName } from '#character/use-open-name.ts'
import type { ListOptions, ListState } from '#list/controls/state.ts'
import { type ListControl, useListState } from '#list/controls/use-list.ts'
import { characterSums, WhatCounts } from '#list/sums/what-counts.tsx'
import { isEnough } from '#search/enough.ts'
import { formatProgress } from '#format/number.ts'
import { Icon } from '../ui/icon.tsx'
import { Crumbs } from './crumbs.tsx'
import type { GroupNames } from './group-names.ts'
import { type Group, type Kind, totalOf } from './groups.ts'
import { achievementsPath } from './paths.ts'
import type { ShownCollection } from './shown.ts'
import { isKnown, optionsFor } from './states.ts'
import { SumLines } from './sums.tsx'
import { Skeleton } from './waiting.tsx'
import { Go, type Move } from './go.tsx'
import type { AchievementTexts } from './texts.ts'

/** The list of a category: most readers begin with the kinds. */
export const categoryList = laterPart(() => import('./category-list.tsx').then(({ CategoryList }) => CategoryList))

/** A search through all kinds, once one is begun. */
const searchAll = laterPart(() => import('./search-all.tsx').then(({ SearchAll }) => SearchAll))

/** What a search needs, as soon as a reader is about to begin one. */
const searchAhead = laterPart(() => import('./search-all.tsx').then(({ SearchAhead }) => SearchAhead), {
  isQuiet: true,
})

interface GroupCardsProps {
  language: Language
  texts: AchievementTexts
  groups: readonly Group[]
  isKnown: boolean
  pathOf: (group: Group) => string
  move?: Move
}

export const GroupCards = ({ language, texts, groups, isKnown, pathOf, move = 'view' }: GroupCardsProps) => (
  <ul className="deed-groups">
    {groups.map((group) => (
      <li key={group.id} className="panel">
        <h3>
          <Go className="stretched" href={pathOf(group)} focus="#view" move={move}>
            {group.name}
          </Go>
          {isKnown && group.sums.pointsPossible > 0 && (
            <small className="soft">
              {formatProgress(progressPercent(group.sums.points, group.sums.pointsPossible), language)}
            </small>
          )}
        </h3>
        <SumLines language={language} texts={texts.sums} sums={group.sums} isKnown={isKnown} />
      </li>
    ))}
  </ul>
)

interface Props extends ShownCollection {
  kinds: readonly Kind[]
  /** The kind whose categories are shown; null for all kinds. */
  kind: Kind | null
  tables: GroupNames
}

/** What a search through all kinds offers of what the list of a category does. */
const searchOptions = ({ filters }: PageFacts): ListOptions => ({
  ...{ sorts: ['inGame'], views: ['list'], shows: filters, facets: [] },
})

const Picks = ({ texts, list }: Pick<Props, 'texts'> & { list: ListControl }) => {
  const { controls, room } = texts
  if (list.options.shows.length < 2) return null
  return (
    <fieldset className="picks">
      <legend className="unseen">{controls.show}</legend>
      {list.options.shows.map((word) => (
        <button
          key={word}
          type="button"
          aria-pressed={word === list.state.show}
          onClick={() => list.change({ ...list.state, show: word })}
        >
          {{ ...controls.words, ...room.words }[word]}
        </button>
      ))}
    </fieldset>
  )
}

/** What is found, or all kinds while nothing is searched for; it follows what is typed, which never waits for it. */
const Below = memo(function Below(props: Props & { state: ListState }) {
  const { language, texts, character, kinds, state } = props
  return isEnough(state.search) ? (
    <Suspense fallback={<Skeleton />}>
      <searchAll.Part {...props} />
    </Suspense>
  ) : (
    <GroupCards
      {...{ language, texts: texts.room, groups: kinds, isKnown: isKnown(character) }}
      move="list"
      pathOf={({ slug }) => achievementsPath(language, character.id, slug)}
    />
  )
})

const AllKinds = (props: Props) => {
  const { language, texts, character, kinds, page } = props
  const list = useListState('achievement-search', optionsFor(character, searchOptions(page)))
  const state = useDeferredValue(list.state)
  const [isNear, setNear] = useState(false)
  return (
    <>
      <section className="total">
        <h2 id="view" tabIndex={-1}>
          {texts.room.all}
        </h2>
        <SumLines language={language} texts={texts.room.sums} sums={totalOf(kinds)} isKnown={isKnown(character)} />
        <WhatCounts language={language} ahead={characterSums.ahead}>
          <characterSums.Part {...{ language, character }} type="achievement" />
        </WhatCounts>
      </section>
      <div className="controls search-all" role="search">
        <label className="narrow">
          <span className="unseen">{texts.room.search}</span>
          <Icon name="search" />
          <input
            type="search"
            value={list.state.search}
            placeholder={texts.room.search}
            maxLength={80}
            autoComplete="off"
            onFocus={() => setNear(true)}
            onChange={({ target }) => list.change({ ...list.state, search: target.value })}
          />
        </label>
        {isEnough(list.state.search) && <Picks texts={texts} list={list} />}
      </div>
      {isNear && (
        <Suspense>
          <searchAhead.Part language={language} />
        </Suspense>
      )}
      <Below {...props} state={state} />
    </>
  )
}

export const Overview = (props: Props) => {
  const { language, texts, character, kind } = props
  useOpenName(kind?.name ?? '')
  if (kind === null) return <AllKinds {...props} />
  const all = achievementsPath(language, character.id)
  return (
    <div onPointerEnter={categoryList.ahead} onFocus={categoryList.ahead}>
      <Crumbs label={texts.room.path} above={[{ name: texts.room.all, href: all, move: 'list' }]} here={kind.name} />
      <GroupCards
        {...{ language, texts: texts.room, groups: kind.categories, isKnown: isKnown(character) }}
        pathOf={({ slug }) => achievementsPath(language, character.id, kind.slug, slug)}
      />
    </div>
  )
}
