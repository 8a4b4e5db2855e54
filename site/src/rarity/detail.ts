import { isLearnt, type RarityType } from '@kupodex/data/game'
import { rarityLists } from '@kupodex/data/rules'
import { type Html, html, type HtmlPart } from '@kupodex/data/html'
import { linksHtml } from '#elsewhere/links-html.ts'
import { formatNumber } from '#format/number.ts'
import { proseHtml } from '#format/prose.ts'
import { hasPrices } from '#market/has-prices.ts'
import { marketTexts } from '#market/texts.ts'
import { inLanguage, itemPath, rarityPath } from '#paths/paths.ts'
import { figuresClass } from '#ui/figures.ts'
import { counted, fill } from '#texts/fill.ts'
import { commonTexts, listNameTexts, rarityItemTexts, rarityRowTexts } from '#texts/texts.ts'
import { type KnownAs, rowOfGame } from '#elsewhere/databases.ts'
import type { DetailFrame } from './frame.ts'
import type { ItemDetail, RarityItem } from './item.ts'
import { mapsHtml } from './map.ts'
import { pictureHtml } from './picture.ts'
import { placesHtml } from './places.ts'
import { relatedHtml, rewardHtml } from './related.ts'
import { labelHtml, nameOf, tagHtml } from './row.ts'
import { unsureText } from './unsure.ts'
import { shareOfCount, shareTextsOf } from './share.ts'
import { weekTexts } from './texts.ts'
import { wayHtml, wayIcon } from './ways.ts'

/** What other databases know a title by: the first achievement that gives it; null where none is known. */
const giverOf = ({ ways = [] }: RarityItem, english: RarityItem | undefined): KnownAs | null => {
  const giver = ways.find(({ achievementId }) => achievementId !== undefined)
  if (giver?.achievementId === undefined) return null
  const id = giver.achievementId
  const inEnglish = english?.ways?.find(({ achievementId }) => achievementId === id)
  return { row: { kind: 'achievement', id }, name: giver.text, english: inEnglish?.text ?? null }
}

/** What other databases know an item by, with the same item in English; null where they cannot know it. */
export const knownAs = (type: RarityType, item: RarityItem, english: RarityItem | undefined): KnownAs | null =>
  type === 'title'
    ? giverOf(item, english)
    : { row: rowOfGame(type, item), name: item.name, english: english?.name ?? null }

const figure = (name: string, inside: HtmlPart) => html`<div><dt>${name}</dt><dd>${inside}</dd></div>`

const words = (inside: HtmlPart) => html`<span class="words">${inside}</span>`

const factFigures = (frame: DetailFrame, { item, here }: ItemDetail): HtmlPart[] => {
  const { language } = frame
  if (item.facts === undefined) return []
  const texts = rarityItemTexts(language)
  const { titleReward, itemReward } = rarityRowTexts(language)
  const { category, points, title, reward } = item.facts
  const given = { ...frame, here: here.scope }
  return [
    figure(texts.category, words(category)),
    points !== undefined && figure(texts.gamePoints, formatNumber(points, language)),
    title !== undefined && figure(titleReward, words(rewardHtml(given, title))),
    reward !== undefined && figure(itemReward, words(rewardHtml(given, reward))),
  ]
}

const shareFigure = ({ language, type }: DetailFrame, { here: { count, characters } }: ItemDetail) => {
  const texts = rarityItemTexts(language)
  const owned = fill(counted(texts.ownedBy, characters, language), { owners: formatNumber(count, language) })
  const share = shareOfCount(count, characters, language, shareTextsOf(type, language))
  return figure(texts.percent, [share, characters > 0 && html` <small>${owned}</small>`])
}

const pointsFigure = ({ language, type }: DetailFrame, { item, points }: ItemDetail) => {
  const { itemPoints } = rarityItemTexts(language)
  if (!rarityLists[type].givesPoints) return null
  if (points > 0) return figure(itemPoints, [formatNumber(points, language), ' ', labelHtml(language, points)])
  return item.uncounted === true && figure(itemPoints, html`0 <small>${rarityRowTexts(language).noPoints}</small>`)
}

/** Whether it can be sold; its price is filled in once it is known, where this site has prices. */
const marketFigure = ({ language, type }: DetailFrame, { item: { id, sold } }: ItemDetail) => {
  if (sold !== true || !hasPrices()) return null
  const texts = marketTexts(language)
  return figure(texts.board, html`<span class="words priced" data-price="${type}/${id}">${texts.sold}</span>`)
}

