import type { IshgardRow } from '@kupodex/data/contract'
import { faceHtml, placeHtml, signHtml } from '#boards/row.ts'
import type { HomeOf } from '#places/home.ts'
import { formatNumber } from '#format/number.ts'
import { listed } from '#format/punctuation.ts'
import { escapeHtml } from '@kupodex/data/html'
import { fill } from '#texts/fill.ts'
import type { IshgardFrame } from './frame.ts'

/** After this rank a line parts the first twelve, who get a title, from the others (spec: site §2.3). */
const dividerAfter = 12

const cell = (name: string, html: string) => `<td role="cell" class="${name}">${html}</td>`

/** How a rank moved since the day before; an infinity sign where there was none (spec: site §2.3). */
export const changeHtml = ({ language, texts }: IshgardFrame, change: number | null): string => {
  if (change === null) return signHtml('new', '▲∞', texts.noEarlier)
  if (change === 0) return signHtml('same', '=', texts.same)
  const n = formatNumber(Math.abs(change), language)
  return change > 0
    ? signHtml('up', `▲${n}`, fill(texts.up, { n }))
    : signHtml('down', `▼${n}`, fill(texts.down, { n }))
}

/** The job of a row: its name, and its letters where there is little room. */
const jobHtml = ({ texts, jobs, codes }: IshgardFrame, jobId: number): string => {
  const name = jobs[jobId]
  if (name === undefined) return `<span class="tag-job">${escapeHtml(texts.unknown)}</span>`
  const code = Object.keys(codes).find((key) => codes[key] === name) ?? name
  return `<span class="tag-job"><span class="long">${escapeHtml(name)}</span><span class="short">${escapeHtml(code)}</span></span>`
}

const rowHtml = (frame: IshgardFrame, row: IshgardRow, homeOf: HomeOf) => {
  const { language, texts, base } = frame
  const name = `${row.id === null ? '' : faceHtml(frame, row.id)}<span>${escapeHtml(row.name || texts.newCharacter)}</span>`
  const gain = row.scoreChange === null ? '' : `<small>+${formatNumber(row.scoreChange, language)}</small>`
  return `<tr role="row"${row.id === null ? '' : ` data-id="${row.id}"`}>${cell(
    row.rank > 3 ? 'rank' : 'rank top3',
    formatNumber(row.rank, language),
  )}${cell('change', changeHtml(frame, row.change))}${cell(
    'who',
    row.id === null ? `<span class="nobody">${name}</span>` : `<a href="${base}${row.id}/">${name}</a>`,
  )}${cell(
    'world quiet',
    `${placeHtml(homeOf(row.worldId), texts.unknown)} ${jobHtml(frame, row.jobId)}`,
  )}${cell('n score', formatNumber(row.score, language) + gain)}</tr>`
}

const head = ({ language, texts }: IshgardFrame) =>
  [
    ['rank', texts.rank],
    ['change', texts.change],
    ['', texts.character],
    ['', listed(language, texts.world, texts.job)],
    ['n', texts.score],
  ]
    .map(([name, text]) => `<th role="columnheader" class="${name}">${escapeHtml(text ?? '')}</th>`)
    .join('')

/** A board of the event as an HTML table, with a line after rank 12. */
export const ishgardTableHtml = (
  frame: IshgardFrame,
  title: string,
  rows: readonly IshgardRow[],
  homeOf: HomeOf,
): string => {
  const end = rows.findIndex(({ rank }) => rank > dividerAfter)
  const divider = `<tr role="row" class="divider"><td role="cell" colspan="5">${escapeHtml(frame.texts.divider)}</td></tr>`
  const body = rows.map((row, at) => (at === end && end > 0 ? divider : '') + rowHtml(frame, row, homeOf)).join('')
  return `<table class="panel list board ishgard" role="table"><caption class="unseen">${escapeHtml(title)}</caption><thead role="rowgroup"><tr role="row">${head(frame)}</tr></thead><tbody role="rowgroup">${body}</tbody></table>`
}
