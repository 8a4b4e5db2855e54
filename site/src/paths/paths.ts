import { defaultLanguage, inLanguage, isLanguage, type Language, languages, type Origin } from '@kupodex/data/game'
import type { GainKind } from '@kupodex/data/rules'

export { defaultLanguage, inLanguage }

/** `/ranking/mount/Aether/` from its parts, each encoded, with a trailing slash. */
export const pathOf = (...parts: readonly (string | number)[]): string =>
  `/${parts.map((part) => `${encodeURIComponent(part)}/`).join('')}`

/** Splits a path into its language and the path below it; an unknown first word belongs to the path, in English. */
export const splitLanguage = (path: string): { language: Language; path: string } => {
  const [, first = '', ...rest] = path.split('/')
  return isLanguage(first) && first !== defaultLanguage
    ? { language: first, path: `/${rest.join('/')}` }
    : { language: defaultLanguage, path }
}

export const alternates = (path: string): { language: Language; path: string }[] =>
  languages.map((language) => ({ language, path: inLanguage(language, path) }))

/** Route parameters of a page in each language, for routes that begin with `[...lang]`. */
export const languageParams = /* @__PURE__ */ languages.map((language) => ({
  language,
  lang: language === defaultLanguage ? undefined : language,
}))

/** A page in each language, for routes that begin with `[...lang]` and have no other parameter. */
export const languagePaths = () =>
  languageParams.map(({ lang, language }) => ({ params: { lang }, props: { language } }))

export const characterPath = (id: number): string => pathOf('char', id)

/** The path of a board: the standard mode has no word in the address (spec: site §2.3). */
export const rankingPath = (type: string, scope: string, mode = 'standard'): string =>
  mode === 'standard' ? pathOf('ranking', type, scope) : pathOf('ranking', type, scope, mode)

export const rarityPath = (type: string, scope: string): string => pathOf('rarity', type, scope)

/** The path of a page of a rarity list: a page of its own of the global list, filled in the browser in the place of the first of other scopes. */
export const rarityPagePath = (type: string, scope: string, page: number): string => {
  if (page <= 1) return rarityPath(type, scope)
  return scope === 'global' ? pathOf('rarity', type, scope, 'page', page) : `${rarityPath(type, scope)}?page=${page}`
}

export const itemPath = (type: string, scope: string, id: number): string => pathOf('rarity', type, scope, id)

export const raidPath = (scope: string, raidId: number): string => pathOf('ranking', 'raid', scope, raidId)

/** The day that a season of the ishgard event ends with, and that an address leaves out (spec: site §2.3). */
export const lastDay = 10

/** The path of an ishgard board; the last day has no word in the address. */
export const ishgardPath = (scope: string, season: number, group: string, day: number): string =>
  pathOf('ranking', 'ishgard', scope, season, group, ...(day === lastDay ? [] : [day]))

export const statsPath = (scope: string): string => pathOf('stats', scope)

export const companyPath = (id: string): string => pathOf('fc', id)

export const groupPath = (slug: string): string => pathOf('group', slug)

export const companyRankingPath = (scope: string): string => pathOf('ranking', 'fc', scope)

/** The path of the boards of gains in a scope: of a running time, or of the months that have ended; the week has no word in the address. */
export const gainsPath = (scope: string, view: GainKind | 'months' = 'week'): string =>
  pathOf('ranking', 'gains', scope, ...(view === 'week' ? [] : [view]))

export const fewestMissingPath = (scope: string): string => pathOf('ranking', 'missing', scope)

/** The path of the raid that is shown where none is named. */
export const raidIndexPath = (scope: string): string => pathOf('ranking', 'raid', scope)

/** The path of the ishgard board that is shown where none is named. */
export const ishgardIndexPath = (scope = 'global'): string => pathOf('ranking', 'ishgard', scope)

/** The path of a shelf: all of a collection, by the word of its page, and what follows it of a collection in groups. */
export const browsePath = (...parts: readonly string[]): string => pathOf('browse', ...parts)

/** The path of everything that comes from a duty, a vendor, a currency ... */
export const originPath = (origin: Origin): string => pathOf('from', ...origin.split('/'))

/** The word of a main patch in addresses, `7-3` for 7.3: what has a dot is a file there. */
export const patchWord = (patch: string): string => patch.replace('.', '-')

/** The path of what a main patch brought, as players write it: `7.3`. */
export const patchPath = (patch: string): string => pathOf('new', patchWord(patch))
