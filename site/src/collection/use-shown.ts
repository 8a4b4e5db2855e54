import { useMemo, useState } from 'react'
import type { Language, PageFacts } from '@kupodex/data/game'
import { useTable } from '#tables/use-table.ts'
import type { SourceType } from '#list/controls/facets.ts'
import type { Facet } from '#list/controls/narrow.ts'
import { isNarrowed, type ListState } from '#list/controls/state.ts'
import type { ListControl } from '#list/controls/use-list.ts'
import { type ShownRows, useNarrowed } from '#list/controls/use-narrowed.ts'
import type { ForReader } from '#list/for-reader.tsx'
import { usePrices } from '#market/use-prices.ts'
import { menuFor } from '#list/menu.ts'
import { useForReader } from '#list/use-for-reader.ts'
import type { Notes, SectionOf } from './frame.ts'
import type { ListProps } from './list-props.ts'
import { usePriceNotes } from './use-price-notes.ts'
import { modelOf } from './list-model.ts'
import type { Opened } from './opened-in.ts'
import type { Thing } from './thing.ts'

export interface ShownThings {
  /** The menu, in a state that what is known of the character allows. */
  list: ListControl
  /** The things of the group that is shown, before anything narrows them. */
  inGroup: readonly Thing[]
  /** What is left of them. */
  rows: ShownRows<Thing>
  facets: readonly Facet<Thing>[]
  notes: Notes
  forReader: ForReader<Thing> | null
  /** The section of each thing; null for a list without sections of its own, and while their tables are loading. */
  sectionOf: SectionOf | null
  /** Whether the groups alone are shown, until something is looked for. */
  isOverview: boolean
  /** Whether things are drawn: not in an overview, nor before their sections are there. */
  isListed: boolean
}

const noTypes: readonly SourceType[] = []
const noFacets: readonly Facet<Thing>[] = []
const noNotes: Notes = new Map()
const asIs = (thing: Thing) => thing
const useNoFacets = () => noFacets
const useNoNotes = () => noNotes
const useNoSections = () => null

const useSourceTypes = (language: Language): readonly SourceType[] => {
  const types = useTable(language, 'sourceTypes')
  return types.state === 'ready' ? types.rows : noTypes
}

/** What a character has, as it was when that was first known; null where it does not matter. */
const useHad = (things: readonly Thing[], isAsked: boolean): ReadonlySet<number> | null => {
  const [had, setHad] = useState<ReadonlySet<number> | null>(null)
  if (!isAsked || had !== null) return had
  const first = new Set(things.filter(({ isOwned }) => isOwned).map(({ id }) => id))
  setHad(first)
  return first
}

/** Whether notes are shown or looked through; from the first search on, so that clearing it takes none away. */
const useAreNotesWanted = ({ notes, search }: PageFacts, state: ListState): boolean => {
  const [hasSearched, setSearched] = useState(false)
  if (!hasSearched && state.search !== '') setSearched(true)
  return notes.some((view) => view === state.view) || (hasSearched && search.includes('note'))
}

/** Searches, orders and narrows the things of a list; the same value until something of it changes. */
export const useShown = (
  { facts, extras, language, texts, character, owned, things, rarity, list: menu }: ListProps,
  { group, key }: Opened,
  isVeiled: (thing: Thing) => boolean,
  isTheirs: boolean,
): ShownThings => {
  const { page, type } = facts
  const { useFacets = useNoFacets, useSections = useNoSections, useNotes = useNoNotes } = extras
  const isKnown = owned.state === 'ready'
  const list = useMemo(() => ({ ...menu, ...menuFor(menu, isKnown, isTheirs) }), [menu, isKnown, isTheirs])
  const had = useHad(things, isTheirs && isKnown)
  const sourceTypes = useSourceTypes(language)
  const ownFacets = useFacets(language, character)
  const prices = usePrices(character.dcName, type, page.facets.includes('price'))?.prices ?? null
  const ownNotes = useNotes(language, useAreNotesWanted(page, list.state))
  const notes = usePriceNotes(language, ownNotes, prices, list.state)
  const forReader = useForReader(language, { type, characterId: character.id }, key !== null, asIs)
  const model = useMemo(() => {
    const using = { language, texts: texts.controls, sourceTypes, rarity, isVeiled, had, prices, ownFacets, notes }
    return modelOf(facts, { ...using, reader: forReader?.facets ?? noFacets })
  }, [facts, language, texts.controls, sourceTypes, rarity, isVeiled, had, prices, ownFacets, notes, forReader])
  const inGroup = useMemo(
    () => (group === null ? things : things.filter(({ groups: own }) => own.includes(group))),
    [things, group],
  )
  const kept = useMemo(() => forReader?.keep(inGroup, list.state) ?? inGroup, [forReader, inGroup, list.state])
  const rows = useNarrowed(kept, model, list.state)
  const sectionOf = useSections(language, rows.state.grouping)
  const hasOrder = extras.useSections === undefined || sectionOf !== null
  const isOverview = page.parts.includes('groupsFirst') && group === null && !isNarrowed(rows.state, list.options)
  const isListed = hasOrder && !isOverview
  const { facets } = model
  return useMemo(
    () => ({ list, inGroup, rows, facets, notes, forReader, sectionOf, isListed, isOverview }),
    [list, inGroup, rows, facets, notes, forReader, sectionOf, isListed, isOverview],
  )
}
