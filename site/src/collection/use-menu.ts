import { useMemo } from 'react'
import { type ListControl, useListState } from '#list/controls/use-list.ts'
import { optionsOf } from '#list/page-words.ts'
import type { ListFacts } from './facts.ts'

/** The state of a list's menu. Where a list has sections, they do in other views what the filter does in rows. */
export const useMenu = ({ page }: ListFacts): ListControl => {
  const options = useMemo(() => optionsOf(page), [page])
  const list = useListState(page.path, options)
  const { state } = list
  const isFiltered = page.sections.length === 0 || state.view === 'list'
  const shown = useMemo(() => (isFiltered ? state : { ...state, show: 'all' }), [state, isFiltered])
  return { ...list, state: shown }
}
