import { useCallback, useEffect, useRef, useState } from 'react'
import { laterWhenSeen, retryAfter } from './later.ts'

const longestPause = 300_000

/** Milliseconds until the next try: 20 s, then twice as long after each failure, up to 5 min; shorter at random by up to a half, so that not all readers ask at once. */
export const pauseAfter = (failures: number, random: number): number =>
  Math.min(retryAfter * 2 ** failures, longestPause) * (1 - random / 2)

/**
 * What `askFor` answers, null until it has, and a function that asks again. What failed is asked for again later (`pauseAfter`), and as
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
    if (failed === null) return void (failures.current = 0)
    const callOff = laterWhenSeen(document)(again, pauseAfter(failures.current++, Math.random()))
    addEventListener('online', again)
    return () => {
      callOff()
      removeEventListener('online', again)
    }
  }, [failed, again])
  return [answer, again]
}
