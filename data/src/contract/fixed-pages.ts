interface FixedPage {
  /** The path below the language, without slashes around it. */
  path: string
  /** The kind of page it is checked as: pages of one family have a similar look and size. */
  family: string
  /** Whether search engines may list it. */
  isListed: boolean
  /** Whether a script fills it; such a page has a larger size budget. */
  isIsland: boolean
}

const page = (path: string, family = path, rest: Partial<FixedPage> = {}): FixedPage => ({
  ...{ path, family, isListed: true, isIsland: false },
  ...rest,
})

/**
 * The fixed pages of the site: a new one is a file below `site/src/pages/[...lang]` and a line here. The sitemap, the checks of
 * all families and the budgets read this list, and a test compares it with what was built.
 */
export const fixedPages: readonly FixedPage[] = [
  page('', 'home'),
  page('islands'),
  page('islandworkshop'),
  page('groups', 'groups', { isIsland: true }),
  page('charactersearch', 'search', { isIsland: true }),
  page('char', 'finder', { isListed: false }),
  page('matrix', 'matrix', { isIsland: true }),
  page('browse'),
  page('from'),
  page('new'),
  page('tonight', 'tonight', { isIsland: true }),
  page('api'),
  page('examples', 'api'),
  page('embed', 'api'),
  page('spoilers', 'legal'),
  page('status'),
  page('privacypolicy', 'legal'),
  page('terms', 'legal'),
  page('offline', 'offline', { isListed: false }),
  page('login', 'login', { isListed: false }),
  page('alts', 'alts', { isListed: false, isIsland: true }),
  page('settings', 'settings', { isListed: false, isIsland: true }),
  page('admin', 'editors', { isListed: false, isIsland: true }),
]
