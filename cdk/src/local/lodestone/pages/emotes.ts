import type { Person } from '@kupodex/pipeline/population'
import { itemIcon } from '../ground/art.ts'
import { tabName, thingName } from '../ground/collections.ts'
import { markup, type Markup } from '../ground/markup.ts'
import type { Site } from '../ground/site.ts'
import { characterPage } from './character-frame.ts'

/** The salutes of the Grand Companies, of which a member has one, by the company. */
const salutes: Readonly<Record<number, number>> = { 1: 55, 2: 56, 3: 57 }

/** The emotes that a person has from the start, and the salute of its Grand Company. */
export const everyonesEmotes = (site: Pick<Site, 'tables'>, { grandCompany }: Pick<Person, 'grandCompany'>) => {
  const salute = grandCompany === null ? null : salutes[grandCompany.id]
  return site.tables.defaultEmotes.filter(({ id }) => id === salute || !Object.values(salutes).includes(id))
}

const desktopItem = (site: Site, key: string, name: string): Markup =>
  markup`<li class="js__btn_press" data-category="1"><div class="emote__list__icon"><img src="${itemIcon(key, site.patch)}" width="40" height="40" alt=""></div><p>${name}</p></li>`

const mobileItem = (site: Site, key: string, name: string): Markup =>
  markup`<li><span id="${key.replace(' ', '_')}"><img src="${itemIcon(key, site.patch)}" width="40" height="40" alt=""><span class="emote__name">${name}</span></span></li>`

/**
 * The emotes of a person, both those that everybody has and those that were unlocked; without any where they are hidden. The real page has
 * been described but is not at hand: this markup is adapted from what three of its readers look for.
 */
export const emotePage = (site: Site, person: Person, isHidden: boolean): string => {
  const named = isHidden
    ? []
    : [
        ...everyonesEmotes(site, person).map(({ id, name }) => [`emote ${id}`, site.name(name)] as const),
        ...person.emotes.map((id) => [`emote ${id}`, thingName(site, 'emote', id)] as const),
      ]
  const items = named.map(([key, name]) => (site.mobile ? mobileItem : desktopItem)(site, key, name))
  return characterPage(
    site,
    person,
    'emote',
    markup`
			<h3 class="heading--md">${tabName(site, 'emote')}</h3>
			<div class="character__emote">
				${items.length > 0 && markup`<ul class="emote__list">${items}</ul>`}
				<p class="parts__zero" style="display: none;">${site.texts.noResults}</p>
			</div>
`,
  )
}
