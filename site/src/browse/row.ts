import type { Language, Origin, RarityType } from '@kupodex/data/game'
import { type Html, html, type HtmlPart } from '@kupodex/data/html'
import { symbolOf as symbolOfThing, waySymbolOf } from '#collection/pictures.ts'
import { inLanguage, rarityPath } from '#paths/paths.ts'
import type { ItemWay } from '#rarity/item.ts'
import { pictureMark, pictureHtml } from '#rarity/picture.ts'
import { nameOf, tagHtml } from '#rarity/row.ts'
import { shareText, shareTextsOf } from '#rarity/share.ts'
import { wayHtml } from '#rarity/ways.ts'
import { rarityRowTexts } from '#texts/texts.ts'
import { type CollectionType, type ShelfThing, thingKey } from './thing.ts'

export interface ShelfFrame {
  language: Language
  sprite: string
  /** As in rarity lists. */
  images: string | null
  /** Whether a row has a column for the share of owners. */
  hasShare: boolean
  /** What the page is of, where it is of what its things come from: ways that say no more than that are left out. */
  here?: { origin: Origin; name: string }
  /** Whether rows can be narrowed by their exact patch. */
  hasPart?: boolean
  /** A note on the patch that brought a thing; null for none. */
  patchNote?: (thing: ShelfThing) => string | null
}

/** Ways that a row shows: the page of the thing has them all. */
const mostWays = 2

/** The drawing of a collection, or of a thing of it by its main way. */
export const symbolOf = (
  { type, list }: { type: CollectionType; list: RarityType | null },
  sourceTypeId?: number,
): string =>
  type === 'achievement' || type === 'title' ? type : (waySymbolOf(sourceTypeId) ?? symbolOfThing(type, list))

const picture = ({ sprite, images }: ShelfFrame, thing: ShelfThing): Html =>
  thing.list !== null
    ? pictureHtml({ type: thing.list, sprite, images }, thing.item)
    : html`<svg class="thing plain"${pictureMark(thing.type, thing.item.id, images)} aria-hidden="true"><use href="${sprite}#${symbolOf(thing, thing.sourceTypeId)}"/></svg>`

const joined = (parts: readonly HtmlPart[]): HtmlPart => parts.map((part, at) => [at > 0 && ' · ', part])

type Here = NonNullable<ShelfFrame['here']>

const leadsFrom = ({ parts = [] }: ItemWay, { origin }: Here): boolean => parts.some(([, , from]) => from === origin)

/** Whether a way from what the page is of says more than its name: a price, or the foe of a duty. Where somebody is, the page says once. */
const saysMore = ({ kind, text, parts = [] }: ItemWay, { origin, name }: Here): boolean => {
  if (kind === 'shop') return true
  if (kind === 'match' || kind === 'drop') return false
  return parts.some(([start, end, from]) => from === origin && !text.slice(start, end).endsWith(name))
}

/** The ways that a row has to show, those of the page first. Ways that are only the name of what the page is of are left out. */
const waysToShow = (ways: readonly ItemWay[], here: Here | undefined): readonly ItemWay[] => {
  if (here === undefined) return ways
  const [own = [], others = []] = [true, false].map((isOwn) => ways.filter((way) => leadsFrom(way, here) === isOwn))
  return [...own.filter((way) => saysMore(way, here)), ...others]
}

const waysLine = ({ language, here }: ShelfFrame, { item, knowsWays }: ShelfThing): HtmlPart => {
  if (item.ways === undefined) return knowsWays && !item.gone ? rarityRowTexts(language).wayMissing : null
  const ways = waysToShow(item.ways, here)
  if (ways.length === 0) return null
  const base = inLanguage(language, rarityPath('achievement', 'global'))
  const more = ways.length > mostWays ? [`+${ways.length - mostWays}`] : []
  return joined([...ways.slice(0, mostWays).map((way) => wayHtml(way, base, language)), ...more])
}

const linesHtml = (frame: ShelfFrame, thing: ShelfThing): HtmlPart => {
  const lines = [
    frame.patchNote?.(thing),
    thing.notes.length > 0 && joined(thing.notes),
    waysLine(frame, thing),
  ].filter((line) => line != null && line !== false)
  return lines.length > 0 && html`<div class="shelf-lines">${lines.map((line) => html`<small>${line}</small>`)}</div>`
}

const shareHtml = ({ language }: ShelfFrame, { owners, list }: ShelfThing): Html => {
  const share = owners === null || list === null ? '–' : shareText(owners, 1, language, shareTextsOf(list, language))
  return html`<td role="cell" class="n share">${share}</td>`
}

const attribute = (name: string, value: string | number): HtmlPart =>
  value !== '' && value !== 0 && html` data-${name}="${value}"`

/** What a row can be narrowed by, and how it is counted where it does not count; its expansion follows from the patch that the shield reads. */
const facetsOf = ({ hasPart }: ShelfFrame, { sourceTypeId, category, counting, item }: ShelfThing): HtmlPart => [
  attribute('source', sourceTypeId),
  attribute('category', category),
  attribute('part', (hasPart && item.patch) || ''),
  attribute('counting', counting === 'counted' ? '' : counting),
]

/** A thing as a row of a table: name, what is known of it, ways to get it, and how many own it. */
const shelfRowHtml = (frame: ShelfFrame, thing: ShelfThing): Html => {
  const { item, page, patch } = thing
  const { language } = frame
  const name =
    page === null ? html`<b>${nameOf(item)}</b>` : html`<a href="${inLanguage(language, page)}">${nameOf(item)}</a>`
  return html`
    <tr role="row" data-thing="${thingKey(thing)}"${facetsOf(frame, thing)}>
      <td role="cell">
        <div class="shelf-item"${patch !== null && html` data-patch="${patch}"`}>
          ${picture(frame, thing)}
          <div>${name}${tagHtml(item, rarityRowTexts(language).unobtainable)}</div>
          ${linesHtml(frame, thing)}
        </div>
      </td>
      ${frame.hasShare && shareHtml(frame, thing)}
    </tr>
  `
}

export const shelfRowsHtml = (frame: ShelfFrame, things: readonly ShelfThing[]): Html =>
  html`${things.map((thing) => shelfRowHtml(frame, thing))}`