const figuresHtml = (frame: DetailFrame, detail: ItemDetail): Html => {
  const { patch } = detail.item
  const figures = [
    shareFigure(frame, detail),
    pointsFigure(frame, detail),
    ...factFigures(frame, detail),
    marketFigure(frame, detail),
    patch !== undefined && figure(rarityItemTexts(frame.language).since, patch),
  ].filter(Boolean)
  return html`<dl class="${figuresClass(figures.length)}">${figures}</dl>`
}

const waysHtml = ({ sprite, language }: DetailFrame, { item, here }: ItemDetail): Html | null => {
  const texts = rarityItemTexts(language)
  const { ways = [], gone } = item
  if (ways.length === 0 && gone) return null
  const base = inLanguage(language, rarityPath('achievement', here.scope))
  const known = ways.map((way) => {
    const icon = html`<svg class="icon" aria-hidden="true"><use href="${sprite}#${wayIcon(way)}"/></svg>`
    return html`<li>${icon}<span>${wayHtml(way, base, language)}</span></li>`
  })
  return html`
    <section class="stack">
      <h2>${texts.howTo}</h2>
      ${known.length === 0 ? html`<p class="soft">${texts.howToUnknown}</p>` : html`<ul class="panel ways">${known}</ul>`}
    </section>
  `
}

const whereHtml = ({ language }: DetailFrame, { spots }: RarityItem): Html | null =>
  spots === undefined
    ? null
    : html`<section class="stack"><h2>${rarityItemTexts(language).where}</h2><div class="maps">${mapsHtml(spots, language)}</div></section>`

const ownersHtml = (frame: DetailFrame, detail: ItemDetail): Html | null => {
  const { language, type } = frame
  const texts = rarityItemTexts(language)
  const { item, here } = detail
  const global = inLanguage(language, itemPath(type, 'global', item.id))
  const everywhere =
    here.scope !== 'global' && html`<p><a class="link" href="${global}">${commonTexts(language).global}</a></p>`
  const table = placesHtml(frame, detail)
  if (table === null && everywhere === false && here.characters > 0) return null
  const none = isLearnt('ticked', rarityLists[type]) ? texts.emptyByHand : texts.empty
  return html`
    <section class="stack">
      <h2>${texts.owners}</h2>
      ${table ?? html`<p class="soft">${none}</p>`}
      ${everywhere}
    </section>
  `
}

const elsewhereHtml = ({ language, type }: DetailFrame, { item, english }: ItemDetail): Html | null => {
  const known = knownAs(type, item, english)
  return known && linksHtml(known, language)
}

const unsureHtml = ({ language }: DetailFrame, item: RarityItem): Html | null => {
  const text = unsureText(language, item)
  return text === '' ? null : html`<p class="small soft">${text}</p>`
}

/** The place of owners week by week, which are asked for once it comes into sight. */
const weeksHtml = ({ language, type }: DetailFrame, { item, here }: ItemDetail): Html | null =>
  here.characters === 0
    ? null
    : html`
      <section class="stack by-week needs-js" data-weeks="${type}/${here.scope}/${item.id}">
        <h2>${weekTexts(language).title}</h2>
        <div class="week-room"></div>
      </section>
    `

/** An item's page as HTML: one renderer for the prerendered page and the one that the browser fills. */
export const detailHtml = (frame: DetailFrame, detail: ItemDetail): Html => {
  const { language, type } = frame
  const { item, here } = detail
  const scopeName = here.scope === 'global' ? commonTexts(language).global : here.scope
  // A scope where nobody was counted may have no list.
  const list = inLanguage(language, rarityPath(type, here.characters === 0 ? 'global' : here.scope))
  // An achievement is its own way: what belongs to it takes that place.
  const way = type === 'achievement' ? relatedHtml(frame, detail) : waysHtml(frame, detail)
  const where = whereHtml(frame, item)
  return html`
    <header>
      ${pictureHtml(frame, item)}
      <div>
        <h1>${nameOf(item)}</h1>
        <p class="soft">
          <a class="link" href="${list}">${listNameTexts(language)[type]}</a> · ${scopeName}${tagHtml(item, rarityRowTexts(language).unobtainable)}
        </p>
      </div>
    </header>
    ${item.description !== undefined && html`<p class="lead">${proseHtml(item.description)}</p>`}
    ${unsureHtml(frame, item)}
    ${figuresHtml(frame, detail)}
    <div class="columns">
      ${(way ?? where) !== null && html`<div>${way}${where}</div>`}
      ${ownersHtml(frame, detail)}
    </div>
    ${elsewhereHtml(frame, detail)}
    ${weeksHtml(frame, detail)}
    <p><a class="link" href="${list}">${rarityItemTexts(language).back}</a></p>
  `
}
