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

export interface BoardRow {
  id: number
  name: string
  iconUrl: string
  worldId: number
  rank: number
  /** Null where there was none; undefined where a board has no days. */
  yesterdayRank?: number | null | undefined
  /** That before the weekly reset; null where there was none, undefined where it is not known. */
  weekRank?: number | null | undefined
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
  sprite: string
  /** Path of characters, to which an id is appended. */
  base: string
}

const cell = (name: string, inside: HtmlPart) => html`<td role="cell" class="${name}">${inside}</td>`

/** How a rank moved since a night before; null where it did not, or where its rank then is not known. */
const moveHtml = (
  { language }: BoardFrame,
  rank: number,
  before: number | null | undefined,
  since: 'day' | 'week',
): Html | null => {
  if (before === undefined || before === rank) return null
  const texts = boardTexts(language)
  const { up, down, isNew } = since === 'day' ? texts : { up: texts.upWeek, down: texts.downWeek, isNew: texts.newWeek }
  if (before === null) return signHtml(`new ${since}`, texts.newShort, isNew)
  const places = Math.abs(before - rank)
  const n = formatNumber(places, language)
  return before > rank
    ? signHtml(`up ${since}`, `▲${n}`, counted(up, places, language))
    : signHtml(`down ${since}`, `▼${n}`, counted(down, places, language))
}

/** How a rank moved since yesterday and since the weekly reset, of which the page shows one; where one of them is nothing, its place stays. */
const movesHtml = (frame: BoardFrame, { rank, yesterdayRank, weekRank }: BoardRow): Html | null => {
  const day = moveHtml(frame, rank, yesterdayRank, 'day')
  const week = moveHtml(frame, rank, weekRank, 'week')
  if (day === null && week === null) return null
  return html`${day ?? html`<span class="move day"></span>`}${week ?? html`<span class="move week"></span>`}`
}

const timeHtml = (seconds: number, language: Language) =>
  html`<time datetime="${isoDay(seconds * 1000)}">${formatDay(seconds * 1000, language)}</time>`

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
      ${cell(row.rank > 3 ? 'rank' : 'rank top3', [formatNumber(row.rank, language), movesHtml(frame, row)])}
      ${cell('who', html`<a href="${base}${row.id}/">${faceHtml(frame.sprite, row)}${name}</a>`)}
      ${cell('world quiet', homeText(homeOf(row.worldId), unknown))}
      ${cell('n score', score)}
      ${last !== undefined && cell('n date quiet', last)}
    </tr>
  `
}

/** Whether it is known of any row how it stood before the weekly reset. */
export const hasWeek = (rows: readonly BoardRow[]): boolean => rows.some(({ weekRank }) => weekRank != null)

/** Rows as HTML. On the first night nobody has an earlier rank, so that nobody is marked as new. */
export const boardRowsHtml = (frame: BoardFrame, rows: readonly BoardRow[], homeOf: HomeOf): Html => {
  const isFirstNight = rows.every(({ yesterdayRank }) => yesterdayRank == null)
  const isWeekKnown = hasWeek(rows)
  const shown = rows.map((row) => ({
    ...row,
    yesterdayRank: isFirstNight ? row.rank : row.yesterdayRank,
    weekRank: isWeekKnown ? row.weekRank : undefined,
  }))
  return html`${shown.map((row) => boardRowHtml(frame, row, homeOf))}`
}
