/** The orders of a rarity list beside the rarest first. */
export const listOrders = ['rising', 'falling', 'newest'] as const

export type ListOrder = (typeof listOrders)[number]

const isListOrder = (word: string | null): word is ListOrder => listOrders.some((order) => order === word)

/** What the address of a list says: the text that is searched for, the order (null for the rarest first), and the page of what is shown. */
export interface ListAddress {
  text: string
  order: ListOrder | null
  page: number
}

export const readListAddress = (query: string): ListAddress => {
  const params = new URLSearchParams(query)
  const [page, order] = [Number(params.get('page')), params.get('order')]
  return {
    text: params.get('q')?.trim() ?? '',
    order: isListOrder(order) ? order : null,
    page: Number.isInteger(page) && page > 1 ? page : 1,
  }
}

/** The query of a page of a search or order; empty for a list as it is. */
export const listQuery = ({ text, order, page }: ListAddress): string => {
  const params = new URLSearchParams()
  if (text.trim() !== '') params.set('q', text.trim())
  if (order !== null) params.set('order', order)
  if (page > 1) params.set('page', String(page))
  return params.size === 0 ? '' : `?${params}`
}
