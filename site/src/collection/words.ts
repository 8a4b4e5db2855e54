import type { Language, PageFilter, PageSection } from '@kupodex/data/game'
import type { Rarity } from '#tables/rarity.ts'
import { obtainabilities, obtainabilityOf, type SourceType } from '#list/controls/facets.ts'
import type { ListOptions, ListState } from '#list/controls/state.ts'
import { ofOwnersOnly } from '#list/page-words.ts'
import type { ListFacts, ListSort } from './facts.ts'
import type { Thing } from './thing.ts'

type Compare = (a: Thing, b: Thing) => number

/** Whether the owner of a character ticks the list. */
export const isTicked = ({ learnt }: Pick<ListFacts, 'learnt'>): boolean => learnt === 'hand'

/** What a character does rather than has. */
const deeds: readonly ListFacts['type'][] = ['triadNpc', 'cosmicMission', 'leve', 'fish']

/** Whether the things of a list are done, not had. */
export const isDone = ({ type }: Pick<ListFacts, 'type'>): boolean => deeds.includes(type)

/** What orders need to know. */
export interface SortFacts {
  language: Language
  sourceTypes: readonly SourceType[]
  /** Null while it is loading, and for a collection without a rarity list. */
  rarity: Rarity | null
  /**
   * What the reader's own character, or a favorite, had when the list was opened, so that nothing moves while it is ticked; null for all
   * other characters.
   */
  had: ReadonlySet<number> | null
}

/** First what is missing and can be had as all else, then for a limited time, for money and no longer, then what one has. */
const placeIn = (had: ReadonlySet<number>, thing: Thing): number =>
  had.has(thing.id) ? obtainabilities.length : obtainabilities.indexOf(obtainabilityOf(thing))

/** The patch that brought a thing as a number, inferred where it is not known. */
const patchOf = ({ patch, mainPatch }: Thing): number => (patch == null ? (mainPatch ?? 0) / 10 : Number(patch))

/**
 * How to order by each word of a page; in the game's order things come as they are read. What says which thing to get next says so of
 * what is missing, and has the rest behind it.
 */
export const sortsOf = ({
  language,
  sourceTypes,
  rarity,
  had,
}: SortFacts): Record<Exclude<ListSort, 'inGame'>, Compare> => {
  const { compare } = new Intl.Collator(language)
  const places = new Map(sourceTypes.map(({ id, sort }) => [id, sort]))
  const placeOf = ({ sourceTypeId }: Thing) => places.get(sourceTypeId ?? 0) ?? Number.MAX_SAFE_INTEGER
  const owners = ({ id }: Thing) => rarity?.of(id)?.count ?? 0
  const byNeed: Compare = (a, b) => (had === null ? 0 : placeIn(had, a) - placeIn(had, b))
  const next =
    (compareTwo: Compare): Compare =>
    (a, b) =>
      byNeed(a, b) || compareTwo(a, b)
  return {
    missingFirst: byNeed,
    name: (a, b) => compare(a.name, b.name),
    source: (a, b) => placeOf(a) - placeOf(b),
    rarest: next((a, b) => owners(a) - owners(b)),
    mostCommon: next((a, b) => owners(b) - owners(a)),
    patch: next((a, b) => patchOf(b) - patchOf(a)),
  }
}

/** The section of a list that a thing is in; each thing is in one. */
export const sectionOf = (thing: Thing): PageSection =>
  thing.isOwned ? 'obtained' : !thing.obtainable ? 'notObtainable' : thing.isPaid ? 'purchased' : 'left'

/** Which things each filter shows. */
export const filters: Record<PageFilter, (thing: Thing) => boolean> = {
  all: () => true,
  completed: ({ isOwned }) => isOwned,
  missing: ({ isOwned }) => !isOwned,
  obtained: ({ isOwned }) => isOwned,
  unobtained: ({ isOwned, obtainable }) => !isOwned && obtainable,
  notObtainable: ({ isOwned, obtainable }) => !isOwned && !obtainable,
}

/** The state of a list's menu where it is not known what a character has: a filter that was remembered must not empty the list. */
export const stateOf = (state: ListState, isKnown: boolean): ListState =>
  isKnown || !ofOwnersOnly.includes(state.show) ? state : { ...state, show: 'all' }

/** The sections of a page in the order of a reader: of a character of theirs, what it has comes last. */
export const sectionsFor = (sections: readonly PageSection[], isTheirs: boolean): readonly PageSection[] =>
  isTheirs ? [...sections].sort((a, b) => Number(a === 'obtained') - Number(b === 'obtained')) : sections

/** A list's menu as it can be used of a character. */
export interface Menu {
  options: ListOptions
  state: ListState
}

/** A list's menu as it can be used of a character; of one that is not the reader's without a second word for the game's order. */
export const menuFor = ({ options, state }: Menu, isKnown: boolean, isTheirs: boolean): Menu => {
  const known = stateOf(state, isKnown)
  if (isTheirs) return { options, state: known }
  return {
    options: { ...options, sorts: options.sorts.filter((word) => word !== 'inGame') },
    state: known.sort === 'inGame' ? { ...known, sort: 'missingFirst' } : known,
  }
}
