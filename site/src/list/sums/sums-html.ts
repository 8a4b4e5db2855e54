import type { Language } from '@kupodex/data/game'
import { type Html, html } from '@kupodex/data/html'
import type { Counting, Sums } from '@kupodex/data/rules'
import { formatNumber } from '#format/number.ts'
import { counted } from '#texts/fill.ts'
import { countingTexts } from './texts.ts'

/** A collection added up, and what is said of it beside its own sums. */
export interface ShownSums {
  sums: Sums
  /** Whether it is known what the character has; else there is only what there is. */
  isKnown: boolean
  /** Things of collections of which nothing is known, which no sum has. */
  unknown?: number
  /** How many things have names that the reader's shield hides. */
  veiled?: number
}

/** How what counts becomes all that there is: a table whose rows add up, and what it rests on. */
export const sumsHtml = (language: Language, { sums, isKnown, unknown = 0, veiled = 0 }: ShownSums): Html => {
  const text = countingTexts(language)
  const row = (way: Counting | 'unknown', owned: number | null, all: number) =>
    html`<tr><th scope="row">${text.ways[way]}</th>${cells(owned, all)}</tr>`
  const cells = (owned: number | null, all: number) =>
    html`${isKnown && html`<td>${owned === null ? '–' : formatNumber(owned, language)}</td>`}<td>${formatNumber(all, language)}</td>`
  return html`
    <table>
      <thead>
        <tr>
          <th scope="col"><span class="unseen">${text.way}</span></th>
          ${isKnown && html`<th scope="col">${text.owned}</th>`}
          <th scope="col">${text.all}</th>
        </tr>
      </thead>
      <tbody>
        ${sums.rows.map(({ counting, owned, all }) => row(counting, owned, all))}
        ${unknown > 0 && row('unknown', null, unknown)}
      </tbody>
      <tfoot>
        <tr><th scope="row">${text.total}</th>${cells(sums.owned, sums.all + unknown)}</tr>
      </tfoot>
    </table>
    <p class="soft">${text.note}</p>
    ${veiled > 0 && html`<p class="soft">${counted(text.veiled, veiled, language)}</p>`}
  `
}
