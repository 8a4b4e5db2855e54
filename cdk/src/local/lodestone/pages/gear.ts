import { gearAt, type Person, type WornPiece } from '@kupodex/pipeline/population'
import { itemIcon, siteImage } from '../ground/art.ts'
import { markup, raw, type Markup } from '../ground/markup.ts'
import type { Site } from '../ground/site.ts'

/** Places on either side of the portrait, in the page's order. */
const [leftPlaces, rightPlaces] = [
  [2, 3, 4, 6, 7],
  [1, 8, 9, 10, 11, 12, 13],
]

/** The name in the page's language; the sign of high quality stands in the site's own font. */
const pieceName = ({ texts }: Site, { place, itemLevel }: WornPiece): string => texts.pieceOf(place, itemLevel)

/** A look over a piece is another item, with a link of its own. */
const look = (site: Site, { place, itemLevel, itemId }: WornPiece): Markup | null =>
  place > 7 || itemLevel % 3 > 0
    ? null
    : markup`<div class="db-tooltip__item__mirage clearifx"><div class="db-tooltip__item__mirage__ic"><img src="${itemIcon(`look ${itemId}`, site.patch)}" width="32" height="32" alt="" class="ic_reflection"><div class="tooltip__item__mirage__frame"></div></div><p>${site.texts.pieceOf(place, 1)}<a href="/lodestone/playguide/db/item/${[...itemId].reverse().join('')}/" class="db-tooltip__item__mirage__btn"></a></p></div>`

/** The card of a piece holds headings, lists and links: a reader has to scope what it looks for. */
const card = (site: Site, piece: WornPiece): Markup => {
  const { texts } = site
  const { itemId, itemLevel, highQuality, place } = piece
  const mark = highQuality && raw('<span class="icon">\uE03C</span>')
  const storage = markup`<ul class="db-tooltip__item__storage"><li><img src="${siteImage('crest')}" width="20" height="20" class="js__tooltip" alt="" data-tooltip="Can't be dyed.<br>Ever."></li></ul>`
  const text = markup`<div class="db-tooltip__item__txt"><div class="db-tooltip__item__element"><span class="rare">Unique</span>${storage}</div><h2 class="db-tooltip__item__name 	txt-rarity_rare">${pieceName(site, piece)}${mark}</h2>${look(site, piece)}<p class="db-tooltip__item__category">${texts.pieceOf(place, 0)} / ♂</p></div>`
  const details = markup`<div class="db-tooltip__bt_item_detail"><a href="/lodestone/playguide/db/item/${itemId}/${highQuality && '?hq=1'}"><img src="${siteImage('item details')}" width="300" height="60" alt=""></a></div>`
  const level = markup`<div class="db-tooltip__item__level ">${texts.itemLevel} ${itemLevel}</div>`
  const rest = markup`<div class="db-popup__inner"><ul class="db-tooltip__basic_bonus"><li class=""><span>${texts.attributes[1] ?? ''}</span> +${itemLevel}</li></ul><a href="/lodestone/playguide/db/shop/">${texts.character}</a></div>`
  return markup`<div class="db-tooltip db-tooltip__wrapper item_detail_box"><div class="db-tooltip__l_main"><div class="db-tooltip__header clearfix">${text}</div>${details}${level}${rest}</div></div>`
}

const box = (site: Site, worn: readonly WornPiece[], place: number): Markup => {
  const piece = worn.find((one) => one.place === place)
  const inside =
    piece &&
    markup`<img src="${itemIcon(`item ${piece.itemId}`, site.patch)}" width="40" height="40" alt="" class="character__item_icon__img"><div class="character__item_icon character__item_icon--frame"></div>${card(site, piece)}`
  return markup`<div class="icon-c--${place} ic_reflection_box js__db_tooltip">${inside ?? null}</div>`
}

/** What a person wears: the main hand beside the level, the rest on both sides of the portrait. */
export const gearBoxes = (site: Site, person: Person): Readonly<Record<'arms' | 'left' | 'right', Markup>> => {
  const worn = gearAt(site.population, person, site.at)
  const boxes = (places: readonly number[]) => places.map((place) => box(site, worn, place))
  const beside = (places: readonly number[]) => markup`<div class="character__detail__icon">${boxes(places)}</div>`
  return {
    arms: markup`<div class="character__class__arms">${boxes([0])}</div>`,
    left: beside(leftPlaces ?? []),
    right: beside(rightPlaces ?? []),
  }
}
