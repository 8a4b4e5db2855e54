import { companyById, indexOfId, membersOf, personAt, type Person } from '@kupodex/pipeline/population'
import { tooltipHash, type CollectionKind } from './ground/art.ts'
import { collections } from './ground/collections.ts'
import { findPeople } from './find-people.ts'
import {
  achievementCategoryPage,
  achievementDetailPage,
  achievementHistoryPage,
  achievementKindPage,
} from './pages/achievement.ts'
import { classJobPage } from './pages/class-job.ts'
import { collectionPage, tooltipFragment } from './pages/collection.ts'
import { emotePage } from './pages/emotes.ts'
import { freeCompanyPage, membersPage } from './pages/free-company.ts'
import { entriesOf, pageCount } from './pages/pager.ts'
import { profilePage } from './pages/profile.ts'
import { notFoundPage, restrictedPage } from './pages/refusals.ts'
import { searchPage } from './pages/search.ts'
import { worldStatusPage } from './pages/world-status.ts'
import type { Site } from './ground/site.ts'

export interface Page {
  readonly status: number
  readonly body: string
}

const ok = (body: string): Page => ({ status: 200, body })
const notFound = (site: Site): Page => ({ status: 404, body: notFoundPage(site) })
const restricted = (site: Site): Page => ({ status: 403, body: restrictedPage(site) })
const orNotFound = (site: Site, body: string | null): Page => (body === null ? notFound(site) : ok(body))

const numberOf = (query: URLSearchParams): number => Math.max(1, Math.trunc(Number(query.get('page') ?? 1)) || 1)

/**
 * Mounts and minions: owning none is 404, keeping them private is an empty page. Facewear: none is 404, private is 403. Emotes: nobody has
 * none; what hidden ones answer nobody has seen, so that people of this Lodestone get each of the three.
 */
const collection = (site: Site, person: Person, kind: CollectionKind): Page => {
  const { owned, isPrivate } = collections[kind]
  if (kind === 'emote') {
    if (!isPrivate(person)) return ok(emotePage(site, person, false))
    return [restricted(site), notFound(site), ok(emotePage(site, person, true))][person.index % 3] ?? notFound(site)
  }
  if (isPrivate(person)) return kind === 'faceaccessory' ? restricted(site) : ok(collectionPage(site, person, kind))
  return owned(person).length === 0 ? notFound(site) : ok(collectionPage(site, person, kind))
}

const tooltip = (site: Site, kind: CollectionKind, hash: string): Page => {
  const thing = site.tables[collections[kind].table].find(({ id }) => tooltipHash(kind, id) === hash)
  return thing ? ok(tooltipFragment(site, kind, thing.id)) : notFound(site)
}

const achievements = (site: Site, person: Person, rest: readonly string[], query: URLSearchParams): Page => {
  if (person.privacy.achievements) return restricted(site)
  const [what, id] = rest
  if (what === undefined) {
    const page = numberOf(query)
    const last = Math.max(1, pageCount(person.achievements.length))
    return page > last ? notFound(site) : ok(achievementHistoryPage(site, person, page))
  }
  if (what === 'category') return orNotFound(site, achievementCategoryPage(site, person, Number(id)))
  if (what === 'kind') return orNotFound(site, achievementKindPage(site, person, Number(id)))
  if (what === 'detail') return orNotFound(site, achievementDetailPage(site, person, Number(id)))
  return notFound(site)
}

const isKind = (name: string | undefined): name is CollectionKind => name !== undefined && name in collections

const character = (site: Site, person: Person, rest: readonly string[], query: URLSearchParams): Page => {
  if (person.state === 'hidden') return restricted(site)
  if (person.state !== 'listed') return notFound(site)
  const [tab, ...more] = rest
  if (tab === undefined) return ok(profilePage(site, person))
  if (tab === 'class_job') return ok(classJobPage(site, person))
  if (tab === 'achievement') return achievements(site, person, more, query)
  if (!isKind(tab)) return notFound(site)
  return more[0] === 'tooltip' ? tooltip(site, tab, more[1] ?? '') : collection(site, person, tab)
}

const company = (site: Site, id: string, rest: readonly string[], query: URLSearchParams): Page => {
  const found = companyById(site.population, id, site.at)
  if (found === null || found.formedAt > site.at) return notFound(site)
  const members = membersOf(site.population, found, site.at)
  if (members.length === 0) return notFound(site)
  if (rest.length === 0) return ok(freeCompanyPage(site, found, members.length))
  const page = numberOf(query)
  if (rest[0] !== 'member' || page > pageCount(members.length)) return notFound(site)
  const people = members.map(({ index }) => personAt(site.population, index, site.at))
  return ok(membersPage(site, found, people, page))
}

const search = (site: Site, query: URLSearchParams): Page => {
  const all = findPeople(site.population, site.tables, { host: site.host, query, at: site.at })
  const page = numberOf(query)
  const rest = new URLSearchParams(query)
  rest.delete('page')
  const people = entriesOf(all, page).map((index) => personAt(site.population, index, site.at))
  return ok(searchPage(site, { people, total: all.length, page, query: rest }))
}

/** Whose page was asked for last, by population: whoever is read is asked for a dozen times in a row. */
const lastAsked = new WeakMap<Site['population'], { index: number; at: number; person: Person }>()

const personOf = ({ population, at }: Site, index: number): Person => {
  const last = lastAsked.get(population)
  if (last?.index === index && last.at === at) return last.person
  const person = personAt(population, index, at)
  lastAsked.set(population, { index, at, person })
  return person
}

/** The page of an address below /lodestone, as `/character/123/mount/`, with or without the last slash. `alter` may change its person. */
export const pageOf = (
  site: Site,
  path: string,
  query: URLSearchParams,
  alter: (person: Person) => Person = (person) => person,
): Page => {
  const [section, id, ...rest] = path.split('/').filter((part) => part !== '')
  if (section === 'character' && id === undefined) return search(site, query)
  if (section === 'worldstatus' && id === undefined) return ok(worldStatusPage(site))
  if (section === 'freecompany' && id !== undefined) return company(site, id, rest, query)
  const index =
    section === 'character' && /^\d+$/.test(id ?? '') ? indexOfId(site.population, Number(id), site.at) : null
  return index === null ? notFound(site) : character(site, alter(personOf(site, index)), rest, query)
}
