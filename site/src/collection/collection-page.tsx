import { type ReactNode, Suspense, useDeferredValue, useEffect, useMemo } from 'react'
import type { CharacterAnswer } from '@kupodex/data/contract'
import type { Language, RarityType } from '@kupodex/data/game'
import { Failed } from '#ask/failed.tsx'
import { checkPage } from '#tables/page.ts'
import type { Rarity } from '#tables/rarity.ts'
import { useRarity } from '#tables/use-rarity.ts'
import { partsBelow } from '#character/paths.ts'
import { type ListControl, useListState } from '#list/controls/use-list.ts'
import { optionsOf } from '#list/page-words.ts'
import { Controls } from '#list/controls/controls.tsx'
import type { ShownRows } from '#list/controls/use-narrowed.ts'
import { menuFor } from '#list/menu.ts'
import { WithCharacter } from '../character/with-character.tsx'
import { detailsAhead } from './details.tsx'
import { type CollectionPageProps, type ListExtras, noExtras } from './frame.ts'
import type { ListFacts } from './facts.ts'
import { listTexts, type ListTexts } from './list-texts.ts'
import { List } from './list.tsx'
import { blocks } from './sections.tsx'
import { useThings } from './use-things.ts'
import { useTicked } from './use-ticked.ts'
import { namesOf, withoutIn } from './list-model.ts'
import type { Thing } from './thing.ts'
import { isTicked } from './words.ts'

interface SkeletonProps {
  language: Language
  texts: ListTexts
  facts: ListFacts
  isPictured: boolean
  list: ListControl
}

const pieces = 8

/** A list on its way: its menu can be used already, and what follows is as high as it will be. */
const Skeleton = ({ language, texts, facts, isPictured, list: menu }: SkeletonProps) => {
  const list = { ...menu, ...menuFor(menu, true, false) }
  const names = namesOf({ isPictured, isTheirs: false }, texts.controls)
  const shown: ShownRows<Thing> = { rows: [], of: 0, values: {}, counts: { shows: {}, facets: {} }, state: list.state }
  const without = withoutIn(facts, list.state.view, true)
  return (
    <div className="collection with-details" aria-busy="true">
      <div className="things list-column">
        <div className="summary">
          <p className="bone">{texts.tables.loading}</p>
          <div className="bar" />
          {isTicked(facts) && <p className="small bone">{texts.list.verify}</p>}
        </div>
        <Controls {...{ language, list, shown, names, without }} texts={texts.controls} facets={[]} isWaiting />
        <div className="waiting" aria-hidden="true">
          {Array.from({ length: pieces }, (_, at) => (
            <div key={at} className="bone" />
          ))}
        </div>
      </div>
    </div>
  )
}

/** The state of a list's menu. Where a list has sections, they do in other views what the filter does in rows. */
const useMenu = ({ page }: ListFacts): ListControl => {
  const options = useMemo(() => optionsOf(page), [page])
  const list = useListState(page.path, options)
  const { state } = list
  const isFiltered = page.sections.length === 0 || state.view === 'list'
  const shown = useMemo(() => (isFiltered ? state : { ...state, show: 'all' }), [state, isFiltered])
  return { ...list, state: shown }
}

interface Props extends CollectionPageProps {
  extras: ListExtras
}

const Ranked = ({ type, children }: { type: RarityType; children: (rarity: Rarity | null) => ReactNode }) =>
  children(useRarity(type, 'global'))

/** Draws with the rarity of a collection, where it has a list of it. */
const WithRarity = ({ type, children }: { type: RarityType | null; children: (rarity: Rarity | null) => ReactNode }) =>
  type === null ? children(null) : <Ranked type={type}>{children}</Ranked>

const Loaded = (props: Props & { character: CharacterAnswer | null }) => {
  const { language, facts, isPictured, character } = props
  const texts = listTexts(language)
  const { owned, marks, again } = useTicked(language, character, facts)
  const things = useThings(language, facts, owned, texts.list.groups, marks?.view.pending)
  const list = useMenu(facts)
  // A list is first drawn bit by bit, so that the page answers meanwhile; what changes later is drawn at once.
  const isReady = useDeferredValue(things.state === 'ready' && character !== null)
  if (things.state === 'failed')
    return (
      <Failed
        language={language}
        again={() => {
          again()
          checkPage()
        }}
      />
    )
  if (!isReady || things.state !== 'ready' || character === null)
    return <Skeleton {...{ language, texts, facts, isPictured, list }} />
  return (
    <Suspense fallback={<Skeleton {...{ language, texts, facts, isPictured, list }} />}>
      <WithRarity type={facts.list}>
        {(rarity) => (
          <List
            {...{ ...props, texts, character, owned, rarity, list, marks }}
            things={things.things}
            groups={things.groups}
          />
        )}
      </WithRarity>
    </Suspense>
  )
}

/** The island of a collection's page; `extras` are what it shows beside what every list does. */
export const CollectionPage = ({ extras = noExtras, ...props }: CollectionPageProps & { extras?: ListExtras }) => {
  useEffect(() => {
    if (props.facts.page.block !== null) blocks.ahead()
    // The address may name a thing: its details are needed with the list.
    if (partsBelow(location.pathname).length === 0) return
    detailsAhead(extras)
  }, [extras, props.facts])
  return (
    <WithCharacter language={props.language}>
      {(character) => <Loaded {...props} extras={extras} character={character} />}
    </WithCharacter>
  )
}

/** The island of a collection that shows more than every list does. */
export const listPage = (extras: ListExtras) => (props: CollectionPageProps) => (
  <CollectionPage {...props} extras={extras} />
)
