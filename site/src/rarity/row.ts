import type { Language } from '@kupodex/data/game'
import { rarityLabel, rarityLists } from '@kupodex/data/rules'
import { type Html, html, type HtmlPart } from '@kupodex/data/html'
import { formatNumber } from '#format/number.ts'
import { noted, titled } from '#format/punctuation.ts'
import { proseHtml } from '#format/prose.ts'
import { rarityRowTexts, shareTexts } from '#texts/texts.ts'
import { counted } from '#texts/fill.ts'
import type { RarityItem } from './item.ts'
import { labelClass } from './label-class.ts'
import type { RarityRow } from './list.ts'
import { patchHtml } from './patch.ts'
import { type PictureFrame, pictureHtml } from './picture.ts'
import { shareText, shareTextsOf } from './share.ts'
import { wayHtml } from './ways.ts'

/** Where an achievement stands and what it gives, in one line; undefined where the tables do not know. */
export const factsLine = (language: Language, { facts }: RarityItem): string | undefined => {
  if (facts === undefined) return undefined
  const { category, points, title, reward } = facts
  const texts = rarityRowTexts(language)
  return [
    category,
    points === undefined ? undefined : counted(texts.gamePointsOf, points, language),
    title && titled(language, texts.titleReward, title.name),
    reward && titled(language, texts.itemReward, reward.name),
  ]
    .filter((part): part is string => part !== undefined)
    .join(' · ')
}

export interface RowFrame extends PictureFrame {
  language: Language
  /** Path of the list, to which an item's id is appended. */
  base: string
  /** The same of the scope's achievements. */
  achievements: string
  /** Characters counted; where it is 0, rows have only a name and ways. */
  characters: number
}

/** A title is known by both its forms. */
export const nameOf = ({ name, feminine }: { name: string; feminine?: string | undefined }): string =>
  feminine === undefined ? name : `${name} / ${feminine}`

/** Ways that a row shows: two lines have no room for more, and the item's page has them all. */
const mostWays = 2

const waysLine = ({ achievements, language }: RowFrame, { ways = [], gone }: RarityItem): HtmlPart | undefined => {
  if (ways.length === 0) return gone ? undefined : rarityRowTexts(language).wayMissing
  const shown = ways.slice(0, mostWays).map((way, at) => [at > 0 && ' · ', wayHtml(way, achievements)])
  return [shown, ways.length > mostWays && ` · +${ways.length - mostWays}`]
}

/** What stands below a name: description and ways, of a song the description alone if it has one (spec: site §2.4), of an achievement what it gives. */
const linesOf = (frame: RowFrame, item: RarityItem): HtmlPart[] => {
  const { type } = frame
  const description = item.description === undefined ? undefined : proseHtml(item.description)
  const line = type === 'achievement' ? factsLine(frame.language, item) : waysLine(frame, item)
  return (rarityLists[type].describesWay ? [description ?? line] : [description, line]).filter(
    (one) => one !== undefined,
  )
}

const cell = (name: string, inside: HtmlPart) => html`<td role="cell" class="${name}">${inside}</td>`

/** Why a thing gives no points, where its row does not say so already: it does not count, or too few of all worlds own it. */
const noPoints = ({ language }: RowFrame, { count, item }: RarityRow): string | undefined => {
  const texts = rarityRowTexts(language)
  if (item.gone) return undefined
  if (item.uncounted) return texts.noPoints
  return count === 0 ? undefined : texts.tooFew
}

export const labelHtml = (language: Language, points: number): Html => {
  const label = rarityLabel(points)
  return html`<span class="label ${labelClass[label]}">${shareTexts(language).labels[label]}</span>`
}

const pointsCell = (frame: RowFrame, row: RarityRow): Html => {
  const { points } = row
  if (points > 0) return cell('points', [formatNumber(points, frame.language), ' ', labelHtml(frame.language, points)])
  const reason = noPoints(frame, row)
  return reason === undefined
    ? cell('points none', '0')
    : cell('points', html`0<small>${noted(frame.language, '', reason)}</small>`)
}

/** The share of those who own it, and in a list of what moved that of weeks ago. */
const shareHtml = ({ type, language, characters }: RowFrame, row: RarityRow): HtmlPart => [
  shareText(row, characters, language, shareTextsOf(type, language)),
  row.before !== undefined && html`<small>${row.before}</small>`,
]

const numberCells = (frame: RowFrame, row: RarityRow): HtmlPart =>
  frame.characters > 0 && [
    rarityLists[frame.type].givesPoints && pointsCell(frame, row),
    cell('n share', shareHtml(frame, row)),
    cell('n owners quiet', formatNumber(row.count, frame.language)),
  ]

/** What the tag of a thing that cannot be had says: that, and why where it is known. */
const unobtainableText = ({ reason }: Pick<RarityRow['item'], 'reason'>, unobtainable: string): string =>
  reason === undefined ? unobtainable : `${unobtainable} · ${reason}`

/** The tag of a thing that cannot be had, after its name; null for the others. */
export const tagHtml = (item: RarityItem, unobtainable: string): Html | null =>
  item.unobtainable ? html` <span class="tag">${unobtainableText(item, unobtainable)}</span>` : null

/** A row as HTML, for the prerendered page and the browser, so that a list that was searched looks like the page it came from. */
export const rowHtml = (frame: RowFrame, row: RarityRow): Html => {
  const { language, base, characters } = frame
  const { item } = row
  const name = html`<a href="${base}${row.id}/">${nameOf(item)}</a>`
  const lines = linesOf(frame, item).map((line) => html`<small>${line}</small>`)
  const what = html`
    <div class="item"${patchHtml(frame.type, item)}>
      ${pictureHtml(frame, item)}
      <div>${name}${tagHtml(item, rarityRowTexts(language).unobtainable)}</div>
      ${lines.length > 0 && html`<div class="lines">${lines}</div>`}
    </div>
  `
  return html`
    <tr role="row"${row.folded && html` class="nobody"`}>
      ${characters > 0 && cell('rank', row.place === null ? '–' : formatNumber(row.place, language))}
      ${cell('what', what)}
      ${numberCells(frame, row)}
    </tr>
  `
}

/** Cells of a row. */
const widthOf = ({ type, characters }: RowFrame): number =>
  characters === 0 ? 1 : rarityLists[type].givesPoints ? 5 : 4

const dividerHtml = (frame: RowFrame): Html => html`
  <tr role="row" class="divider">
    <th role="rowheader" colspan="${widthOf(frame)}" scope="rowgroup">${rarityRowTexts(frame.language).goneTitle}</th>
  </tr>
`

/** Rows one after another, with a line of its own before what cannot be had any more. */
export const rowsHtml = (frame: RowFrame, rows: readonly RarityRow[]): Html => {
  const firstGone = rows.findIndex(({ item }) => item.gone)
  return html`${rows.map((row, at) => [at === firstGone && dividerHtml(frame), rowHtml(frame, row)])}`
}
