import type { RarityType } from '@kupodex/data/contract'
import type { Language } from '@kupodex/data/game'
import { percentDecimals, rarityLabel, type RarityLabel, rarityLists } from '@kupodex/data/rules'
import { formatNumber, formatPercent } from '#format/number.ts'
import { proseHtml } from '#format/prose.ts'
import { drawnClass, pictureOf } from '#images/picture.ts'
import { escapeHtml } from '@kupodex/data/html'
import type { RarityRow } from './list.ts'

/** The texts that rows are made with. */
export interface RowTexts {
  nobody: string
  unobtainable: string
  goneTitle: string
  labels: Record<RarityLabel, string>
}

/** What rows of one list have in common. */
export interface RowFrame {
  language: Language
  type: RarityType
  texts: RowTexts
  /** Address of the sprite. */
  sprite: string
  /** Base address of pictures; null where they are drawn. */
  images: string | null
  /** Path of the list, to which an item's id is appended. */
  base: string
}

/** The class of each label. */
export const labelClass: Record<RarityLabel, string> = {
  'Legendary!': 'legendary',
  'Super Rare': 'superRare',
  Rare: 'rare',
  Common: 'common',
  'Very Common': 'veryCommon',
}

/** The picture of an item. */
export const pictureHtml = (
  { type, sprite, images }: Pick<RowFrame, 'type' | 'sprite' | 'images'>,
  id: number,
): string => {
  const picture = pictureOf(type, id, images)
  return picture.kind === 'file'
    ? `<img class="thing" src="${escapeHtml(picture.src)}" alt="" width="32" height="32" loading="lazy">`
    : `<svg class="thing ${drawnClass(picture)}" aria-hidden="true"><use href="${escapeHtml(sprite)}#${picture.symbol}"/></svg>`
}

/** A title is known by both its forms. */
export const nameOf = ({ name, feminine }: { name: string; feminine?: string | undefined }): string =>
  feminine === undefined ? name : `${name} / ${feminine}`

/** What stands below a name: description and how to obtain; of a song the description alone (spec: site §2.4). */
export const linesOf = (type: RarityType, item: RarityRow['item']): string[] =>
  (rarityLists[type].describesWay ? [item.description ?? item.howTo] : [item.description, item.howTo]).filter(
    (line): line is string => line !== undefined,
  )

const cell = (name: string, html: string) => `<td role="cell" class="${name}">${html}</td>`

const pointsCell = ({ language, texts }: RowFrame, points: number) => {
  const label = rarityLabel(points)
  return cell(
    'points',
    points === 0
      ? ''
      : `${formatNumber(points, language)} <span class="label ${labelClass[label]}">${escapeHtml(texts.labels[label])}</span>`,
  )
}

/** How many owners of those counted, in percent, or that there is none. */
export const shareText = (
  { percent, percentFull, count }: Pick<RarityRow, 'percent' | 'percentFull' | 'count'>,
  language: Language,
  nobody: string,
): string => (count === 0 ? nobody : formatPercent(percent, percentDecimals(percentFull), language))

/** What the tag of a thing that can not be had says: that, and why where it is known. */
export const unobtainableText = ({ reason }: Pick<RarityRow['item'], 'reason'>, unobtainable: string): string =>
  reason === undefined ? unobtainable : `${unobtainable} · ${reason}`

/**
 * A row of a rarity list as HTML. One renderer serves the prerendered page and the browser, so that a list that was
 * searched looks like the page it came from.
 */
export const rowHtml = (frame: RowFrame, row: RarityRow): string => {
  const { language, type, texts, base } = frame
  const { item } = row
  const tag = item.unobtainable
    ? ` <span class="tag">${escapeHtml(unobtainableText(item, texts.unobtainable))}</span>`
    : ''
  const lines = linesOf(type, item)
    .map((line) => `<small>${proseHtml(line)}</small>`)
    .join('')
  return `<tr role="row">${cell('rank', row.place === null ? '–' : formatNumber(row.place, language))}${cell(
    'what',
    `<div class="item">${pictureHtml(frame, row.id)}<div><a href="${base}${row.id}/">${escapeHtml(nameOf(item))}</a>${tag}</div>${lines === '' ? '' : `<div class="lines">${lines}</div>`}</div>`,
  )}${rarityLists[type].givesPoints ? pointsCell(frame, row.points) : ''}${cell(
    'n share',
    escapeHtml(shareText(row, language, texts.nobody)),
  )}${cell('n owners quiet', formatNumber(row.count, language))}</tr>`
}

/** Rows one after another, with a line of its own before what can not be had any more. */
export const rowsHtml = (frame: RowFrame, rows: readonly RarityRow[]): string => {
  const firstGone = rows.findIndex(({ place }) => place === null)
  const width = rarityLists[frame.type].givesPoints ? 5 : 4
  return rows
    .map((row, at) =>
      at === firstGone
        ? `<tr role="row" class="divider"><th role="rowheader" colspan="${width}" scope="rowgroup">${escapeHtml(frame.texts.goneTitle)}</th></tr>${rowHtml(frame, row)}`
        : rowHtml(frame, row),
    )
    .join('')
}
