import type { Language, RarityType } from '@kupodex/data/game'
import { type Html, html, type HtmlPart } from '@kupodex/data/html'
import { nextReset, percentOf, weekLength } from '@kupodex/data/rules'
import { formatNumber } from '#format/number.ts'
import { shareOfCount, shareTextsOf } from '#rarity/share.ts'
import type { WeekCount } from '#rarity/weeks.ts'
import { fill } from '#texts/fill.ts'
import { firstWeekTexts } from './texts.ts'

/** The weeks after a patch that are told apart. */
export const firstWeeks = [1, 2, 4, 8] as const

const mostThings = 50

/** When the columns of those weeks were counted (epoch ms), of a patch that came on a day: weeks after the first weekly reset. */
export const columnsAfter = (released: number): number[] =>
  firstWeeks.map((weeks) => nextReset(released) + weeks * weekLength)

/** A thing of a patch: what it is called and where its page is, and its counts by week. */
export interface PatchThing {
  name: string
  href: string | null
  /** The patch that the shield reads; null where none is known. */
  veil: string | null
  list: RarityType
  counts: readonly WeekCount[]
}

interface Row {
  thing: PatchThing
  columns: (WeekCount | null)[]
  /** The last share that is known, in percent. */
  last: number
}

const rowOf = (thing: PatchThing, starts: readonly number[]): Row[] => {
  const columns = starts.map((start) => thing.counts.find((count) => count.week === start) ?? null)
  const last = columns.findLast((count) => count !== null)
  return last == null ? [] : [{ thing, columns, last: percentOf(last.owners, last.counted) }]
}

/** What was known of things in the first weeks after a patch, what most own first; null where nothing was counted then. */
export const firstWeeksHtml = (language: Language, released: number, things: readonly PatchThing[]): Html | null => {
  const text = firstWeekTexts(language)
  const rows = things
    .flatMap((thing) => rowOf(thing, columnsAfter(released)))
    .sort((a, b) => b.last - a.last || (a.thing.name < b.thing.name ? -1 : 1))
  if (rows.length === 0) return null
  const cell = ({ list }: PatchThing, count: WeekCount | null): HtmlPart =>
    count === null ? '–' : shareOfCount(count.owners, count.counted, language, shareTextsOf(list, language))
  const rowHtml = ({ thing, columns }: Row) => html`
    <tr role="row">
      <th role="rowheader" scope="row"><span${thing.veil !== null && html` data-patch="${thing.veil}"`}>${
        thing.href === null ? html`<b>${thing.name}</b>` : html`<a class="link" href="${thing.href}">${thing.name}</a>`
      }</span></th>
      ${columns.map((count) => html`<td role="cell" class="n">${cell(thing, count)}</td>`)}
    </tr>
  `
  return html`
    <p class="small soft">${fill(text.note, { n: formatNumber(Math.min(mostThings, rows.length), language) })}</p>
    <table class="list first-weeks-table" role="table">
      <caption class="unseen">${text.title}</caption>
      <thead role="rowgroup">
        <tr role="row"><th role="columnheader" scope="col">${text.thing}</th>${firstWeeks.map((n) => html`<th role="columnheader" scope="col" class="n">${fill(text.week, { n: formatNumber(n, language) })}</th>`)}</tr>
      </thead>
      <tbody role="rowgroup">${rows.slice(0, mostThings).map(rowHtml)}</tbody>
    </table>
  `
}
