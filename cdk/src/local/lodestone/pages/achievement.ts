import { legacyKind } from '@kupodex/data/rules'
import type { Person } from '@kupodex/pipeline/population'
import { itemIcon } from '../ground/art.ts'
import { markup, raw, type Markup } from '../ground/markup.ts'
import type { Site } from '../ground/site.ts'
import { characterPage } from './character-frame.ts'
import { entriesOf, pager } from './pager.ts'
import { dateScript } from './shell.ts'

type Earned = Person['achievements'][number]

const date = (person: Person, { id, at }: Earned): Markup =>
  markup`<time class="entry__activity__time">${dateScript(`0.${person.id}${id}`, at)}</time>`

const frame = (site: Site, id: number): Markup =>
  markup`<div class="entry__achievement__frame"><img src="${itemIcon(`achievement ${id}`, site.patch)}" width="40" height="40" alt=""></div>`

const medals = ({ find }: Site, id: number): Markup => {
  const { titleId, itemId } = find('achievements', id)
  return markup`${titleId > 0 && raw('<i class="icon-c__achievement-medal"></i>')}${itemId > 0 && raw('<i class="icon-c__achievement-item"></i>')}`
}

const kindName = ({ find, name }: Site, id: number): string =>
  name(find('achievementKinds', find('achievements', id).kindId).name)

const kinds = (site: Site, person: Person): Markup => {
  const links = site.tables.achievementKinds
    .filter(({ id }) => id !== legacyKind || person.legacy)
    .map(
      ({ id, name }) =>
        markup`<li><a href="/lodestone/character/${person.id}/achievement/kind/${id}/" class="btn__menu">${site.name(name)}</a></li>`,
    )
  return markup`<ul class="achievement__kinds">${links}</ul>`
}

const pointsOf = ({ find }: Site, { achievements }: Person): number =>
  achievements.reduce((sum, { id }) => sum + find('achievements', id).points, 0)

const points = (site: Site, person: Person): Markup =>
  markup`<div class="achievement__points"><p class="achievement__point">${pointsOf(site, person)}</p></div>`

const historyEntry = (site: Site, person: Person, earned: Earned): Markup => {
  const text = site.texts.earned(kindName(site, earned.id), site.name(site.find('achievements', earned.id).name))
  return markup`
<li class="entry"><a href="/lodestone/character/${person.id}/achievement/detail/${earned.id}/" class="entry__achievement">${frame(site, earned.id)}<p class="entry__activity__txt">${text}</p>${medals(site, earned.id)}${date(person, earned)}</a></li>`
}

/** A page (1 up) of what was earned, newest first. */
export const achievementHistoryPage = (site: Site, person: Person, page: number): string => {
  const total = person.achievements.length
  const pages = pager(site, { path: `/character/${person.id}/achievement/?page=`, page, total })
  return characterPage(
    site,
    person,
    'achievement',
    markup`
	${points(site, person)}
	${kinds(site, person)}
	<div class="parts__total">${site.texts.count(String(total))}</div>
	${pages}
	<div class="ldst__achievement"><ul>${entriesOf(person.achievements, page).map((earned) => historyEntry(site, person, earned))}
	</ul></div>
	${pages}`,
  )
}

const kindEntry = (site: Site, person: Person, id: number, earned: Earned | undefined): Markup => {
  const row = site.find('achievements', id)
  const complete = earned ? ' entry__achievement--complete' : ''
  return markup`
<li class="entry" data-achieved="${earned ? 1 : 0}"><a href="/lodestone/character/${person.id}/achievement/detail/${id}/" class="entry__achievement${complete}">${frame(site, id)}<p class="entry__activity__txt">${site.name(row.name)}</p>${medals(site, id)}<p class="entry__achievement__number">${row.points}</p>${earned !== undefined && date(person, earned)}</a></li>`
}

/** The achievements of a kind or category that a person's list shows: hidden ones only once earned. */
const shownTo = (
  site: Site,
  person: Person,
  of: (row: Site['tables']['achievements'][number]) => boolean,
): number[] => {
  const earned = new Set(person.achievements.map(({ id }) => id))
  return site.tables.achievements
    .filter((row) => of(row) && (row.hidden === 0 || earned.has(row.id)))
    .map(({ id }) => id)
}

const allOnePage = (site: Site, person: Person, ids: readonly number[]): string | null => {
  if (ids.length === 0) return null
  const earned = new Map(person.achievements.map((one) => [one.id, one]))
  return characterPage(
    site,
    person,
    'achievement',
    markup`
	${points(site, person)}
	${kinds(site, person)}
	<p class="achievement__size"><span class="js--achievement_size">${ids.length}</span></p>
	<div class="ldst__achievement"><ul>${ids.map((id) => kindEntry(site, person, id, earned.get(id)))}
	</ul></div>
	`,
  )
}

const isOpenTo = (person: Person, kindId: number) => kindId !== legacyKind || person.legacy

/** All achievements of a kind on one page; null for an unknown kind, and for Legacy where the person has no Legacy status. */
export const achievementKindPage = (site: Site, person: Person, kindId: number): string | null =>
  allOnePage(
    site,
    person,
    shownTo(site, person, (row) => row.kindId === kindId && isOpenTo(person, kindId)),
  )

/** All achievements of a category on one page; null for an unknown category. */
export const achievementCategoryPage = (site: Site, person: Person, categoryId: number): string | null =>
  allOnePage(
    site,
    person,
    shownTo(site, person, (row) => row.categoryId === categoryId && isOpenTo(person, row.kindId)),
  )

/** One achievement; null for an unknown id. */
export const achievementDetailPage = (site: Site, person: Person, id: number): string | null => {
  const row = site.tables.achievements.find((one) => one.id === id)
  if (row === undefined) return null
  const earned = person.achievements.find((one) => one.id === id)
  const complete = earned ? ' entry__achievement__view--complete' : ''
  return characterPage(
    site,
    person,
    'achievement',
    markup`
	<div class="entry__achievement__view${complete}">${frame(site, id)}<p class="entry__achievement__number">${row.points}</p><h4 class="entry__achievement__name">${site.name(row.name)}</h4>${medals(site, id)}${earned !== undefined && date(person, earned)}</div>
	`,
  )
}
