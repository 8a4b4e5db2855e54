import { useEffect, useState } from 'react'

/** After how long (ms) it goes on although the browser is busy. */
const patience = 3000

const whenIdle = (run: () => void): (() => void) => {
  // Safari has no idle callbacks.
  if (globalThis.requestIdleCallback === undefined) {
    const timer = setTimeout(run, 200)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(run, { timeout: patience })
  return () => cancelIdleCallback(handle)
}

/** Whether the browser has had nothing to do since `isReady`. */
export const useIdle = (isReady: boolean): boolean => {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => (isReady && !isIdle ? whenIdle(() => setIdle(true)) : undefined), [isReady, isIdle])
  return isIdle
}
