import { startTransition, useEffect, useState } from 'react'
import { useIsPrinted } from '#ui/use-is-printed.ts'

/** How many things are drawn at once: a window full, of rows in two columns too. */
const atOnce = 60

/** How many more each time after that: a browser makes their drawings all at once, which takes a phone some 20 ms. */
const step = 200

/**
 * How many of so many things are drawn. The first are there at once; all others follow by themselves, so that a long list is seen early
 * and the page answers meanwhile. On paper all are.
 */
export const useDrawn = (count: number): number => {
  const [most, setMost] = useState(atOnce)
  const isPrinted = useIsPrinted()
  useEffect(() => {
    // One more than there are: the focus goes to the first that is asked for behind them (`useFirstRows`).
    if (most <= count) startTransition(() => setMost(most + step))
  }, [most, count])
  return isPrinted ? count : Math.min(most, count)
}
