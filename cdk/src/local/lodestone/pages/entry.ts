import type { Person } from '@kupodex/pipeline/population'
import { crestLayer, picture, siteImage } from '../ground/art.ts'
import { markup, type Markup } from '../ground/markup.ts'
import { grandCompanyText, worldText, type Site } from '../ground/site.ts'
import { jobLabel } from './job.ts'

const spoken: Readonly<Record<Person['language'], string>> = { en: 'EN', de: 'EN/DE', fr: 'FR', ja: 'JA/EN' }

const spokenBy = (person: Person): string => spoken[person.language]

const info = (site: Site, person: Person): Markup => {
  const company = grandCompanyText(site, person.grandCompany)
  const { icon } = jobLabel(site, person.activeJob)
  const rank =
    company !== null &&
    markup`<li class="js__tooltip" data-tooltip="${company}"><img src="${siteImage('grand company')}" width="20" height="20" alt=""></li>`
  return markup`<li><i class="list__ic__class"><img src="${icon}" width="20" height="20" alt=""></i><span>${person.activeJob.level}</span></li>${rank}`
}

const face = ({ name, ...person }: Person): Markup =>
  markup`<div class="entry__chara__face"><img src="${picture(person.picture, 'fc0')}" alt="${name}"></div>`

const nameAndWorld = (site: Site, { name, worldId }: Person): Markup =>
  markup`<p class="entry__name">${name}</p><p class="entry__world"><i class="xiv-lds xiv-lds-home-world js__tooltip" data-tooltip="${site.texts.homeWorld}"></i>${worldText(site, worldId)}</p>`

const companyLink = ({ freeCompany }: Person): Markup | null => {
  if (freeCompany === null) return null
  const layers = (['B', 'F', 'S'] as const).map(
    (layer) => markup`<img src="${crestLayer(layer, freeCompany.id, 40)}" width="18" height="18">`,
  )
  return markup`<a href="/lodestone/freecompany/${freeCompany.id}/" class="entry__freecompany__link"><i class="list__ic__crest">${layers}</i><span>${freeCompany.name}</span></a>`
}

/** A person in a search; on mobile markup the link has another class. */
export const searchEntry = (site: Site, person: Person): Markup => markup`
			<div class="entry"><a href="/lodestone/character/${person.id}/" class="${site.mobile ? 'entry__chara__link' : 'entry__link'}">${face(person)}<div class="entry__box entry__box--world">${nameAndWorld(site, person)}<ul class="entry__chara_info">${info(site, person)}</ul></div><div class="entry__chara__lang">${spokenBy(person)}</div></a>${companyLink(person)}</div>
`

export const memberEntry = (site: Site, person: Person, rank: string): Markup => markup`
			<li class="entry"><a href="/lodestone/character/${person.id}/" class="entry__bg"><div class="entry__flex">${face(person)}<div class="entry__freecompany__center">${nameAndWorld(site, person)}<ul class="entry__freecompany__info"><li><img src="${siteImage(`member ${rank}`)}" width="20" height="20" alt=""><span>${rank}</span></li>${info(site, person)}</ul></div></div></a></li>
`
