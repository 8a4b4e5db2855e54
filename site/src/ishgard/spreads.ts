import type { IshgardAnswer } from '@kupodex/data/contract'
import type { HomeOf } from '#places/home.ts'
import { formatNumber } from '#format/number.ts'
import { escapeHtml } from '@kupodex/data/html'
import { chartHtml } from '#charts/frame.ts'
import type { IshgardFrame } from './frame.ts'

type Place = 'rank1' | 'rank12'
type Spread = NonNullable<IshgardAnswer['worldScores'][number][Place]>

/** A chart of lowest, highest and average scores, and the same as a table; nothing where no list has that rank. */
const spreadHtml = (
  { language, texts }: IshgardFrame,
  title: string,
  lines: readonly { name: string; spread: Spread | null }[],
): string => {
  const known = lines.flatMap(({ name, spread }) => (spread === null ? [] : [{ name, spread }]))
  if (known.length === 0) return ''
  const ordered = known.toSorted((a, b) => b.spread.average - a.spread.average)
  const value = (n: number) => `<td class="n" data-v="${Math.round(n)}">${formatNumber(Math.round(n), language)}</td>`
  const body = ordered
    .map(
      ({ name, spread }) =>
        `<tr><th scope="row">${escapeHtml(name)}</th>${value(spread.lowest)}${value(spread.average)}${value(spread.highest)}</tr>`,
    )
    .join('')
  const heads = [texts.lowest, texts.average, texts.highest]
    .map((text) => `<th scope="col" class="n">${escapeHtml(text)}</th>`)
    .join('')
  const table = `<table class="list plain"><caption class="unseen">${escapeHtml(title)}</caption><thead><tr><td></td>${heads}</tr></thead><tbody>${body}</tbody></table>`
  return chartHtml({ kind: 'spread', title, lines: ordered.length, summary: texts.asTable, table })
}

/** The charts of a board: scores of rank 1 and rank 12, by world and by job (spec: site §2.3). */
export const spreadsHtml = (frame: IshgardFrame, answer: IshgardAnswer, homeOf: HomeOf): string => {
  const { texts, jobs } = frame
  const places = [
    ['rank1', texts.rank1],
    ['rank12', texts.rank12],
  ] as const
  const byWorld = places.map(([place, title]) =>
    spreadHtml(
      frame,
      `${title} · ${texts.byWorld}`,
      answer.worldScores.map((one) => ({ name: homeOf(one.worldId)?.world ?? texts.unknown, spread: one[place] })),
    ),
  )
  const byJob = places.map(([place, title]) =>
    spreadHtml(
      frame,
      `${title} · ${texts.byJob}`,
      answer.jobScores.map((one) => ({ name: jobs[one.jobId] ?? texts.unknown, spread: one[place] })),
    ),
  )
  const charts = [...byWorld, ...byJob].join('')
  return charts === ''
    ? ''
    : `<section class="charts"><h2>${escapeHtml(texts.charts)}</h2><div class="chart-grid">${charts}</div></section>`
}
