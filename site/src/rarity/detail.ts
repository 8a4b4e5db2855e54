import type { RarityType } from '@kupodex/data/contract'
import { percentOf, rarityLabel, rarityLists, roundPercent } from '@kupodex/data/rules'
import { formatNumber } from '#format/number.ts'
import { inLanguage, itemPath, rarityPath } from '#paths/paths.ts'
import { counted, type Counted, fill } from '#texts/fill.ts'
import type { Texts } from '#texts/en.ts'
import { escapeHtml } from './html.ts'
import type { RarityItem } from './item.ts'
import { labelClass, nameOf, pictureHtml, type RowFrame, shareText } from './row.ts'

/** Owners of one item in one scope. */
export interface ScopeOwners {
  scope: string
  count: number
  /** Characters counted. */
  characters: number
}

/** What an item's page shows. */
export interface ItemDetail {
  item: RarityItem
  /** Points of the week; 0 for none. */
  points: number
  /** The scope of the page. */
  here: ScopeOwners
  /** Every data center. */
  places: readonly ScopeOwners[]
}

/** What item pages are made with. */
export interface DetailFrame extends Omit<RowFrame, 'texts' | 'base'> {
  texts: Pick<
    Texts['rarity'],
    | 'nobody'
    | 'unobtainable'
    | 'labels'
    | 'back'
    | 'howTo'
    | 'howToUnknown'
    | 'since'
    | 'owners'
    | 'ownersText'
    | 'dataCenter'
    | 'percent'
    | 'count'
    | 'ownedBy'
    | 'itemPoints'
    | 'elsewhere'
  >
  collection: string
  global: string
  characters: Counted
}

/** The share of owners as pages show it. */
export const shareOf = ({ count, characters }: ScopeOwners, { language, texts }: DetailFrame): string => {
  const percentFull = percentOf(count, characters)
  return shareText({ count, percentFull, percent: roundPercent(percentFull) }, language, texts.nobody)
}

const labelHtml = ({ language, texts }: DetailFrame, points: number) => {
  const label = rarityLabel(points)
  const sum = fill(texts.itemPoints, { n: formatNumber(points, language) })
  return `<p>${escapeHtml(sum)} <span class="label ${labelClass[label]}">${escapeHtml(texts.labels[label])}</span></p>`
}

const placesHtml = (frame: DetailFrame, { item, here, places }: ItemDetail): string => {
  const { language, type, texts } = frame
  const most = Math.max(1e-9, ...places.map(({ count, characters }) => percentOf(count, characters)))
  const rows = places.map((place) => {
    const name = escapeHtml(place.scope)
    const link =
      place.scope === here.scope
        ? `<b>${name}</b>`
        : `<a class="link" href="${inLanguage(language, itemPath(type, place.scope, item.id))}">${name}</a>`
    // The bars compare places with each other; what they stand for is the number beside them.
    const bar = `<progress class="bar" max="100" value="${((100 * percentOf(place.count, place.characters)) / most).toFixed(1)}" aria-hidden="true"></progress>`
    return `<tr><th scope="row">${link}</th><td class="chart">${bar}</td><td class="n">${place.count === 0 ? '–' : escapeHtml(shareOf(place, frame))}</td><td class="n quiet">${formatNumber(place.count, language)}</td></tr>`
  })
  return `<table class="panel list places"><caption class="unseen">${escapeHtml(texts.ownersText)}</caption><thead><tr><th>${escapeHtml(texts.dataCenter)}</th><td class="chart"></td><th class="n">${escapeHtml(texts.percent)}</th><th class="n">${escapeHtml(texts.count)}</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
}

const waysHtml = ({ texts }: DetailFrame, { howTo, gone }: RarityItem) => {
  const ways = (howTo ?? '').split(' · ').filter((way) => way !== '')
  if (ways.length === 0 && gone) return ''
  const known = `<ul class="ways">${ways.map((way) => `<li>${escapeHtml(way)}</li>`).join('')}</ul>`
  const unknown = `<p class="soft">${escapeHtml(texts.howToUnknown)}</p>`
  return `<section class="stack"><h2>${escapeHtml(texts.howTo)}</h2>${ways.length === 0 ? unknown : known}</section>`
}

/** An item's page as HTML: one renderer for the prerendered page and the one that the browser fills. */
export const detailHtml = (frame: DetailFrame, detail: ItemDetail): string => {
  const { language, type, texts } = frame
  const { item, here, points } = detail
  const scopeName = here.scope === 'global' ? frame.global : here.scope
  const owned = fill(here.count === 0 ? '{n} / {characters}' : texts.ownedBy, {
    share: shareOf(here, frame),
    n: formatNumber(here.count, language),
    characters: counted(frame.characters, here.characters, language),
  })
  const list = inLanguage(language, rarityPath(type, here.scope))
  const tag = item.unobtainable ? ` <span class="tag">${escapeHtml(texts.unobtainable)}</span>` : ''
  const everywhere =
    here.scope === 'global'
      ? ''
      : `<p><a class="link" href="${inLanguage(language, itemPath(type, 'global', item.id))}">${escapeHtml(frame.global)}</a></p>`
  return [
    `<header>${pictureHtml(frame, item.id)}<div><h1>${escapeHtml(nameOf(item))}</h1>`,
    `<p class="soft">${escapeHtml(`${frame.collection} · ${scopeName}`)}${tag}</p></div></header>`,
    item.description === undefined ? '' : `<p class="lead">${escapeHtml(item.description)}</p>`,
    `<section class="panel pad stack facts-of-item"><p class="figure">${escapeHtml(shareOf(here, frame))}</p><p>${escapeHtml(owned)}</p>`,
    points > 0 && rarityLists[type as RarityType].givesPoints ? labelHtml(frame, points) : '',
    item.patch === undefined ? '' : `<p class="soft">${escapeHtml(`${texts.since} ${item.patch}`)}</p>`,
    '</section>',
    type === 'achievement' ? '' : waysHtml(frame, item),
    `<section class="stack"><h2>${escapeHtml(texts.owners)}</h2>${placesHtml(frame, detail)}${everywhere}</section>`,
    `<p><a class="link" href="${list}">${escapeHtml(texts.back)}</a></p>`,
  ].join('')
}
