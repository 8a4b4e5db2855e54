import { alternates, splitLanguage } from '#paths/paths.ts'

/** Parameters that other sites put into links to count who follows them. */
const isCampaign = (name: string): boolean => /^utm_|clid$/.test(name)

/** The part of a query that belongs to the page: a search, a page of a list, how a list is sorted. */
const ownQuery = (query: string): string => {
  const params = [...new URLSearchParams(query)].filter(([name]) => !isCampaign(name))
  return params.length === 0 ? '' : `?${new URLSearchParams(params)}`
}

/** The same page in every language, by language: a shell is one file for many pages, so only its address says which it is. */
export const samePage = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): Map<string, string> =>
  new Map(alternates(splitLanguage(pathname).path).map(({ language, path }) => [language, path + ownQuery(search)]))

/** Lets the language switch lead to the page that is shown when it opens, with its search, page of a list and character. */
export const bindLanguages = (page: Document): void => {
  const menu = page.querySelector('#languages')
  menu?.addEventListener('beforetoggle', () => {
    const addresses = samePage(location)
    for (const link of menu.querySelectorAll<HTMLAnchorElement>('a[hreflang]'))
      link.href = addresses.get(link.hreflang) ?? link.href
  })
}
