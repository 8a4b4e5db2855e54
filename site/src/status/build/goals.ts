import type { Language } from '@kupodex/data/game'
import { reachOf } from '@kupodex/data/sync'
import { formatDuration } from '#format/duration.ts'

/** The age that the data of a tier are to stay below, in words; a dash for a tier without a goal. */
export const goalText = (tier: string, language: Language): string => {
  const reach = reachOf(tier)
  return reach === null ? '–' : formatDuration(reach / 1000, language)
}
