import type { Person } from '@kupodex/pipeline/population'
import { markup } from '../ground/markup.ts'
import type { Site } from '../ground/site.ts'
import { searchEntry } from './entry.ts'
import { pager } from './pager.ts'
import { page } from './shell.ts'

/** A page (1 up) of a search; `query` is what the address had, without the page. */
export const searchPage = (
  site: Site,
  found: {
    readonly people: readonly Person[]
    readonly total: number
    readonly page: number
    readonly query: URLSearchParams
  },
): string => {
  const { texts } = site
  const path = `/character/?${found.query.toString()}&page=`
  const pages = pager(site, { path, page: found.page, total: found.total })
  const hits =
    found.total === 0
      ? markup`<p class="parts__zero">${texts.noResults}</p>`
      : markup`<div class="parts__total">${texts.count(String(found.total))}</div>
	${pages}
	${found.people.map((person) => searchEntry(site, person))}
	${pages}`
  return page(site, {
    title: texts.character,
    path: '/character/',
    main: markup`<div class="ldst__window">
	<h2 class="heading--lg">${texts.character}</h2>
	<div class="search-condition"><div class="search-condition__area">${texts.character}: <strong>${found.query.get('q') ?? ''}</strong></div></div>
	${hits}
</div>`,
  })
}
