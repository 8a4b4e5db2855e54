import { useEffect, useEffectEvent, useRef } from 'react'

/**
 * Gives what lies open over the page a step of its own in the history: going back calls `close`, and the address is that of before. Returns what
 * takes that step.
 */
export const useStepBack = (close: () => void): (() => void) => {
  const isLeaving = useRef(false)
  const closed = useEffectEvent(close)
  useEffect(() => {
    const back = () => {
      isLeaving.current = true
      closed()
    }
    history.pushState(history.state, '')
    addEventListener('popstate', back)
    return () => removeEventListener('popstate', back)
  }, [])
  return () => {
    if (isLeaving.current) return
    isLeaving.current = true
    history.back()
  }
}
