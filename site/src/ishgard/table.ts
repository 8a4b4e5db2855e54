import type { IshgardRow } from '@kupodex/data/contract'
import { signHtml } from '#boards/sign.ts'
import { ishgardTexts } from '#boards/texts.ts'
import { faceHtml } from '#images/face-html.ts'
import { type HomeOf, homeText } from '#places/home.ts'
import { formatNumber } from '#format/number.ts'
import { type Html, html, type HtmlPart } from '@kupodex/data/html'
import { counted } from '#texts/fill.ts'
import { commonTexts } from '#texts/texts.ts'
import type { IshgardFrame } from './frame.ts'

/** After this rank a line separates the first twelve, who get a title, from the others (spec: site §2.3). */
const dividerAfter = 12

const cell = (name: string, inside: HtmlPart) => html`<td role="cell" class="${name}">${inside}</td>`

/** How a rank moved since the day before; an infinity sign where there was none (spec: site §2.3). */
const changeHtml = ({ language }: IshgardFrame, change: number | null): Html => {
  const texts = ishgardTexts(language)
  if (change === null) return signHtml('new', '▲∞', texts.noEarlier)
  if (change === 0) return signHtml('same', '=', texts.same)
  const n = formatNumber(Math.abs(change), language)
  return change > 0
    ? signHtml('up', `▲${n}`, counted(texts.up, Math.abs(change), language))
    : signHtml('down', `▼${n}`, counted(texts.down, Math.abs(change), language))
}

/** The job of a row: its name, and its letters where there is little room. */
const jobHtml = ({ language, jobs, codes, letters }: IshgardFrame, jobId: number): Html => {
  const name = jobs[jobId]
  if (name === undefined) return html`<span class="tag-job">${commonTexts(language).unknown}</span>`
  const code = Object.keys(codes).find((key) => codes[key] === name) ?? ''
  return html`<span class="tag-job"><span class="long">${name}</span><span class="short">${letters[code] ?? name}</span></span>`
}

const rowHtml = (frame: IshgardFrame, row: IshgardRow, homeOf: HomeOf) => {
  const { language, base } = frame
  const { newCharacter, unknown } = commonTexts(language)
  const { id, iconUrl } = row
  const name = html`${id !== null && faceHtml(frame.sprite, { id, iconUrl })}<span>${row.name || newCharacter}</span>`
  const who = id === null ? html`<span class="nobody">${name}</span>` : html`<a href="${base}${id}/">${name}</a>`
  const gain = row.scoreChange !== null && html`<small>+${formatNumber(row.scoreChange, language)}</small>`
  return html`
    <tr role="row"${id !== null && html` data-id="${id}"`}>
      ${cell(row.rank > 3 ? 'rank' : 'rank top3', formatNumber(row.rank, language))}
      ${cell('change', changeHtml(frame, row.change))}
      ${cell('who', who)}
      ${cell('world quiet', [homeText(homeOf(row.worldId), unknown), ' ', jobHtml(frame, row.jobId)])}
      ${cell('n score', [formatNumber(row.score, language), gain])}
    </tr>
  `
}

const heads = ({ language }: IshgardFrame): Html[] => {
  const { rank, character } = commonTexts(language)
  const { change, place, score } = ishgardTexts(language)
  const named = [
    ['rank', rank],
    ['change', change],
    ['', character],
    ['', place],
    ['n', score],
  ] as const
  return named.map(([name, text]) => html`<th role="columnheader" class="${name}">${text}</th>`)
}

/** A board of the event as an HTML table, with a line after rank 12. */
export const ishgardTableHtml = (
  frame: IshgardFrame,
  title: string,
  rows: readonly IshgardRow[],
  homeOf: HomeOf,
): Html => {
  const end = rows.findIndex(({ rank }) => rank > dividerAfter)
  const divider = html`<tr role="row" class="divider"><td role="cell" colspan="5">${ishgardTexts(frame.language).divider}</td></tr>`
  return html`
    <table class="panel list board ishgard" role="table">
      <caption class="unseen">${title}</caption>
      <thead role="rowgroup"><tr role="row">${heads(frame)}</tr></thead>
      <tbody role="rowgroup">
        ${rows.map((row, at) => [at === end && end > 0 && divider, rowHtml(frame, row, homeOf)])}
      </tbody>
    </table>
  `
}
