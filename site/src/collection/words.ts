import type { PageFilter, PageSection } from '@kupodex/data/game'
import type { Counting } from '@kupodex/data/rules'
import type { ListOptions, ListState } from '#list/controls/state.ts'
import { ofOwnersOnly } from '#list/page-words.ts'
import type { ListFacts } from './facts.ts'
import type { Thing } from './thing.ts'

/** Whether the owner of a character ticks the list. */
export const isTicked = ({ learnt }: Pick<ListFacts, 'learnt'>): boolean => learnt.includes('ticked')

/** Whether a character's number in a list is known: in one that is ticked not before something that counts is. */
export const isNumberKnown = (
  { isKnown, facts }: { isKnown: boolean; facts: Pick<ListFacts, 'learnt'> },
  count: number,
): boolean => isKnown && (count > 0 || !isTicked(facts))

/** The section of what is missing, by how it is counted: what is left to collect is what counts. */
const missingSections: Readonly<Record<Counting, PageSection>> = {
  counted: 'left',
  limited: 'limited',
  paid: 'purchased',
  gone: 'notObtainable',
  upcoming: 'notObtainable',
  legacy: 'notObtainable',
  oneOf: 'notObtainable',
  unlisted: 'notObtainable',
}

/** The section of a list that a thing is in; each thing is in one. */
export const sectionOf = ({ isOwned, counting }: Pick<Thing, 'isOwned' | 'counting'>): PageSection =>
  isOwned ? 'obtained' : missingSections[counting]

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
