import { seenCollections } from '#game/collections/index.ts'
import { type Language, lodestoneRegions } from '#game/ground/language.ts'
import type { CollectionKind } from '../ground/collection-kinds.ts'
import type { PageKind } from '../pages/parse.ts'

/** The address of the Lodestone in a language; `{host}` stands for the name of the host. */
export const defaultBase = 'https://{host}.finalfantasyxiv.com'

/** The base address for a language, without a slash at the end. */
export const baseFor = (template: string, language: Language): string =>
  template.replace('{host}', lodestoneRegions[language]).replace(/\/+$/, '')

/** A page to request, with the kind it will be parsed as. Free company ids are strings: they are too large for a number. */
export type PageRequest =
  | { kind: 'character' | 'class_job' | CollectionKind; id: number }
  | { kind: 'achievement'; id: number; page?: number }
  | { kind: 'achievement_kind'; id: number; achievementKind: number }
  | { kind: 'tooltip'; id: number; collection: CollectionKind; hash: string }
  | { kind: 'search'; name: string; scope?: SearchScope; page?: number }
  | { kind: 'freecompany'; id: string }
  | { kind: 'memberlist'; id: string; page?: number }
  | { kind: 'worldstatus' }

/** The last page of a search: the site shows a thousand hits, fifty a page, and no more. */
export const lastSearchPage = 20

/** Whether a page cannot be there, so that nobody has to be asked. */
export const isBeyond = (request: PageRequest): boolean =>
  request.kind === 'search' && (request.page ?? 1) > lastSearchPage

/** Where to search: a world, a data center, or everywhere. */
type SearchScope = { world: string } | { dataCenter: string }

/** The path and query of a page, always with a slash at the end of the path. */
export const pathOf = (request: PageRequest): string => {
  switch (request.kind) {
    case 'character':
      return `/lodestone/character/${request.id}/`
    case 'achievement':
      return `/lodestone/character/${request.id}/achievement/${pageQuery(request.page)}`
    case 'achievement_kind':
      return `/lodestone/character/${request.id}/achievement/kind/${request.achievementKind}/`
    case 'tooltip':
      return `/lodestone/character/${request.id}/${request.collection}/tooltip/${request.hash}`
    case 'search':
      return `/lodestone/character/?${searchQuery(request)}`
    case 'freecompany':
      return `/lodestone/freecompany/${request.id}/`
    case 'memberlist':
      return `/lodestone/freecompany/${request.id}/member/${pageQuery(request.page)}`
    case 'worldstatus':
      return '/lodestone/worldstatus/'
    default:
      return `/lodestone/character/${request.id}/${request.kind}/`
  }
}

const pageQuery = (page = 1): string => (page === 1 ? '' : `?page=${page}`)

/**
 * A search for a name, with straight apostrophes: a full name of two words in double quotes, which is an exact search; one
 * word without quotes, which finds every name that contains it. `worldname` is always sent, since without it the site
 * searches the host's own region only.
 */
const searchQuery = ({
  name,
  scope,
  page = 1,
}: {
  name: string
  scope?: SearchScope
  page?: number
}): URLSearchParams => {
  const query = new URLSearchParams({ q: quotedIfWhole(plainName(name)), worldname: worldName(scope) })
  if (page > 1) query.set('page', String(page))
  return query
}

const quotedIfWhole = (name: string): string => (name.includes(' ') ? `"${name}"` : name)

const plainName = (name: string): string =>
  name.replaceAll(/[’‘]/g, "'").replaceAll(/["“”]/g, '').replace(/\s+/g, ' ').trim()

const worldName = (scope?: SearchScope): string => {
  if (!scope) return ''
  return 'world' in scope ? scope.world : `_dc_${scope.dataCenter}`
}

/** The kinds whose names are only in the mobile page. */
const mobileKinds: ReadonlySet<PageKind> = new Set(
  seenCollections.flatMap(({ lodestone }) => (lodestone.namesOn === 'mobile' ? [lodestone.page] : [])),
)

const devices = {
  desktop: 'Mozilla/5.0 (X11; Linux x86_64)',
  mobile: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148',
}

/** The User-Agent for a kind of page: it decides which markup the site sends, and names the project and a contact. */
export const userAgentFor = (kind: PageKind, contact: string): string =>
  `${mobileKinds.has(kind) ? devices.mobile : devices.desktop} Kupodex/0.1 (+${contact})`
