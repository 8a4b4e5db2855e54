/** What the address of a list says: the text that is searched for, and the page of what is shown. */
export interface ListAddress {
  text: string
  page: number
}

/** Reads the query of a list's address. */
export const readListAddress = (query: string): ListAddress => {
  const params = new URLSearchParams(query)
  const page = Number(params.get('page'))
  return { text: params.get('q')?.trim() ?? '', page: Number.isInteger(page) && page > 1 ? page : 1 }
}

/** The query of a search's page; empty for a list that is not searched. */
export const searchQuery = ({ text, page }: ListAddress): string => {
  const params = new URLSearchParams()
  if (text.trim() !== '') params.set('q', text.trim())
  if (page > 1) params.set('page', String(page))
  return params.size === 0 ? '' : `?${params}`
}
