import { type MouseEvent, startTransition, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import type { CharacterAnswer } from '@kupodex/data/contract'
import type { PageView } from '@kupodex/data/game'
import { useOpenName } from '#character/use-open-name.ts'
import type { Rarity } from '#tables/rarity.ts'
import { useTable } from '#tables/use-table.ts'
import { isPlainClick } from '#ui/plain-click.ts'
import { onFirstScroll } from '../ui/first-scroll.ts'
import { Guard } from '../ui/guard.tsx'
import { laterPart } from '../ui/later-part.ts'
import type { SourceType } from './controls/facets.ts'
import { Controls } from './controls/controls.tsx'
import type { Facet } from './controls/narrow.ts'
import { isNarrowed } from './controls/state.ts'
import { type ListControl, useListState } from './controls/use-list.ts'
import { useNarrowed } from './controls/use-narrowed.ts'
import { Details, detailsAhead } from './details.tsx'
import { type ListFrame, listPath, type ListTexts } from './frame.ts'
import { GroupLinks } from './group-links.tsx'
import type { ListExtras, Notes } from './extras.ts'
import type { Group } from './groups.ts'
import type { ListFacts } from './facts.ts'
import { facetsOf, modelOf, optionsOf, withoutIn } from './list-model.ts'
import { closeTo, moveTo, openThing, type Place, usePlace } from './opened.ts'
import { LaidOut } from './sections.tsx'
import { Summary } from './summary.tsx'
import type { Thing } from './thing.ts'
import type { OwnMarks } from './use-marks.ts'
import type { OwnedView } from './use-owned.ts'
import { useIsVeiled } from './use-things.ts'
import { useWishes } from './use-wishes.ts'
import { stateOf } from './words.ts'

/** What others see who try to tick. */
const needsOwner = laterPart(() => import('./needs-owner.tsx').then(({ NeedsOwner }) => NeedsOwner))

/** The state of a list's menu. Where a list has sections, they do in other views what the filter does in rows. */
export const useMenu = (facts: ListFacts, extras: ListExtras): ListControl => {
  const options = useMemo(() => optionsOf(facts, extras), [facts, extras])
  const list = useListState(facts.page.path, options)
  const { state } = list
  const isFiltered = facts.page.sections.length === 0 || state.view === 'list'
  const shown = useMemo(() => (isFiltered ? state : { ...state, show: 'all' }), [state, isFiltered])
  return { ...list, state: shown }
}

interface Props {
  facts: ListFacts
  extras: ListExtras
  language: ListFrame['language']
  texts: ListTexts
  images: string | null
  character: CharacterAnswer
  owned: OwnedView
  things: readonly Thing[]
  groups: readonly Group[]
  rarity: Rarity | null
  list: ListControl
  /** Ticking; null for those who cannot. */
  marks: OwnMarks | null
}

/** What is open, and the group that the list beside it shows: opening a thing does not narrow the list to its group. */
const openedIn = ({ parts, from }: Place, { page }: ListFacts): { group: string | null; key: number | null } => {
  const last = parts.at(-1)
  const key = last !== undefined && /^\d+$/.test(last) ? Number(last) : null
  const [named = null] = page.levels.length === 0 ? [] : key === null ? parts : parts.slice(0, -1)
  return { key, group: key !== null && from !== undefined ? from : named }
}

const noTypes: readonly SourceType[] = []
const noFacets: readonly Facet<Thing>[] = []
const noNotes: Notes = new Map()
const asIs = (thing: Thing) => thing
const useNoFacets = () => noFacets
const useNoNotes = () => noNotes
const useNoSections = () => null

/** The place on the page is kept while details take the list's place on a phone, and the focus returns where it was. */
const useReturn = (openKey: number | null) => {
  const root = useRef<HTMLDivElement>(null)
  const left = useRef<{ key: number | null; at: number | null }>({ key: openKey, at: null })
  const leave = () => void (left.current = { ...left.current, at: scrollY })
  useEffect(() => {
    const { key, at } = left.current
    left.current.key = openKey
    if (openKey !== null || key === null) return
    const link = root.current?.querySelector<HTMLElement>(`a[data-thing="${key}"]`)
    link?.focus({ preventScroll: true })
    // A page that came with a thing opened was never left at a place of the list.
    if (at === null) link?.scrollIntoView({ block: 'center', behavior: 'instant' })
    else scrollTo({ top: at, behavior: 'instant' })
  }, [openKey])
  return { root, leave }
}

/** A collection's list once all is there that it is made from. */
export const List = (props: Props) => {
  const { facts, extras, language, texts, images, character, owned, things, groups, rarity, marks } = props
  const types = useTable(language, 'sourceTypes')
  const sourceTypes: readonly SourceType[] = types.state === 'ready' ? types.rows : noTypes
  // What is open changes a moment later than the address: what is shown stays until the script of the details is there.
  const place = usePlace()
  const { group, key: openKey } = openedIn(useDeferredValue(place), facts)
  const next = openedIn(place, facts)
  const { root, leave } = useReturn(openKey)
  const isVeiled = useIsVeiled()
  const isKnown = owned.state === 'ready'
  const list = useMemo(() => ({ ...props.list, state: stateOf(props.list.state, isKnown) }), [props.list, isKnown])
  const unknown = owned.state === 'unread' ? texts.own.notRead : texts.list.private

  const { useFacets = useNoFacets, useSections = useNoSections, useNotes = useNoNotes } = extras
  const ownFacets = useFacets(language, character)
  const notes = useNotes(language, list.state.view)
  const wishes = useWishes(language, facts.type, openKey !== null, asIs)
  const using = useMemo(
    () => ({
      ...{ language, texts: texts.controls, sourceTypes, rarity, isVeiled, ownFacets, notes },
      wishes: wishes?.facet ?? null,
    }),
    [language, texts.controls, sourceTypes, rarity, isVeiled, ownFacets, notes, wishes],
  )
  const model = useMemo(() => modelOf(facts, using), [facts, using])
  const facets = useMemo(() => facetsOf(facts, using), [facts, using])
  const inGroup = useMemo(
    () => (group === null ? things : things.filter(({ groups: own }) => own.includes(group))),
    [things, group],
  )
  const kept = useMemo(() => wishes?.keep(inGroup, list.state) ?? inGroup, [wishes, inGroup, list.state])
  const shown = useNarrowed(kept, model, list.state)
  const sectionOf = useSections(language, shown.state.grouping)
  const isInOrder = extras.useSections === undefined || sectionOf !== null
  // An overview has the groups alone until something is looked for.
  const isOverview =
    facts.page.parts.includes('assignmentOverview') && group === null && !isNarrowed(shown.state, list.options)
  const { set, texts: markTexts, parts } = marks ?? {}
  const [isTicking, setTicking] = useState(false)
  const mark = useMemo(
    (): ListFrame['mark'] =>
      set === undefined || markTexts === undefined || parts === undefined
        ? null
        : { texts: markTexts, parts, set: (ids, isOwned) => void set(ids, isOwned), isTicking, setTicking },
    [set, markTexts, parts, isTicking],
  )
  const groupNames = useMemo(() => new Map(groups.map(({ slug, name }) => [slug, name])), [groups])
  const [hasTried, setTried] = useState(false)
  const frame = useMemo(
    (): ListFrame => ({
      language,
      texts,
      facts,
      extras,
      images,
      characterId: character.id,
      groupNames,
      rarity,
      isKnown,
      unknown,
      notes,
      isVeiled,
      mark,
    }),
    [language, texts, facts, extras, images, character.id, groupNames, rarity, isKnown, unknown, notes, isVeiled, mark],
  )

  const thing = openKey === null ? undefined : things.find(({ key }) => key === openKey)
  const named = thing ?? groups.find(({ slug }) => openKey === null && slug === group)
  useOpenName(named === undefined || (thing !== undefined && isVeiled(thing)) ? '' : named.name)

  const backTo = listPath(frame, ...(group === null ? [] : [group]))
  const click = (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return
    const link = event.target.closest<HTMLAnchorElement>('a')
    if (mark === null && event.target.closest('.tick') !== null) return startTransition(() => setTried(true))
    if (link === null || !isPlainClick(event)) return
    const { thing: opened, group: to, back } = link.dataset
    if (opened === undefined && to === undefined && back === undefined) return
    event.preventDefault()
    if (back !== undefined) return closeTo(backTo)
    if (opened === undefined) return moveTo(link.pathname)
    leave()
    openThing(link.pathname, group)
  }
  // Of the whole page: while details come, nothing of them has the focus, and on a phone the list has lost it.
  const isOpen = next.key !== null
  const leadsBackTo = listPath(frame, ...(next.group === null ? [] : [next.group]))
  useEffect(() => {
    if (!isOpen) return
    const keyDown = (event: KeyboardEvent) => {
      // A menu that is open closes first.
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector(':popover-open')) return
      closeTo(leadsBackTo)
    }
    addEventListener('keydown', keyDown)
    return () => removeEventListener('keydown', keyDown)
  }, [isOpen, leadsBackTo])
  // Opening a thing draws only what that changes.
  const markedKey = useDeferredValue(openKey)
  const laidOut = useMemo(
    () => (
      <LaidOut
        view={shown.state.view as PageView}
        groups={group === null ? groups : []}
        sectionOf={sectionOf}
        frame={frame}
        things={shown.rows}
        openKey={markedKey}
      />
    ),
    [shown, groups, group, sectionOf, frame, markedKey],
  )
  // Who reads the list will open something of it.
  useEffect(() => onFirstScroll(() => detailsAhead(extras)), [extras])
  const ahead = () => {
    detailsAhead(extras)
    extras.ahead?.()
  }
  const above = useMemo(
    () => (
      <>
        <Summary frame={frame} things={things} shown={shown} />
        {groups.length > 0 && <GroupLinks frame={frame} groups={groups} things={things} chosen={group} />}
        {extras.above && <extras.above {...{ frame, character, things, groups, group, list }} />}
        <Controls
          {...{ language, list, shown, facets }}
          texts={texts.controls}
          isWaiting={isOverview}
          without={withoutIn(facts, list.state.view, isKnown)}
        />
      </>
    ),
    [frame, things, shown, groups, group, extras, character, list, language, facets, texts, isOverview, facts, isKnown],
  )
  return (
    <div className="collection" ref={root} data-open={openKey === null ? undefined : ''} onClick={click}>
      <div className="things" onPointerEnter={ahead} onFocus={ahead}>
        {above}
        {wishes !== null && <wishes.Note things={inGroup} list={list} />}
        {rarity?.failed === true && (
          <p className="small soft" role="status">
            {texts.tables.noRarity}
          </p>
        )}
        {!isOverview && isInOrder && laidOut}
        {marks !== null && <marks.parts.MarksBar {...{ language, marks }} />}
        {marks === null && hasTried && (
          <Guard instead={null}>
            <needsOwner.Part frame={frame} path={facts.page.path} isAnswer />
          </Guard>
        )}
        {shown.rows.length === 0 && <p className="panel pad soft">{texts.controls.nothing}</p>}
      </div>
      <Details {...{ frame, character, openKey, thing, groups, backTo }} />
    </div>
  )
}
