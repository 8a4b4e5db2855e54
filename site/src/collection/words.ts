import type { Language, PageFilter, PageSection } from '@kupodex/data/game'
import type { Rarity } from '#tables/rarity.ts'
import type { SourceType } from '#list/controls/facets.ts'
import type { ListState } from '#list/controls/state.ts'
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
}

/** How to order by each word of a page; in the game's order things come as they are read. */
export const sortsOf = ({ language, sourceTypes, rarity }: SortFacts): Record<Exclude<ListSort, 'inGame'>, Compare> => {
  const { compare } = new Intl.Collator(language)
  const places = new Map(sourceTypes.map(({ id, sort }) => [id, sort]))
  const placeOf = ({ sourceTypeId }: Thing) => places.get(sourceTypeId ?? 0) ?? Number.MAX_SAFE_INTEGER
  const owners = ({ id }: Thing) => rarity?.of(id)?.count ?? 0
  return {
    name: (a, b) => compare(a.name, b.name),
    source: (a, b) => placeOf(a) - placeOf(b),
    rarest: (a, b) => owners(a) - owners(b),
    mostCommon: (a, b) => owners(b) - owners(a),
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
