import { html, type Html } from '@kupodex/data/html'
import type { Language } from '@kupodex/data/game'
import { type CraftDemand, type CraftResult, demandShiftCodes, popularities, supplies } from '@kupodex/data/rules'
import { memo } from '#format/memo.ts'
import { formatPercent } from '#format/number.ts'
import { fill } from '#texts/fill.ts'
import type { EditedColumn } from './ground/state.ts'
import type { WorkshopTexts } from './ground/texts.ts'

const numbers = memo((language: Language) => new Intl.NumberFormat(language, { maximumFractionDigits: 1 }))

type Words = WorkshopTexts

const valuesOf: Readonly<Record<EditedColumn, readonly number[]>> = {
  popularity: popularities,
  supply: supplies,
  shift: demandShiftCodes,
}

const optionsOf = (column: EditedColumn, words: Words): readonly (readonly [value: number, word: string])[] => {
  const texts = { popularity: words.popularities, supply: words.supplies, shift: words.shifts }[column]
  return valuesOf[column].map((value, at) => [value, texts[at] ?? ''] as const)
}

/** What was entered about a craft in a column, in a word. */
export const demandHtml = (column: EditedColumn, demand: CraftDemand, language: Language, words: Words): Html => {
  const word = optionsOf(column, words).find(([value]) => value === demand[column])?.[1] ?? ''
  return column === 'shift' ? html`${word}` : html`${word} <small>${formatPercent(demand[column], 0, language)}</small>`
}

/** A choice in place of the word. */
export const selectHtml = (column: EditedColumn, demand: CraftDemand, item: string, words: Words): Html =>
  html`<select data-column="${column}" aria-label="${fill(words.valueOf, { column: words[column], item })}">${optionsOf(column, words).map(([value, word]) => (value === demand[column] ? html`<option value="${value}" selected>${word}</option>` : html`<option value="${value}">${word}</option>`))}</select>`

const ratesHtml = (perTime: number, perMat: number | null, language: Language, words: Words): Html => {
  const number = (n: number) => numbers(language).format(n)
  const mat = perMat === null ? '' : ` · ${fill(words.perMat, { n: number(perMat) })}`
  return html`<small>${fill(words.perHour, { n: number(perTime) })}${mat}</small>`
}

/** The last three columns of a craft: its value today, and supply and value tomorrow. */
export const resultHtml = (result: CraftResult, language: Language, words: Words): readonly [Html, Html, Html] => {
  const number = (n: number) => numbers(language).format(n)
  const either = (texts: readonly string[]) => {
    const [one = '', other] = texts
    return other === undefined ? one : fill(words.or, { one, other })
  }
  const supplyWord = (supply: number) => words.supplies[supplies.findIndex((one) => one === supply)] ?? ''
  return [
    html`<b>${number(result.finalValue)}</b>${ratesHtml(result.valuePerTime, result.valuePerLimitedMat, language, words)}`,
    html`${either(result.tomorrowSupply.map(supplyWord))}`,
    html`<b>${either(result.tomorrowValues.map(number))}</b>${ratesHtml(result.tomorrowValuePerTime, result.tomorrowValuePerLimitedMat, language, words)}`,
  ]
}
