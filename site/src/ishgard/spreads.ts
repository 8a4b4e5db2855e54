import type { IshgardAnswer } from '@kupodex/data/contract'
import type { HomeOf } from '#places/home.ts'
import { formatNumber } from '#format/number.ts'
import { type Html, html } from '@kupodex/data/html'
import { chartHtml } from '#charts/frame.ts'
import { ishgardTexts } from '#boards/texts.ts'
import { commonTexts } from '#texts/texts.ts'
import type { IshgardFrame } from './frame.ts'

type Place = 'rank1' | 'rank12'
type Spread = NonNullable<IshgardAnswer['worldScores'][number][Place]>

/** A chart of lowest, highest and average scores, and the same as a table; null where no list has that rank. */
const spreadHtml = (
  { language }: IshgardFrame,
  title: string,
  lines: readonly { name: string; spread: Spread | null }[],
): Html | null => {
  const known = lines.flatMap(({ name, spread }) => (spread === null ? [] : [{ name, spread }]))
  if (known.length === 0) return null
  const texts = ishgardTexts(language)
  const ordered = known.toSorted((a, b) => b.spread.average - a.spread.average)
  const value = (n: number) =>
    html`<td class="n" data-v="${Math.round(n)}">${formatNumber(Math.round(n), language)}</td>`
  const row = ({ name, spread }: (typeof ordered)[number]) =>
    html`<tr><th scope="row">${name}</th>${[spread.lowest, spread.average, spread.highest].map(value)}</tr>`
  const heads = [texts.lowest, texts.average, texts.highest].map((text) => html`<th scope="col" class="n">${text}</th>`)
  const table = html`
    <table class="list plain">
      <caption class="unseen">${title}</caption>
      <thead><tr><td></td>${heads}</tr></thead>
      <tbody>${ordered.map(row)}</tbody>
    </table>
  `
  return chartHtml({ kind: 'spread', title, lines: ordered.length, summary: texts.asTable, table })
}

/** The charts of a board: scores of rank 1 and rank 12, by world and by job; null where there is nothing to draw (spec: site §2.3). */
export const spreadsHtml = (frame: IshgardFrame, answer: IshgardAnswer, homeOf: HomeOf): Html | null => {
  const { jobs, language } = frame
  const texts = ishgardTexts(language)
  const { unknown } = commonTexts(language)
  const places = [
    ['rank1', texts.rank1],
    ['rank12', texts.rank12],
  ] as const
  const byWorld = places.map(([place, title]) =>
    spreadHtml(
      frame,
      `${title} · ${texts.byWorld}`,
      answer.worldScores.map((one) => ({ name: homeOf(one.worldId)?.world ?? unknown, spread: one[place] })),
    ),
  )
  const byJob = places.map(([place, title]) =>
    spreadHtml(
      frame,
      `${title} · ${texts.byJob}`,
      answer.jobScores.map((one) => ({ name: jobs[one.jobId] ?? unknown, spread: one[place] })),
    ),
  )
  const charts = [...byWorld, ...byJob]
  return charts.every((chart) => chart === null)
    ? null
    : html`<section class="charts"><h2>${texts.charts}</h2><div class="chart-grid">${charts}</div></section>`
}
