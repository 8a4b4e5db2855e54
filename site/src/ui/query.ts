/** What an address asks of a board: a page, and a character to show on it or to look for. */
export interface BoardAddress {
  page: number
  character: number | null
}

const whole = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null

/** Reads `?page=` and `?char=`; anything but a number from 1 on counts as missing. */
export const readBoardAddress = (search: string): BoardAddress => {
  const asked = new URLSearchParams(search)
  return { page: whole(asked.get('page')) ?? 1, character: whole(asked.get('char')) }
}

/** The query of a page: none for the first, so that a page has one address. */
export const boardQuery = ({ page, character }: BoardAddress): string => {
  const parts = [page > 1 ? `page=${page}` : '', character === null ? '' : `char=${character}`].filter(
    (part) => part !== '',
  )
  return parts.length === 0 ? '' : `?${parts.join('&')}`
}
