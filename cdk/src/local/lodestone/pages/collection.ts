import { markupOf } from '@kupodex/data/html'
import type { Person } from '@kupodex/pipeline/population'
import { itemIcon, siteImage, tooltipHash, type CollectionKind } from '../ground/art.ts'
import { collections, tabName, thingName } from '../ground/collections.ts'
import { markup, type Markup } from '../ground/markup.ts'
import type { Site } from '../ground/site.ts'
import { characterPage } from './character-frame.ts'

/** Class of the box around the desktop list; mounts have an s of their own. */
const boxOf = (kind: CollectionKind): string => (kind === 'mount' ? 'character__mounts' : `character__${kind}`)

/** As the real pages write it: no space before `data-tooltip_href`, no name anywhere. */
const iconItem = (site: Site, person: Person, kind: CollectionKind, id: number): Markup =>
  markup`<li class="${kind}__list_icon"data-tooltip_href="/lodestone/character/${person.id}/${kind}/tooltip/${tooltipHash(kind, id)}"><div class="character__item_icon"><img src="${itemIcon(`${kind} ${id}`, site.patch)}" width="40" height="40" alt="" class="character__item_icon__img"><div class="character__item_icon--frame"></div><img src="${siteImage('hover')}" width="48" height="48" alt="" class="character__item_icon__hover"></div></li>`

const namedItem = (site: Site, kind: CollectionKind, id: number): Markup =>
  markup`<li class="${kind}__list__item"><button class="${kind}__list__button"><div class="${kind}__list__icon"><img src="${itemIcon(`${kind} ${id}`, site.patch)}" width="40" height="40" alt="" class="${kind}__list__icon__image"></div><div class="${kind}__list__text"><span class="${kind}__name">${thingName(site, kind, id)}</span></div></button></li>`

const desktop = (site: Site, person: Person, kind: CollectionKind, shown: readonly number[]): Markup => markup`
			<div class="${boxOf(kind)}">
				<ul class="character__icon__list js__${kind}_tooltip js__${kind}_list">
				${shown.map((id) => iconItem(site, person, kind, id))}
				</ul>
			</div>
		`

const mobile = (site: Site, kind: CollectionKind, shown: readonly number[]): Markup => markup`
			<ul class="${kind}__list">
				${shown.map((id) => namedItem(site, kind, id))}
			</ul>
		`

/** What a person has of a collection, in desktop or mobile markup; private ones are an empty list. */
export const collectionPage = (site: Site, person: Person, kind: CollectionKind): string => {
  const { owned, isPrivate } = collections[kind]
  const shown = isPrivate(person) ? [] : owned(person)
  return characterPage(
    site,
    person,
    kind,
    markup`
			<h3 class="heading--md">${tabName(site, kind)}</h3>

			<div class="${kind}__sort">
				
				<p class="minion__sort__total">${site.texts.total}: <span>${shown.length}</span></p>
			</div>
${site.mobile ? mobile(site, kind, shown) : desktop(site, person, kind, shown)}`,
  )
}

const movement = (site: Site): Markup =>
  markup`<div class="mount__type">${site.texts.movement}<span>${site.texts.movement}</span><div class="mount__action"></div></div>`

/** The fragment a desktop browser fetches for one thing: no page around it, and the same for every character. */
export const tooltipFragment = (site: Site, kind: CollectionKind, id: number): string => {
  const name = thingName(site, kind, id)
  const icon = itemIcon(`${kind} item ${id}`, site.patch)
  return markupOf(markup`<div class="${kind}__tooltip tooltip_item"><header class="${kind}__header"><h4 class="${kind}__header__label">${name}</h4><div class="${kind}__header__data"></div></header><div class="${kind}__body"><p class="${kind}__text">...<br>...</p><div class="${kind}__view"><div class="${kind}__detail">${kind === 'mount' && movement(site)}<p class="${kind}__item">Item</p><a href="/lodestone/playguide/db/item/${id.toString(16).padStart(11, '0')}/" class="${kind}__item_icon js__chara_tooltip" data-tooltip="${name}'s Whistle"><img src="${icon}" width="40" height="40" alt="" class="${kind}__item_icon__img"><div class="${kind}__item_icon character__item_icon--frame"></div></a></div><div class="${kind}__image"><img src="${siteImage(`${kind} ${id}`)}" width="192" height="192" alt="" class="js__chara_tooltip" data-tooltip="..."></div></div></div></div>
`)
}
