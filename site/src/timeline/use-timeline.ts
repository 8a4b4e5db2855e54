import { useEffect, useMemo, useRef, useState } from 'react'
import type { CharacterAnswer, TimelineAnswer } from '@kupodex/data/contract'
import { ask } from '#ask/page.ts'
import { withObtained } from './with-obtained.ts'

/** The timeline of a character, as far as it is there; `retry` asks again. */
export interface TimelineView {
  state: 'loading' | 'error' | 'done'
  /** Null until it is there. */
  answer: TimelineAnswer | null
  retry: () => void
}

/**
 * Fetches what of the timeline of a character is not in the character itself, and again when that has been read again; what was there
 * stays meanwhile.
 */
export const useTimeline = (character: CharacterAnswer | null): TimelineView => {
  const [loaded, setLoaded] = useState<Pick<TimelineView, 'state' | 'answer'>>({ state: 'loading', answer: null })
  const [tries, setTries] = useState(0)
  const hasAsked = useRef(false)
  const [id, updatedAt] = [character?.id, character?.updatedAt]
  useEffect(() => {
    if (id === undefined) return
    let isWanted = true
    // The first request has the answer that the page asked for early; a later one must not be what the browser still has.
    const options = hasAsked.current ? ({ cache: 'no-cache' } as const) : {}
    hasAsked.current = true
    void ask('charevents', { id }, options).then((outcome) => {
      if (!isWanted) return
      if (outcome.ok) setLoaded({ state: 'done', answer: outcome.value })
      else setLoaded(({ answer }) => ({ state: answer === null ? 'error' : 'done', answer }))
    })
    return () => void (isWanted = false)
  }, [id, updatedAt, tries])
  const { state, answer: noted } = loaded
  const answer = useMemo(
    () => (noted === null || character === null ? null : { ...noted, events: withObtained(character, noted) }),
    [noted, character],
  )
  return {
    state,
    answer,
    retry: () => {
      setLoaded(({ answer }) => ({ state: 'loading', answer }))
      setTries(tries + 1)
    },
  }
}
