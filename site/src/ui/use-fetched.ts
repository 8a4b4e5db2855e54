import { useCallback, useState } from 'react'
import { useAsked } from './use-asked.ts'

/**
 * What is fetched when a part is drawn for the first time, and again for another `id`: `first` until it is there. The functions that
 * come with it replace what is shown, and fetch it again. `fetch` gives failures as values of their own, which `hasFailed` knows: one
 * stays until fetching again, which is done by itself after a while, comes to something else.
 */
export const useFetched = <View extends object>(
  fetch: (id: number) => Promise<View>,
  hasFailed: (view: View) => boolean,
  first: View,
  id = 0,
): [view: View, setView: (next: View) => void, again: () => void] => {
  const [set, setSet] = useState<{ id: number; view: View } | null>(null)
  // What is fetched depends on the id alone; callers may write the function in place.
  const fetchHere = useCallback(() => fetch(id), [id])
  const [fetched, again] = useAsked(fetchHere, hasFailed)
  const setView = useCallback((view: View) => setSet({ id, view }), [id])
  return [set?.id === id ? set.view : (fetched ?? first), setView, again]
}
