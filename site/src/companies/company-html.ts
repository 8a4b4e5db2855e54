import type { CompanyMember } from '@kupodex/data/contract'
import type { Language } from '@kupodex/data/game'
import { type Html, html } from '@kupodex/data/html'
import { companyShard } from '@kupodex/data/rules'
import { formatDay, formatMoment, isoDay, isoMoment } from '#format/date.ts'
import { formatNumber } from '#format/number.ts'
import { gapOf, sentences } from '#format/punctuation.ts'
import { freeCompanyAddress } from '#paths/lodestone.ts'
import { characterPath, companyRankingPath, inLanguage, pathOf } from '#paths/paths.ts'
import { type Home, type HomeOf, homeText } from '#places/home.ts'
import { askPath } from '#ask/request-line.ts'
import { issuer } from '#session/issuer.ts'
import { counted, fill } from '#texts/fill.ts'
import { commonTexts } from '#texts/texts.ts'
import { figuresClass } from '#ui/figures.ts'
import { firstOf, type MemberOrder, type ShownCompany, sortedMembers } from './members.ts'
import { newestHtml } from './newest.ts'
import { companyTexts } from './texts.ts'

export interface CompanyFrame {
  language: Language
  sprite: string
  homeOf: HomeOf
}

/** The drawings of the boards, in the order of `companyBoards`. */
const icons = ['achievement', 'mount', 'minion', 'star', 'emote', 'facewear']

const iconHtml = (sprite: string, name: string) =>
  html`<svg class="icon" aria-hidden="true"><use href="${sprite}#${name}"/></svg>`

const nobody = html`<span aria-hidden="true">–</span>`

const scoreHtml = ({ language, sprite }: CompanyFrame, score: number | null, board: number, by: MemberOrder): Html => {
  const known =
    score === null
      ? html`<span class="unseen">${companyTexts(language).hidden}</span>${nobody}`
      : formatNumber(score, language)
  return html`<td role="cell" class="${board === by ? 'n by' : 'n'}">${iconHtml(sprite, icons[board] ?? '')}${known}</td>`
}

const dateHtml = (seconds: number | null, language: Language) =>
  seconds === null
    ? nobody
    : html`<time datetime="${isoDay(seconds * 1000)}">${formatDay(seconds * 1000, language)}</time>`

const memberHtml = (frame: CompanyFrame, worldId: number, member: CompanyMember, by: MemberOrder, at: number): Html => {
  const { language, homeOf } = frame
  const { newCharacter, unknown } = commonTexts(language)
  const rank = by === 'newest' ? at + 1 : (member.ranks[by] ?? null)
  // Profiles are read at different times: some members have moved with the company, others not yet.
  const elsewhere =
    member.worldId !== worldId && html`<small class="soft">${homeText(homeOf(member.worldId), unknown)}</small>`
  return html`
    <tr role="row" data-id="${member.id}">
      <td role="cell" class="${rank !== null && rank <= 3 ? 'rank top3' : 'rank'}">${rank === null ? nobody : formatNumber(rank, language)}</td>
      <th role="rowheader" scope="row" class="who"><a href="${inLanguage(language, characterPath(member.id))}"><span>${member.name || newCharacter}</span></a>${elsewhere}</th>
      ${icons.map((_, board) => scoreHtml(frame, member.scores[board] ?? null, board, by))}
      <td role="cell" class="n date quiet">${dateHtml(member.newest, language)}</td>
    </tr>
  `
}

export const membersHtml = (frame: CompanyFrame, { members, worldId }: ShownCompany, by: MemberOrder): Html =>
  html`${sortedMembers(members, by).map((member, at) => memberHtml(frame, worldId, member, by, at))}`

const headHtml = (text: string, order: MemberOrder, by: MemberOrder, icon: Html | false) => html`
  <th role="columnheader" scope="col" class="n"${order === by && html` aria-sort="descending"`}>
    <button type="button" data-by="${order}">${icon}${text}</button>
  </th>
`

