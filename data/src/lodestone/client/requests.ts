import type { CollectionKind } from '../collection-kinds.ts'
import type { PageKind } from '../parse.ts'

/** A page to ask for, by the kind it will be read as. Free company ids are strings: they are more than a number holds. */
export type PageRequest =
  | { kind: 'character' | 'class_job' | CollectionKind; id: number }
  | { kind: 'achievement'; id: number; page?: number }
  | { kind: 'achievement_kind'; id: number; achievementKind: number }
  | { kind: 'tooltip'; id: number; collection: CollectionKind; hash: string }
  | { kind: 'search'; name: string; scope?: SearchScope; page?: number }
  | { kind: 'freecompany'; id: string }
  | { kind: 'memberlist'; id: string; page?: number }

/** Where to search: a world, a data center, or everywhere. */
type SearchScope = { world: string } | { dataCenter: string }

/** The path and query of a page in the one form we use, always with the slash at the end of the path. */
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
    default:
      return `/lodestone/character/${request.id}/${request.kind}/`
  }
}

const pageQuery = (page = 1): string => (page === 1 ? '' : `?page=${page}`)

/**
 * A search for a name, with straight apostrophes: a whole one, of two words, in double quotes, which finds just that; one word as
 * it is, which finds whose name has it. `worldname` is always sent, since without it the site
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

/** The kinds whose names stand only in the mobile page. */
const mobileKinds: readonly PageKind[] = ['mount', 'minion', 'faceaccessory']

const devices = {
  desktop: 'Mozilla/5.0 (X11; Linux x86_64)',
  mobile: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148',
}

/** The User-Agent for a kind of page: it decides the markup, so it is chosen on purpose, and names the project and a contact. */
export const userAgentFor = (kind: PageKind, contact: string): string =>
  `${mobileKinds.includes(kind) ? devices.mobile : devices.desktop} Kupodex/0.1 (+${contact})`
