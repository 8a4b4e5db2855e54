import { useMemo } from 'react'
import { replaceSearch, useSearch } from '#ui/use-search.ts'
import { readTonight, type TonightState, tonightQuery } from './state.ts'

/** Changes what the page shows. */
export type ChangeTonight = (next: Partial<TonightState>) => void

const change: ChangeTonight = (next) =>
  replaceSearch(tonightQuery({ ...readTonight(location.search), ...next }, location.search))

/** What the address of the page says, and how to change that. */
export const useTonight = (): [TonightState, ChangeTonight] => {
  const search = useSearch()
  return [useMemo(() => readTonight(search), [search]), change]
}
