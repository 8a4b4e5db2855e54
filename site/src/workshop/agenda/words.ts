import type { Language } from '@kupodex/data/game'
import { formatNumber, formatPercent } from '#format/number.ts'
import { counted, fill } from '#texts/fill.ts'
import type { AgendaTexts } from './texts.ts'
import type { Found, FoundStep } from './result.ts'

export interface Writing {
  language: Language
  words: AgendaTexts
  /** Names of crafts and of materials, by id. */
  crafts: ReadonlyMap<number, string>
  materials: ReadonlyMap<number, string>
}

const factor = (percent: number, language: Language): string => formatPercent(percent, 0, language)

/** How what a craft is sold for is made up, from its base value on. */
export const sumText = (step: FoundStep, rank: number, { language, words }: Writing): string => {
  const number = (value: number) => formatNumber(value, language)
  const plain = Math.floor((step.base * (10 + rank - 1) * (100 + step.groove)) / 1000)
  return fill(words.sum, {
    ...{ base: number(step.base), rank: factor(90 + 10 * rank, language), groove: factor(100 + step.groove, language) },
    ...{ plain: number(plain), popularity: factor(step.popularity, language), supply: factor(step.supply, language) },
    ...{ each: number(step.each), made: number(step.made), total: number(step.total) },
  })
}

/** How good an agenda is proved to be; empty where nothing is. */
export const limitText = ({ total, most, isProved }: Found, { language, words }: Writing): string => {
  if (isProved) return words.proved
  if (most === null || total <= 0) return ''
  // Rounded up: it is a promise.
  const percent = Math.ceil((1000 * (most - total)) / total) / 10
  return fill(words.limit, { percent: formatPercent(percent, 1, language) })
}

const nameOf = (step: FoundStep, { crafts }: Writing): string => crafts.get(step.id) ?? String(step.id)

/** What is made at which hours, and whether it is efficient. */
const stepText = (step: FoundStep, writing: Writing): string =>
  `${step.hour}–${step.hour + step.time} ${nameOf(step, writing)}${step.efficient ? ` (${writing.words.efficient})` : ''}`

export const materialTexts = ({ used }: Found, { language, materials }: Writing): string[] =>
  used.map(([id, amount]) => `${materials.get(id) ?? id} × ${formatNumber(amount, language)}`)

/** A list of unread lines in a sentence; empty without any. */
export const unreadText = (unread: readonly string[], { language, words }: Writing): string =>
  unread.length === 0
    ? ''
    : fill(counted(words.stockUnread, unread.length, language), {
        lines: unread.slice(0, 3).join(' / ') + (unread.length > 3 ? ' …' : ''),
      })

/** An agenda as text, for a chat or a note. */
export const agendaText = (found: Found, writing: Writing): string => {
  const { language, words } = writing
  const cowries = (n: number) => fill(words.cowries, { n: formatNumber(n, language) })
  const days = found.days.flatMap(({ isRest, steps, total }, day) => {
    const name = fill(words.cycle, { n: String(day + 1) })
    if (isRest) return [`${name}: ${words.rest}`]
    return [`${name}: ${cowries(total)}`, ...steps.map((step) => `  ${stepText(step, writing)}`)]
  })
  const limit = limitText(found, writing)
  const materials = [words.used, ...materialTexts(found, writing).map((line) => `  ${line}`)]
  return [...days, `${words.total}: ${cowries(found.total)}`, ...(limit === '' ? [] : [limit]), ...materials].join('\n')
}
