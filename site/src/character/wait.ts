import type { Language } from '@kupodex/data/game'
import { type Counted, counted } from '#texts/fill.ts'

export interface WaitTexts {
  seconds: Counted
  minutes: Counted
  hours: Counted
}

/** About how long a wait of so many seconds is, in the one unit that says it best. */
export const waitText = (seconds: number, { seconds: s, minutes, hours }: WaitTexts, language: Language): string => {
  if (seconds < 90) return counted(s, Math.max(1, Math.round(seconds)), language)
  if (seconds < 90 * 60) return counted(minutes, Math.round(seconds / 60), language)
  return counted(hours, Math.round(seconds / 3600), language)
}

const month = 30 * 86_400_000

/** Whether a character was read so long ago (both epoch ms) that its page says so: more than thirty days. */
export const isOld = (updatedAt: number | null, now: number): boolean => updatedAt !== null && now - updatedAt > month
