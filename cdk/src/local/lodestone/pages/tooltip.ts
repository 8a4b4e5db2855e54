import { markupOf } from '@kupodex/data/html'
import { itemIcon, siteImage, type CollectionKind } from '../ground/art.ts'
import { thingName } from '../ground/collections.ts'
import { markup, type Markup } from '../ground/markup.ts'
import type { Site } from '../ground/site.ts'

const movement = (site: Site): Markup =>
  markup`<div class="mount__type">${site.texts.movement}<span>${site.texts.movement}</span><div class="mount__action"></div></div>`

/** The fragment a desktop browser fetches for one thing: no page around it, and the same for every character. */
export const tooltipFragment = (site: Site, kind: CollectionKind, id: number): string => {
  const name = thingName(site, kind, id)
  const icon = itemIcon(`${kind} item ${id}`, site.patch)
  return markupOf(markup`<div class="${kind}__tooltip tooltip_item"><header class="${kind}__header"><h4 class="${kind}__header__label">${name}</h4><div class="${kind}__header__data"></div></header><div class="${kind}__body"><p class="${kind}__text">...<br>...</p><div class="${kind}__view"><div class="${kind}__detail">${kind === 'mount' && movement(site)}<p class="${kind}__item">Item</p><a href="/lodestone/playguide/db/item/${id.toString(16).padStart(11, '0')}/" class="${kind}__item_icon js__chara_tooltip" data-tooltip="${name}'s Whistle"><img src="${icon}" width="40" height="40" alt="" class="${kind}__item_icon__img"><div class="${kind}__item_icon character__item_icon--frame"></div></a></div><div class="${kind}__image"><img src="${siteImage(`${kind} ${id}`)}" width="192" height="192" alt="" class="js__chara_tooltip" data-tooltip="..."></div></div></div></div>
`)
}
