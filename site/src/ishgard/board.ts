import { type IshgardAnswer, ishgardPage } from '@kupodex/data/contract'
import { ishgardTexts } from '#boards/texts.ts'
import { boardQuery } from '#ui/query.ts'
import { titled } from '#format/punctuation.ts'
import type { HomeOf } from '#places/home.ts'
import { type Html, html } from '@kupodex/data/html'
import { pagerHtml } from '#ui/pager.ts'
import { fill } from '#texts/fill.ts'
import { pagerTexts } from '#texts/texts.ts'
import type { IshgardChoice } from './choice.ts'
import type { IshgardFrame } from './frame.ts'
import { groupName } from './pickers.ts'
import { spreadsHtml } from './spreads.ts'
import { ishgardTableHtml } from './table.ts'

/** What is chosen, in words: `Carpenter · Phase 4 · Day 10`. */
const choiceName = (frame: IshgardFrame, { group, season, day }: IshgardChoice): string => {
  const { seasonOf, dayOf } = ishgardTexts(frame.language)
  return [groupName(frame, group), fill(seasonOf, { n: String(season) }), fill(dayOf, { n: String(day) })].join(' · ')
}

export const boardTitle = (frame: IshgardFrame, choice: IshgardChoice): string =>
  titled(frame.language, ishgardTexts(frame.language).title, choiceName(frame, choice))

/** The ranks of one page (from 1) of a board, with the buttons to turn pages. */
export const pageHtml = (
  frame: IshgardFrame,
  choice: IshgardChoice,
  answer: IshgardAnswer,
  homeOf: HomeOf,
  page: number,
): Html => {
  const { language } = frame
  const hrefOf = (to: number) => boardQuery({ page: to, character: null }) || '?'
  const pager = pagerHtml({ language, hrefOf }, page, answer.pages)
  const turn = pager !== null && html`<nav class="js-only" aria-label="${pagerTexts(language).pages}">${pager}</nav>`
  return html`${ishgardTableHtml(frame, boardTitle(frame, choice), ishgardPage(answer, page), homeOf)}${turn}`
}

/** A board as HTML: a page of ranks that can be turned, and below it the charts. One renderer serves build and browser. */
export const boardHtml = (
  frame: IshgardFrame,
  choice: IshgardChoice,
  answer: IshgardAnswer,
  homeOf: HomeOf,
  page = 1,
): Html => html`
  <h2 class="board-name">${choiceName(frame, choice)}</h2>
  <div data-ranks>${pageHtml(frame, choice, answer, homeOf, page)}</div>
  ${spreadsHtml(frame, answer, homeOf)}
`
