import type { Language } from '@kupodex/data/game'
import { formatDay } from '#format/date.ts'
import { memo } from '#format/memo.ts'
import { formatNumber } from '#format/number.ts'
import { counted, fill } from '#texts/fill.ts'
import { figureNames, type Figures, type Look } from './looks.ts'
import { sinceTexts } from './texts.ts'

const weekdays = memo((language: Language) => new Intl.DateTimeFormat(language, { weekday: 'long' }))
const times = memo((language: Language) => new Intl.DateTimeFormat(language, { timeStyle: 'short' }))

const day = 86_400_000

/** When somebody looked last: today the time, within a week the day of the week, else the date. */
const lastTime = (at: number, now: number, language: Language): string => {
  if (now - at < day && new Date(at).getDate() === new Date(now).getDate()) return times(language).format(at)
  return now - at < 6 * day ? weekdays(language).format(at) : formatDay(at, language)
}

/** What changed in one figure, in words; empty for a count that did not grow, and for what was not known. */
const changeWords = (
  name: (typeof figureNames)[number],
  [from, to]: [number | undefined, number | undefined],
  language: Language,
  first: string,
): string => {
  const texts = sinceTexts(language)
  if (from === undefined || to === undefined || from === to) return ''
  if (name === 'first') return first === '' ? '' : fill(texts.first, { name: first })
  if (name === 'rank') return fill(texts.rank, { from: formatNumber(from, language), to: formatNumber(to, language) })
  return to < from ? '' : counted(texts[name], to - from, language)
}

/** What changed since a look in one sentence; empty where that is nothing. Times in epoch ms. */
export const sinceText = (
  { at }: Pick<Look, 'at'>,
  changes: readonly string[],
  now: number,
  language: Language,
): string =>
  changes.length === 0
    ? ''
    : fill(sinceTexts(language).since, { date: lastTime(at, now, language), changes: changes.join(' · ') })

/** What changed since a look in one sentence, with the name of who is first; empty where that is nothing. `now` in epoch ms. */
export const sinceWords = (before: Look, figures: Figures, now: number, language: Language, first = ''): string => {
  const changes = figureNames.flatMap(
    (name) => changeWords(name, [before.figures[name], figures[name]], language, first) || [],
  )
  return sinceText(before, changes, now, language)
}
