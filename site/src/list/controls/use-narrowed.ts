import { useDeferredValue, useMemo } from 'react'
import { indexRows, type ListModel, narrow, type Narrowed } from './narrow.ts'
import type { ListState } from './state.ts'

/** The rows that a reader sees. They follow the controls a moment later, so that typing never waits for a long list. */
export interface ShownRows<Row> extends Narrowed<Row> {
  /** How many there are without narrowing. */
  of: number
  values: Readonly<Record<string, readonly string[]>>
  /** The state that the rows are of. */
  state: ListState
}

/** Narrows rows by a state; `model` and `found` have to be the same objects until they mean something else. */
export const useNarrowed = <Row>(
  rows: readonly Row[],
  model: ListModel<Row>,
  state: ListState,
  found?: ReadonlySet<Row>,
): ShownRows<Row> => {
  const index = useMemo(() => indexRows(rows, model), [rows, model])
  const later = useDeferredValue(state)
  return useMemo(
    () => ({ ...narrow(index, later, found), of: index.size, values: index.values, state: later }),
    [index, later, found],
  )
}
