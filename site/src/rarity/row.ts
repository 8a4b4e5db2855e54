import type { Language } from '@kupodex/data/game'
import { rarityLabel, type RarityLabel, rarityLists } from '@kupodex/data/rules'
import { formatNumber } from '#format/number.ts'
import { proseHtml } from '#format/prose.ts'
import { escapeHtml } from '@kupodex/data/html'
import { factsLine, type FactTexts } from './facts.ts'
import type { RarityItem } from './item.ts'
import type { RarityRow } from './list.ts'
import { type PictureFrame, pictureHtml } from './picture.ts'
import { shareText, type ShareTexts } from './share.ts'
import { wayHtml } from './ways.ts'

/** The texts that rows are made with. */
export interface RowTexts extends ShareTexts, FactTexts {
  unobtainable: string
  goneTitle: string
  tooFew: string
  noPoints: string
  wayMissing: string
  labels: Record<RarityLabel, string>
}

/** What rows of one list have in common. */
export interface RowFrame extends PictureFrame {
  language: Language
  texts: RowTexts
  /** Path of the list, to which an item's id is appended. */
  base: string
  /** The same of the scope's achievements. */
  achievements: string
  /** Characters counted; where there are none, rows have a name and ways alone. */
  characters: number
}

/** The class of each label. */
export const labelClass: Record<RarityLabel, string> = {
  'Legendary!': 'legendary',
  'Super Rare': 'superRare',
  Rare: 'rare',
  Common: 'common',
  'Very Common': 'veryCommon',
}

/** A title is known by both its forms. */
export const nameOf = ({ name, feminine }: { name: string; feminine?: string | undefined }): string =>
  feminine === undefined ? name : `${name} / ${feminine}`

/** Ways that a row shows: two lines have no room for more, and the item's page has them all. */
const mostWays = 2

const waysLine = ({ achievements, texts }: RowFrame, { ways = [], gone }: RarityItem): string | undefined => {
  if (ways.length === 0) return gone ? undefined : escapeHtml(texts.wayMissing)
  const shown = ways.slice(0, mostWays).map((way) => wayHtml(way, achievements))
  return [...shown, ...(ways.length > mostWays ? [`+${ways.length - mostWays}`] : [])].join(' · ')
}

/**
 * What stands below a name as HTML: description and how to obtain; of a song the description alone where it has one (spec:
 * site §2.4). An achievement is its own way: it has its category and what it gives.
 */
export const linesOf = (frame: RowFrame, item: RarityItem): string[] => {
  const { type } = frame
  const description = item.description === undefined ? undefined : proseHtml(item.description)
  const line = type === 'achievement' ? factsLine(frame, item) : waysLine(frame, item)
  return (rarityLists[type].describesWay ? [description ?? line] : [description, line]).filter(
    (one): one is string => one !== undefined,
  )
}

const cell = (name: string, html: string) => `<td role="cell" class="${name}">${html}</td>`

/** Why a thing gives no points, where its row does not say so already: it does not count, or too few of all worlds own it. */
const noPoints = ({ texts }: RowFrame, { count, item }: RarityRow): string | undefined => {
  if (item.gone) return undefined
  if (item.uncounted) return texts.noPoints
  return count === 0 ? undefined : texts.tooFew
}

const pointsCell = (frame: RowFrame, row: RarityRow) => {
  const { language, texts } = frame
  const { points } = row
  if (points === 0) {
    const reason = noPoints(frame, row)
    return reason === undefined ? cell('points none', '0') : cell('points', `0 <small>${escapeHtml(reason)}</small>`)
  }
  const label = rarityLabel(points)
  return cell(
    'points',
    `${formatNumber(points, language)} <span class="label ${labelClass[label]}">${escapeHtml(texts.labels[label])}</span>`,
  )
}

const numberCells = (frame: RowFrame, row: RarityRow): string =>
  frame.characters === 0
    ? ''
    : (rarityLists[frame.type].givesPoints ? pointsCell(frame, row) : '') +
      cell('n share', escapeHtml(shareText(row, frame.characters, frame.language, frame.texts))) +
      cell('n owners quiet', formatNumber(row.count, frame.language))

/** What the tag of a thing that can not be had says: that, and why where it is known. */
export const unobtainableText = ({ reason }: Pick<RarityRow['item'], 'reason'>, unobtainable: string): string =>
  reason === undefined ? unobtainable : `${unobtainable} · ${reason}`

/**
 * A row of a rarity list as HTML. One renderer serves the prerendered page and the browser, so that a list that was
 * searched looks like the page it came from.
 */
export const rowHtml = (frame: RowFrame, row: RarityRow): string => {
  const { language, texts, base, characters } = frame
  const { item } = row
  const tag = item.unobtainable
    ? ` <span class="tag">${escapeHtml(unobtainableText(item, texts.unobtainable))}</span>`
    : ''
  const lines = linesOf(frame, item)
    .map((line) => `<small>${line}</small>`)
    .join('')
  const rank = characters === 0 ? '' : cell('rank', row.place === null ? '–' : formatNumber(row.place, language))
  const what = `<div class="item">${pictureHtml(frame, item)}<div><a href="${base}${row.id}/">${escapeHtml(nameOf(item))}</a>${tag}</div>${lines === '' ? '' : `<div class="lines">${lines}</div>`}</div>`
  return `<tr role="row"${row.folded ? ' class="nobody"' : ''}>${rank}${cell('what', what)}${numberCells(frame, row)}</tr>`
}

/** Cells of a row. */
const widthOf = ({ type, characters }: RowFrame): number =>
  characters === 0 ? 1 : rarityLists[type].givesPoints ? 5 : 4

/** Rows one after another, with a line of its own before what can not be had any more. */
export const rowsHtml = (frame: RowFrame, rows: readonly RarityRow[]): string => {
  const firstGone = rows.findIndex(({ item }) => item.gone)
  return rows
    .map((row, at) =>
      at === firstGone
        ? `<tr role="row" class="divider"><th role="rowheader" colspan="${widthOf(frame)}" scope="rowgroup">${escapeHtml(frame.texts.goneTitle)}</th></tr>${rowHtml(frame, row)}`
        : rowHtml(frame, row),
    )
    .join('')
}
