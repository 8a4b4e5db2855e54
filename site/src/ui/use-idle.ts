import { useEffect, useState } from 'react'
import { whenIdle } from './when-idle.ts'

/** Whether the browser has had nothing to do since `isReady`. */
export const useIdle = (isReady: boolean): boolean => {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => (isReady && !isIdle ? whenIdle(() => setIdle(true)) : undefined), [isReady, isIdle])
  return isIdle
}
