import { useMemo } from 'react'
import type { CharacterAnswer } from '@kupodex/data/contract'
import type { ListOptions } from '#list/controls/state.ts'
import { type ListControl, useListState } from '#list/controls/use-list.ts'
import { menuFor, needNames } from '#list/menu.ts'
import { useIsTheirs } from '#list/use-is-theirs.ts'
import type { PageTexts } from './page-texts.ts'
import { isKnown, optionsFor } from './states.ts'

export interface OwnMenu {
  list: ListControl
  /** Whether what is missing can come first: of a character of the reader's of which it is known what it has. */
  isTheirs: boolean
  /** What its words are called where their usual name does not fit. */
  names: Readonly<Record<string, string>>
}

/** The menu of a character's list, which `path` names in the browser's storage; `options` has to be the same object each time. */
export const useMenu = (
  path: string,
  options: ListOptions,
  character: Pick<CharacterAnswer, 'id'>,
  texts: PageTexts,
): OwnMenu => {
  const known = isKnown(character)
  const isTheirs = useIsTheirs(character.id) && known
  const menu = useListState(
    path,
    useMemo(() => optionsFor(character, options), [character, options]),
  )
  const list = useMemo(() => ({ ...menu, ...menuFor(menu, known, isTheirs) }), [menu, known, isTheirs])
  return { list, isTheirs, names: { ...texts.room.words, ...needNames(isTheirs, texts.controls) } }
}
