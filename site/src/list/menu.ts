import type { PageSection } from '@kupodex/data/game'
import { type Counting, countings } from '@kupodex/data/rules'
import type { ListOptions, ListState } from './controls/state.ts'
import type { ControlTexts } from './controls/texts.ts'
import { ofOwnersOnly } from './page-words.ts'

/** A thing's place in an order by need: missing ones that can be had as all else, for a limited time, for money, no longer; then what one has. */
export const needOf = (isOwned: boolean, counting: Counting): number =>
  isOwned ? countings.length : countings.indexOf(counting)

/** What words of a menu are called by need: of a character that is not the reader's nothing comes before the game's order. */
export const needNames = (isTheirs: boolean, { words }: ControlTexts): Readonly<Record<string, string>> =>
  isTheirs ? {} : { missingFirst: words.inGame }

/** The state of a list's menu where it is not known what a character has: a filter that was remembered must not empty the list. */
export const stateOf = (state: ListState, isKnown: boolean): ListState =>
  isKnown || !ofOwnersOnly.includes(state.show) ? state : { ...state, show: 'all' }

/** The sections of a page in the order of a reader: of a character of theirs, what it has comes last. */
export const sectionsFor = (sections: readonly PageSection[], isTheirs: boolean): readonly PageSection[] =>
  isTheirs ? [...sections].sort((a, b) => Number(a === 'obtained') - Number(b === 'obtained')) : sections

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
