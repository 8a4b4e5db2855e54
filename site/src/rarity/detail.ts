import type { RarityType } from '@kupodex/data/contract'
import { percentOf, rarityLabel, rarityLists, roundPercent } from '@kupodex/data/rules'
import { formatNumber } from '#format/number.ts'
import { proseHtml } from '#format/prose.ts'
import { inLanguage, itemPath, rarityPath } from '#paths/paths.ts'
import { counted, fill } from '#texts/fill.ts'
import type { Texts } from '#texts/en.ts'
import { escapeHtml } from '@kupodex/data/html'
import type { RarityItem } from './item.ts'
import { mapsHtml } from './map.ts'
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
    | 'where'
    | 'owners'
    | 'ownersText'
    | 'dataCenter'
    | 'percent'
    | 'count'
    | 'ownedBy'
    | 'itemPoints'
  >
  collection: string
  global: string
}

/** The share of owners as pages show it. */
export const shareOf = ({ count, characters }: ScopeOwners, { language, texts }: DetailFrame): string => {
  const percentFull = percentOf(count, characters)
  return shareText({ count, percentFull, percent: roundPercent(percentFull) }, language, texts.nobody)
}

const figure = (name: string, html: string) => `<div><dt>${escapeHtml(name)}</dt><dd>${html}</dd></div>`

const figuresHtml = (frame: DetailFrame, { item, here, points }: ItemDetail): string => {
  const { language, type, texts } = frame
  const owned = fill(counted(texts.ownedBy, here.characters, language), { owners: formatNumber(here.count, language) })
  const label = rarityLabel(points)
  return [
    '<dl class="figures">',
    figure(
      texts.percent,
      escapeHtml(shareOf(here, frame)) + (here.characters === 0 ? '' : ` <small>${escapeHtml(owned)}</small>`),
    ),
    points > 0 && rarityLists[type].givesPoints
      ? figure(
          texts.itemPoints,
          `${formatNumber(points, language)} <span class="label ${labelClass[label]}">${escapeHtml(texts.labels[label])}</span>`,
        )
      : '',
    item.patch === undefined ? '' : figure(texts.since, escapeHtml(item.patch)),
    '</dl>',
  ].join('')
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
  return `<table class="panel list places"><caption class="unseen">${escapeHtml(texts.ownersText)}</caption><thead><tr><th colspan="2">${escapeHtml(texts.dataCenter)}</th><th class="n">${escapeHtml(texts.percent)}</th><th class="n">${escapeHtml(texts.count)}</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
}

/** The icon of each way; of ways that are not told one by one, a general one. */
const wayIcons = ({ kinds = [] }: RarityItem, ways: readonly string[], type: RarityType): string[] => {
  if (type === 'title') return ways.map(() => 'achievement')
  const [only] = kinds
  const isSame = kinds.every((kind) => kind === only)
  return ways.map((_, at) => {
    const kind = kinds.length === ways.length ? kinds[at] : isSame ? only : undefined
    return kind === undefined ? 'way' : kind === 'achievement' ? kind : `way-${kind}`
  })
}

const waysHtml = ({ texts, sprite, type }: DetailFrame, item: RarityItem) => {
  const ways = (item.howTo ?? '').split(' · ').filter((way) => way !== '')
  if (ways.length === 0 && item.gone) return ''
  const icons = wayIcons(item, ways, type)
  const known = ways.map(
    (way, at) =>
      `<li><svg class="icon" aria-hidden="true"><use href="${escapeHtml(sprite)}#${icons[at]}"/></svg><span>${proseHtml(way)}</span></li>`,
  )
  const html =
    ways.length === 0
      ? `<p class="soft">${escapeHtml(texts.howToUnknown)}</p>`
      : `<ul class="panel ways">${known.join('')}</ul>`
  return `<section class="stack"><h2>${escapeHtml(texts.howTo)}</h2>${html}</section>`
}

const whereHtml = ({ texts, language }: DetailFrame, { spots }: RarityItem) =>
  spots === undefined
    ? ''
    : `<section class="stack"><h2>${escapeHtml(texts.where)}</h2><div class="maps">${mapsHtml(spots, language)}</div></section>`

/** An item's page as HTML: one renderer for the prerendered page and the one that the browser fills. */
export const detailHtml = (frame: DetailFrame, detail: ItemDetail): string => {
  const { language, type, texts } = frame
  const { item, here } = detail
  const scopeName = here.scope === 'global' ? frame.global : here.scope
  // A scope where nobody was counted may have no list.
  const list = inLanguage(language, rarityPath(type, here.characters === 0 ? 'global' : here.scope))
  const tag = item.unobtainable ? ` <span class="tag">${escapeHtml(texts.unobtainable)}</span>` : ''
  const everywhere =
    here.scope === 'global'
      ? ''
      : `<p><a class="link" href="${inLanguage(language, itemPath(type, 'global', item.id))}">${escapeHtml(frame.global)}</a></p>`
  return [
    `<header>${pictureHtml(frame, item.id)}<div><h1>${escapeHtml(nameOf(item))}</h1>`,
    `<p class="soft"><a class="link" href="${list}">${escapeHtml(frame.collection)}</a>${escapeHtml(` · ${scopeName}`)}${tag}</p></div></header>`,
    item.description === undefined ? '' : `<p class="lead">${proseHtml(item.description)}</p>`,
    figuresHtml(frame, detail),
    '<div class="columns"><div>',
    type === 'achievement' ? '' : waysHtml(frame, item),
    whereHtml(frame, item),
    `</div><section class="stack"><h2>${escapeHtml(texts.owners)}</h2>${placesHtml(frame, detail)}${everywhere}</section></div>`,
    `<p><a class="link" href="${list}">${escapeHtml(texts.back)}</a></p>`,
  ].join('')
}
