import type { Language } from '@kupodex/data/game'
import { formatDay, isoDay } from '#format/date.ts'
import { formatNumber, formatProgress } from '#format/number.ts'
import { faceHtml } from '#images/face-html.ts'
import { type Html, html, type HtmlPart } from '@kupodex/data/html'
import { progressPercent } from '@kupodex/data/rules'
import { type HomeOf, homeText } from '#places/home.ts'
import { counted, fill } from '#texts/fill.ts'
import { commonTexts } from '#texts/texts.ts'
import { signHtml } from './sign.ts'
import { boardTexts } from './texts.ts'

/** A row of a board, of any kind. */
export interface BoardRow {
  id: number
  name: string
  iconUrl: string
  worldId: number
  rank: number
  /** Null where there was none; undefined where a board has no days. */
  yesterdayRank?: number | null
  score: number
  /** Epoch seconds; a board of numbers alone shows none. */
  date: number
  /** Of a raid: the week of the clearance, null where the release is not known. */
  week?: number | null
}

/** What rows of one board have in common. */
export interface BoardFrame {
  language: Language
  /** What the last columns are: score and date, the date of a clearance and its week, or that date alone; or a number without a date. */
  columns: 'score' | 'week' | 'date' | 'number'
  /** The score of somebody who owns all that the board counts; 0 where no such score exists. */
  possible: number
  /** Address of the sprite. */
  sprite: string
  /** Path of characters, to which an id is appended. */
  base: string
}

const cell = (name: string, inside: HtmlPart) => html`<td role="cell" class="${name}">${inside}</td>`

/** How a rank moved since yesterday; null where it did not. */
const moveHtml = ({ language }: BoardFrame, { rank, yesterdayRank }: BoardRow): Html | null => {
  if (yesterdayRank === undefined || yesterdayRank === rank) return null
  const texts = boardTexts(language)
  if (yesterdayRank === null) return signHtml('new', texts.newShort, texts.isNew)
  const places = Math.abs(yesterdayRank - rank)
  const n = formatNumber(places, language)
  return yesterdayRank > rank
    ? signHtml('up', `▲${n}`, counted(texts.up, places, language))
    : signHtml('down', `▼${n}`, counted(texts.down, places, language))
}

const timeHtml = (seconds: number, language: Language) =>
  html`<time datetime="${isoDay(seconds * 1000)}">${formatDay(seconds * 1000, language)}</time>`

/** A score and how much of what is possible it is. */
const scoreHtml = ({ language, possible }: BoardFrame, score: number): Html => {
  const share = possible > 0 && html`<small>${formatProgress(progressPercent(score, possible), language)}</small>`
  return html`${formatNumber(score, language)}${share}`
}

/** A row of a board as HTML: one renderer serves the prerendered page and the browser. */
export const boardRowHtml = (frame: BoardFrame, row: BoardRow, homeOf: HomeOf): Html => {
  const { language, columns, base } = frame
  const { newCharacter, unknown } = commonTexts(language)
  const date = timeHtml(row.date, language)
  const week = row.week == null ? '–' : fill(boardTexts(language).weekOf, { n: formatNumber(row.week, language) })
  const [score, last] = {
    score: [scoreHtml(frame, row.score), date],
    week: [date, week],
    date: [date],
    number: [scoreHtml(frame, row.score)],
  }[columns]
  const name = html`<span>${row.name || newCharacter}</span>`
  return html`
    <tr role="row" data-id="${row.id}">
      ${cell(row.rank > 3 ? 'rank' : 'rank top3', [formatNumber(row.rank, language), moveHtml(frame, row)])}
      ${cell('who', html`<a href="${base}${row.id}/">${faceHtml(frame.sprite, row)}${name}</a>`)}
      ${cell('world quiet', homeText(homeOf(row.worldId), unknown))}
      ${cell('n score', score)}
      ${last !== undefined && cell('n date quiet', last)}
    </tr>
  `
}

/** Rows as HTML. On the first night nobody has an earlier rank, so that nobody is marked as new. */
export const boardRowsHtml = (frame: BoardFrame, rows: readonly BoardRow[], homeOf: HomeOf): Html => {
  const isFirstNight = rows.every(({ yesterdayRank }) => yesterdayRank == null)
  const shown = isFirstNight ? rows.map((row) => ({ ...row, yesterdayRank: row.rank })) : rows
  return html`${shown.map((row) => boardRowHtml(frame, row, homeOf))}`
}
