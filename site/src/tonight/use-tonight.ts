import { useMemo } from 'react'
import type { Party } from '#party/party.ts'
import { replaceSearch, useSearch } from '#ui/use-search.ts'
import type { TonightFrame } from './frame.ts'
import { readTonight, type TonightState, tonightQuery } from './state.ts'

/**
 * Changes what the page shows: to what is given, or to what a function makes of it as it is at that moment. What was
 * drawn may be older: the list of places follows what is pressed.
 */
export type ChangeTonight = (next: Partial<TonightState> | ((now: TonightState) => Partial<TonightState>)) => void

export interface TonightProps {
  frame: TonightFrame
  party: Party
  state: TonightState
  change: ChangeTonight
}

const change: ChangeTonight = (next) => {
  const now = readTonight(location.search)
  replaceSearch(tonightQuery({ ...now, ...(typeof next === 'function' ? next(now) : next) }, location.search))
}

/** What the address of the page says, and how to change that. */
export const useTonight = (): [TonightState, ChangeTonight] => {
  const search = useSearch()
  return [useMemo(() => readTonight(search), [search]), change]
}
