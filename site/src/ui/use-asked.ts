import { useCallback, useEffect, useRef, useState } from 'react'
import { laterWhenSeen, retryPause } from './later.ts'

/**
 * What `askFor` answers, null until it has, and a function that asks again. What failed is asked for again later (`retryPause`), and as
 * soon as the network is back; until then it stays as it is. `askFor` has to be the same function until it means something
 * else, null where nothing is to be asked for.
 */
export const useAsked = <Answer extends object>(
  askFor: (() => Promise<Answer>) | null,
  hasFailed: (answer: Answer) => boolean,
): [answer: Answer | null, again: () => void] => {
  const [asked, setAsked] = useState<{ by: typeof askFor; answer: Answer } | null>(null)
  const [tries, setTries] = useState(0)
  const again = useCallback(() => setTries((count) => count + 1), [])
  const answer = asked !== null && asked.by === askFor ? asked.answer : null
  const failures = useRef(0)
  const failed = answer !== null && hasFailed(answer) ? answer : null
  useEffect(() => {
    if (askFor === null) return
    let isWanted = true
    void askFor().then((answer) => isWanted && setAsked({ by: askFor, answer }))
    return () => void (isWanted = false)
  }, [askFor, tries])
  useEffect(() => {
    if (failed === null) {
      failures.current = 0
      return
    }
    const callOff = laterWhenSeen(document)(again, retryPause(failures.current++))
    addEventListener('online', again)
    return () => {
      callOff()
      removeEventListener('online', again)
    }
  }, [failed, again])
  return [answer, again]
}
