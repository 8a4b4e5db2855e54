/** What a page's address keeps in another language: the page, what is searched for, and who is looked for. */
const kept = ['page', 'q', 'char']

/** The part of a query that means the same in every language. */
export const keptQuery = (query: string): string => {
  const params = [...new URLSearchParams(query)].filter(([name]) => kept.includes(name))
  return params.length === 0 ? '' : `?${new URLSearchParams(params)}`
}

/** Lets the language switch lead to the same page of a list, the same search and the same character. */
export const keepQuery = (page: Document): void => {
  const menu = page.querySelector('#languages')
  menu?.addEventListener('beforetoggle', () => {
    for (const link of menu.querySelectorAll<HTMLAnchorElement>('a[hreflang]')) link.search = keptQuery(location.search)
  })
}