const figureHtml = ({ language }: CompanyFrame, { members, totals }: ShownCompany, board: number, name: string) => {
  const first = firstOf(members, board)
  const words = first !== null && fill(companyTexts(language).first, { name: first.name })
  return html`<div><dt>${name}</dt><dd>${formatNumber(totals[board] ?? 0, language)}<small>${words}</small></dd></div>`
}

/** What can be seen of its members together. */
const togetherHtml = (language: Language, id: string) => {
  const { matrix, tonight, makeGroup } = companyTexts(language)
  const pages = [
    ['matrix', matrix],
    ['tonight', tonight],
  ] as const
  return html`
    <p class="row">
      ${pages.map(([word, name]) => html`<a class="button quiet" href="${inLanguage(language, pathOf(word))}?fc=${id}">${name}</a>`)}
      ${issuer !== null && html`<a class="button quiet" href="${inLanguage(language, pathOf('groups'))}?fc=${id}">${makeGroup}</a>`}
    </p>
  `
}

export const companyFeed = (language: Language, company: string): string =>
  askPath('companyFeed', { lang: language, company })

const aboutHtml = ({ language }: CompanyFrame, id: string, home: Home | null) => {
  const { ranking } = companyTexts(language)
  const rankingHref = inLanguage(language, companyRankingPath(home?.world ?? 'global'))
  return html`
    <p class="row small">
      <a class="link" href="${rankingHref}">${ranking}</a>
      <a class="link" href="${freeCompanyAddress(id, language)}" rel="noopener">Lodestone</a>
      ${home !== null && html`<a class="link" href="${companyFeed(language, id)}" type="application/atom+xml">${commonTexts(language).feed}</a>`}
    </p>
  `
}

/** The page of a free company with its members by their points. `since` says what changed since this browser last looked. */
export const companyHtml = (frame: CompanyFrame, id: string, company: ShownCompany, since = ''): Html => {
  const { language } = frame
  const text = companyTexts(language)
  const { unknown, countedNightly } = commonTexts(language)
  const home = frame.homeOf(company.worldId)
  const by = 0
  const date = formatMoment(company.generateTime, language)
  return html`
    <div class="head">
      <h1 class="scoped">${company.name}<span class="gap"> </span><span class="scope">${homeText(home, unknown)}</span></h1>
      <p class="row small soft">
        <span>${counted(text.members, company.members.length, language)}</span>
        <time datetime="${isoMoment(company.generateTime)}">${fill(countedNightly, { date })}</time>
      </p>
      ${since !== '' && html`<p class="since-line small soft">${since}</p>`}
      ${aboutHtml(frame, id, home)}
      ${togetherHtml(language, id)}
    </div>
    <dl class="${figuresClass(text.boards.length)}">${text.boards.map((name, board) => figureHtml(frame, company, board, name))}</dl>
    ${newestHtml(language, company)}
    <table class="panel list company" role="table">
      <caption class="unseen">${text.table}</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col" class="rank">${text.place}</th>
          <th role="columnheader" scope="col" class="who">${text.member}</th>
          ${text.boards.map((name, board) => headHtml(name, board, by, iconHtml(frame.sprite, icons[board] ?? '')))}
          ${headHtml(text.newest, 'newest', by, false)}
        </tr>
      </thead>
      <tbody role="rowgroup">${membersHtml(frame, company, by)}</tbody>
    </table>
    <p class="small soft data">${sentences(language, text.note, text.points)}</p>
    <p class="small soft">${text.data}${gapOf(language)}<a class="link" href="${askPath('companies', { shard: companyShard(id) })}">JSON</a></p>
  `
}

/** What stands in place of a free company of which fewer than two members may be shown. */
export const fewHtml = (frame: CompanyFrame, id: string): Html => {
  const { fewTitle, few } = companyTexts(frame.language)
  return html`<div class="panel notice"><h1>${fewTitle}</h1><p class="soft">${few}</p>${aboutHtml(frame, id, null)}</div>`
}
