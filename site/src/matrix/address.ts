import type { ThingList } from '#things/lists.ts'
import { whoIn, whoQuery } from '#party/who.ts'

/** The words of a matrix's address that stay when another collection is opened. */
const staying = ['member', 'uncounted', 'show', 'sort'] as const

/** The query that opens another collection: who is shown stays, and whom and what is looked for; what narrows one collection does not. */
export const listQuery = (word: ThingList['word'], search: string): string => {
  const [before, query] = [new URLSearchParams(search), new URLSearchParams({ list: word })]
  for (const name of staying) {
    const value = before.get(name)
    if (value !== null) query.set(name, value)
  }
  return whoQuery(whoIn(search), query.toString())
}

/** The id of the member that an address asks to look at; null for none. */
export const memberIn = (search: string): number | null => {
  const text = new URLSearchParams(search).get('member') ?? ''
  return /^[1-9][0-9]{0,15}$/.test(text) ? Number(text) : null
}

export const memberQuery = (id: number, search: string): string => {
  const query = new URLSearchParams(search)
  query.set('member', String(id))
  return whoQuery(whoIn(search), query.toString())
}

/** Whether an address asks for what does not count, too. */
export const isWholeIn = (search: string): boolean => new URLSearchParams(search).has('uncounted')

/** The query that shows what does not count, too, or no more. */
export const wholeQuery = (isWhole: boolean, search: string): string => {
  const query = new URLSearchParams(search)
  if (isWhole) query.set('uncounted', '1')
  else query.delete('uncounted')
  return whoQuery(whoIn(search), query.toString())
}
