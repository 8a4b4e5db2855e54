import type { RarityType } from '@kupodex/data/game'
import type { Language } from '@kupodex/data/game'
import { rarityLabel, rarityLists } from '@kupodex/data/rules'
import { formatNumber } from '#format/number.ts'
import { proseHtml } from '#format/prose.ts'
import { inLanguage, itemPath, rarityPath } from '#paths/paths.ts'
import { counted, fill } from '#texts/fill.ts'
import type { Texts } from '#texts/en.ts'
import { escapeHtml } from '@kupodex/data/html'
import type { RarityItem } from './item.ts'
import { mapsHtml } from './map.ts'
import { type PictureFrame, pictureHtml } from './picture.ts'
import { placesHtml } from './places.ts'
import { type Related, relatedHtml, rewardHtml } from './related.ts'
import { labelClass, nameOf, unobtainableText } from './row.ts'
import { shareOfCount } from './share.ts'
import { wayHtml, wayIcon } from './ways.ts'

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
  /** Of an achievement, those that belong to it. */
  related?: Related
}

/** What item pages are made with. */
export interface DetailFrame extends PictureFrame {
  language: Language
  type: RarityType
  texts: Texts['rarity']
  collection: string
  global: string
}

const figure = (name: string, html: string) => `<div><dt>${escapeHtml(name)}</dt><dd>${html}</dd></div>`

const factFigures = (frame: DetailFrame, { item, here }: ItemDetail): string[] => {
  const { texts, language } = frame
  if (item.facts === undefined) return []
  const { category, points, title, reward } = item.facts
  const given = { ...frame, here: here.scope }
  return [
    figure(texts.category, `<span class="words">${escapeHtml(category)}</span>`),
    points === undefined ? '' : figure(texts.gamePoints, formatNumber(points, language)),
    title === undefined ? '' : figure(texts.titleReward, `<span class="words">${rewardHtml(given, title)}</span>`),
    reward === undefined ? '' : figure(texts.itemReward, `<span class="words">${rewardHtml(given, reward)}</span>`),
  ]
}

const figuresHtml = (frame: DetailFrame, detail: ItemDetail): string => {
  const { item, here, points } = detail
  const { language, type, texts } = frame
  const owned = fill(counted(texts.ownedBy, here.characters, language), { owners: formatNumber(here.count, language) })
  const label = rarityLabel(points)
  return [
    '<dl class="figures">',
    figure(
      texts.percent,
      escapeHtml(shareOfCount(here.count, here.characters, language, texts)) +
        (here.characters === 0 ? '' : ` <small>${escapeHtml(owned)}</small>`),
    ),
    points > 0 && rarityLists[type].givesPoints
      ? figure(
          texts.itemPoints,
          `${formatNumber(points, language)} <span class="label ${labelClass[label]}">${escapeHtml(texts.labels[label])}</span>`,
        )
      : item.uncounted && rarityLists[type].givesPoints
        ? figure(texts.itemPoints, `0 <small>${escapeHtml(texts.noPoints)}</small>`)
        : '',
    ...factFigures(frame, detail),
    item.patch === undefined ? '' : figure(texts.since, escapeHtml(item.patch)),
    '</dl>',
  ].join('')
}

const waysHtml = ({ texts, sprite, language }: DetailFrame, { item, here }: ItemDetail) => {
  const { ways = [], gone } = item
  if (ways.length === 0 && gone) return ''
  const base = inLanguage(language, rarityPath('achievement', here.scope))
  const known = ways.map(
    (way) =>
      `<li><svg class="icon" aria-hidden="true"><use href="${escapeHtml(sprite)}#${wayIcon(way)}"/></svg><span>${wayHtml(way, base)}</span></li>`,
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

const ownersHtml = (frame: DetailFrame, detail: ItemDetail): string => {
  const { language, type, texts } = frame
  const { item, here } = detail
  const everywhere =
    here.scope === 'global'
      ? ''
      : `<p><a class="link" href="${inLanguage(language, itemPath(type, 'global', item.id))}">${escapeHtml(frame.global)}</a></p>`
  const table = placesHtml(frame, detail)
  if (table === '' && everywhere === '' && here.characters > 0) return ''
  const none = rarityLists[type].learnt === 'hand' ? texts.emptyByHand : texts.empty
  return `<section class="stack"><h2>${escapeHtml(texts.owners)}</h2>${table === '' ? `<p class="soft">${escapeHtml(none)}</p>` : table}${everywhere}</section>`
}

/** An item's page as HTML: one renderer for the prerendered page and the one that the browser fills. */
export const detailHtml = (frame: DetailFrame, detail: ItemDetail): string => {
  const { language, type, texts } = frame
  const { item, here } = detail
  const scopeName = here.scope === 'global' ? frame.global : here.scope
  // A scope where nobody was counted may have no list.
  const list = inLanguage(language, rarityPath(type, here.characters === 0 ? 'global' : here.scope))
  const tag = item.unobtainable
    ? ` <span class="tag">${escapeHtml(unobtainableText(item, texts.unobtainable))}</span>`
    : ''
  // An achievement is its own way: what belongs to it takes that place.
  const left = (type === 'achievement' ? relatedHtml(frame, detail) : waysHtml(frame, detail)) + whereHtml(frame, item)
  return [
    `<header>${pictureHtml(frame, item)}<div><h1>${escapeHtml(nameOf(item))}</h1>`,
    `<p class="soft"><a class="link" href="${list}">${escapeHtml(frame.collection)}</a>${escapeHtml(` · ${scopeName}`)}${tag}</p></div></header>`,
    item.description === undefined ? '' : `<p class="lead">${proseHtml(item.description)}</p>`,
    figuresHtml(frame, detail),
    `<div class="columns">${left === '' ? '' : `<div>${left}</div>`}${ownersHtml(frame, detail)}</div>`,
    `<p><a class="link" href="${list}">${escapeHtml(texts.back)}</a></p>`,
  ].join('')
}
