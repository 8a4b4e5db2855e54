import type { Language } from '@kupodex/data/game'
import { type GainKind, type GainMeasure, type KeptKind, seasonOf } from '@kupodex/data/rules'
import { formatMonth, formatYear } from '#format/date.ts'
import { fill } from '#texts/fill.ts'
import { listNameTexts, texts } from '#texts/texts.ts'
import { gainTexts } from './texts.ts'

export const gainNames = (language: Language): Record<GainMeasure['word'], string> => {
  const { ranking } = texts(language)
  const { mount, minion, emote } = listNameTexts(language)
  return { points: ranking.modes.xivdb, mounts: mount, minions: minion, emotes: emote, rarity: ranking.modes.rarity }
}

/** What a running time is called: a season and a year by their names; `from` is when it began (epoch ms), null where that is not known. */
export const gainTitle = (language: Language, { period, from }: { period: GainKind; from: number | null }): string => {
  const text = gainTexts(language)
  if (from === null || period === 'week' || period === 'month') return text.times[period]
  const year = formatYear(from, language)
  return period === 'year' ? year : fill(text.seasons[seasonOf(from)], { year })
}

/** What a time that has ended is called, by its name; `from` is when it began (epoch ms). */
export const endedTitle = (language: Language, { kind, from }: { kind: KeptKind; from: number }): string =>
  kind === 'month' ? formatMonth(from, language) : gainTitle(language, { period: kind, from })
