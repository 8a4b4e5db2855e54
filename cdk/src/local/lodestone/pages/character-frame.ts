import type { Person } from '@kupodex/pipeline/population'
import { tabbedCollections } from '@kupodex/data/lodestone'
import { type CollectionKind, picture } from '../ground/art.ts'
import { collections, tabName } from '../ground/collections.ts'
import { markup, type Markup } from '../ground/markup.ts'
import { worldText, type Site } from '../ground/site.ts'
import { page } from './shell.ts'

/** Pages of a character that have a tab, in the tabs' order. */
const tabPages: readonly TabPage[] = [
  'class_job',
  ...tabbedCollections.map(({ lodestone }) => lodestone.page),
  'achievement',
]

type TabPage = 'class_job' | CollectionKind | 'achievement'

type TabState = 'link' | 'disabled' | 'absent'

const stateOf = (owned: readonly number[], isPrivate: boolean): TabState =>
  owned.length === 0 && !isPrivate ? 'disabled' : 'link'

/**
 * How a person's pages show a tab: greyed out where nothing is owned, no achievements where they are private. Everybody has emotes; of hidden
 * ones nobody has seen the tab, which is greyed out for some here.
 */
const tabState = (person: Person, name: TabPage): TabState => {
  if (name === 'class_job') return 'link'
  if (name === 'achievement') return person.privacy.achievements ? 'absent' : 'link'
  const { owned, isPrivate } = collections[name]
  if (name === 'emote') return isPrivate(person) && person.index % 4 === 3 ? 'disabled' : 'link'
  return stateOf(owned(person), isPrivate(person))
}

const tab = (site: Site, id: number, name: TabPage, state: TabState | 'selected'): Markup | null => {
  const label = name === 'class_job' || name === 'achievement' ? site.texts.tabs[name] : tabName(site, name)
  const extra = name === 'faceaccessory' ? ' faceaccessory' : ''
  switch (state) {
    case 'selected':
      return markup`<li class="character_menu__link${extra}"><a href="javascript:void(null)" class="selected">${label}</a></li>`
    case 'link':
      return markup`<li class="character_menu__link${extra}"><a href="/lodestone/character/${id}/${name}/">${label}</a></li>`
    case 'disabled':
      return markup`<li class="disable${extra}"><span class="disable">${label}</span></li>`
    case 'absent':
      return null
  }
}

const tabs = (site: Site, person: Person, selected: TabPage | null): Markup => {
  const { profile, following } = site.texts.tabs
  const first =
    selected === null
      ? markup`<li><a href="javascript:void(0);" id="hash__profile" data-hash="profile">${profile}</a></li>`
      : markup`<li class="character_menu__link"><a href="/lodestone/character/${person.id}/">${profile}</a></li>`
  const rest = tabPages.map((name) =>
    tab(site, person.id, name, name === selected ? 'selected' : tabState(person, name)),
  )
  const last = markup`<li class="character_menu__link"><a href="/lodestone/character/${person.id}/following/">${following}</a></li>`
  return markup`<ul class="character__profile_tab js__character_menu clearfix">${first}${rest}${last}</ul>`
}

/** The title in the form for the person's gender; null for none. */
const titleText = (site: Site, person: Person): string | null => {
  if (person.titleId === 0) return null
  const row = site.find('titles', person.titleId)
  return site.name(person.gender === 'male' ? row.masculine : row.feminine)
}

const frame = (site: Site, person: Person): Markup => {
  const text = titleText(site, person)
  const title =
    text !== null &&
    markup`<p class="frame__chara__title">${text}</p>
			`
  const before = text !== null && site.find('titles', person.titleId).isPrefix
  return markup`<div class="frame__chara js__toggle_wrapper">
	<a href="/lodestone/character/${person.id}/" class="frame__chara__link state_btn">
		<div class="frame__chara__face">
			

			
				<img src="${picture(person.picture, 'fc0')}" width="40" height="40" alt="">
			
		</div>
		<div class="frame__chara__box">
			${before && title}<p class="frame__chara__name">${person.name}</p>
			${!before && title}
			<p class="frame__chara__world"><i class="xiv-lds xiv-lds-home-world js__tooltip" data-tooltip="${site.texts.homeWorld}"></i>${worldText(site, person.worldId)}</p>
		</div>
	</a>



	
</div>`
}

const emptyContents = markup`
	<div class="character__content"></div><div class="character__content"></div><div class="character__content"></div><div class="character__content"></div>
`

/** A page of a person: header, tabs, and the part below them. `selected` null is the profile. */
export const characterPage = (site: Site, person: Person, selected: TabPage | null, content: Markup): string =>
  page(site, {
    title: person.name,
    path: `/character/${person.id}/${selected === null ? '' : `${selected}/`}`,
    main: markup`<div id="character" class="ldst__window">
	<h2 class="heading--lg state_btn">${site.texts.character}
		
	</h2>
	
		


${frame(site, person)}

${tabs(site, person, selected)}

	

	
	<div class="character__content selected">
		
${content}

	</div>
${selected === null && emptyContents}</div>`,
  })
