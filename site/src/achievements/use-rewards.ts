import { useCallback } from 'react'
import type { Language } from '@kupodex/data/game'
import type { Outcome } from '#ask/outcome.ts'
import { ask } from '#ask/page.ts'
import { useAsked } from '#ui/use-asked.ts'
import type { Rewards } from './rewards.ts'

/** What achievements give and metas need in items: null while that is loading, `failed` until it can be had. */
type RewardsView = Rewards | 'failed' | null

const hasFailed = ({ ok }: Outcome<Rewards>) => !ok

/** What achievements give and metas need in items, and a function that asks for it again. */
export const useRewards = (language: Language): [rewards: RewardsView, again: () => void] => {
  const askFor = useCallback(
    (): Promise<Outcome<Rewards>> => ask('achievementRewards', { lang: language }, { once: true }),
    [language],
  )
  const [outcome, again] = useAsked(askFor, hasFailed)
  if (outcome === null) return [null, again]
  return [outcome.ok ? outcome.value : 'failed', again]
}
