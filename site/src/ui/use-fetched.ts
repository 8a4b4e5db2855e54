import { type Dispatch, type SetStateAction, useEffect, useState } from 'react'

/**
 * What is fetched when a part is drawn for the first time, and again for another `id`: `first` until it is there. The function that
 * comes with it replaces what is shown. `fetch` gives failures as values of their own.
 */
export const useFetched = <View>(
  fetch: (id: number) => Promise<View>,
  first: View,
  id = 0,
): [View, Dispatch<SetStateAction<View>>] => {
  const [view, setView] = useState(first)
  useEffect(() => {
    let isWanted = true
    void fetch(id).then((next) => isWanted && setView(() => next))
    return () => void (isWanted = false)
    // What is fetched depends on the id alone; callers may write the function in place.
  }, [id])
  return [view, setView]
}
