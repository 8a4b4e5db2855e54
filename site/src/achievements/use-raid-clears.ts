import { useEffect, useState } from 'react'
import type { RaidClearsAnswer } from '@kupodex/data/contract'
import { ask } from '#ask/page.ts'

/** How many of a scope have cleared each raid; null while that is loading, and where it is not published. */
export const useRaidClears = (scope: string): RaidClearsAnswer | null => {
  const [clears, setClears] = useState<RaidClearsAnswer | null>(null)
  useEffect(() => {
    if (scope === '') return
    let isWanted = true
    void ask('raidClears', { scope }, { once: true }).then((outcome) => {
      if (isWanted) setClears(outcome.ok ? outcome.value : null)
    })
    return () => void (isWanted = false)
  }, [scope])
  return clears
}
