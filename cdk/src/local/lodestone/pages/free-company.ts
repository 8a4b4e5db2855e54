import type { FreeCompany, Person } from '@kupodex/pipeline/population'
import { crestLayer, siteImage } from '../ground/art.ts'
import { lines, markup, raw, type Markup } from '../ground/markup.ts'
import { worldText, type Site } from '../ground/site.ts'
import { memberEntry } from './entry.ts'
import { entriesOf, pager } from './pager.ts'
import { dateScript, page } from './shell.ts'

/** The company's own head, an `.entry` like those of people. */
const head = (site: Site, company: FreeCompany): Markup => {
  const grandCompany = site.name(site.find('grandCompanies', company.grandCompanyId).name)
  const layers = (['B', 'F', 'S'] as const).map(
    (layer) => markup`
		<img src="${crestLayer(layer, company.id, 64)}" width="64" height="64">`,
  )
  return markup`<div class="entry">

	

	<a href="/lodestone/freecompany/${company.id}/" class="entry__freecompany">
		<div class="entry__freecompany__crest">
			<div class="entry__freecompany__crest--position">
				<img src="${siteImage('crest base')}" width="68" height="68" alt="" class="entry__freecompany__crest__base">
				<div class="entry__freecompany__crest__image">
					
${layers}


				</div>
			</div>
		</div>
		<div class="entry__freecompany__box">
			<p class="entry__freecompany__gc">${grandCompany} &#60;${site.texts.standing}&#62;</p>
			<p class="entry__freecompany__name">${company.name}</p>
			<p class="entry__freecompany__gc">
				<i class="xiv-lds xiv-lds-home-world js__tooltip" data-tooltip="${site.texts.homeWorld}"></i>${worldText(site, company.worldId)}
			</p>
		</div>
	</a>
</div>
`
}

/** A company that recruits in the community finder has a banner with its own date at the top. */
const finder = (
  { at }: Site,
  { id }: FreeCompany,
): Markup => markup`<div class="entry__cf"><a href="/lodestone/community_finder/${id}/" class="entry__cf__link"><p class="entry__cf__title">Community Finder</p><time class="entry__cf__time">${dateScript(`0.cf${id}`, at - 3600)}</time></a></div>
`

const value = (title: string, text: Markup | string | number): Markup => markup`
	<h3 class="heading--lead">${title}</h3>
	<p class="freecompany__text">${text}</p>

`

/** A company's page. The paragraph of the name is not closed and a span that was not opened is, as on the real site. */
export const freeCompanyPage = (site: Site, company: FreeCompany, members: number): string => {
  const { texts } = site
  return page(site, {
    title: company.name,
    path: `/freecompany/${company.id}/`,
    main: markup`<div class="ldst__window">
	<h2 class="heading--lg">${texts.freeCompany}</h2>
	${company.recruiting && finder(site, company)}${head(site, company)}

	<h3 class="heading--lead">${texts.slogan}</h3>
	<p class="freecompany__text freecompany__text__message">${lines(company.slogan)}</p>

	<h3 class="heading--lead">${texts.freeCompany}&nbsp;<span class="freecompany__text__tag">«${texts.companyTag}»</span></h3>

	<p class="freecompany__text__name">${company.name}<p>
	<p class="freecompany__text freecompany__text__tag">&laquo;${company.tag}&raquo;</span></p>

${value(
  texts.formed,
  markup`

${dateScript(company.id.slice(-11), company.formedAt)}

`,
)}${value(texts.members, members)}${value(texts.rank, company.rank)}
</div>

<div class="ldst__window">
	<h2 class="heading--lg parts__space--add" id="anchor__focus">Focus</h2>
	${value('Active', raw('-'))}${value('Recruitment', texts.recruitment[company.recruiting ? 0 : 1])}
</div>`,
  })
}

/** A page (1 up) of a company's members. */
export const membersPage = (site: Site, company: FreeCompany, members: readonly Person[], number: number): string => {
  const { texts } = site
  const pages = pager(site, {
    path: `/freecompany/${company.id}/member/?page=`,
    page: number,
    total: members.length,
  })
  const leader = members[0]
  const entries = entriesOf(members, number).map((person) =>
    memberEntry(site, person, texts.memberRanks[person === leader ? 0 : person.id % 6 === 0 ? 1 : 2] ?? ''),
  )
  return page(site, {
    title: company.name,
    path: `/freecompany/${company.id}/member/`,
    main: markup`<div class="ldst__window">
	<h2 class="heading--lg">${texts.members}</h2>
	${head(site, company)}
	<div class="parts__total">${texts.count(String(members.length))}</div>
	${pages}
	<ul>${entries}</ul>
	${pages}
</div>`,
  })
}
