import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import { type CharacterProfile, foldSearch, shortestSearch } from '../character/index.ts'
import type { Connection } from './connection.ts'
import { idOfKey, lastNameIndex, nameIndex } from './table.ts'

/** What a search shows of a character. */
export interface FoundName {
  id: number
  name: string
  iconUrl: string
  worldId: number
}

const cardSchema = z.object({ name: z.string(), iconUrl: z.string(), worldId: z.int().nonnegative() })

/** The partition of a folded name: its first letters, so that every search that is long enough reads one alone. */
const startOf = (folded: string): string => [...folded].slice(0, shortestSearch).join('')

/** A name with its last word first. */
const lastFirst = (folded: string): string => folded.split(' ').reverse().join(' ')

/**
 * The attributes that the name indexes need of a profile item; empty for who is not to be found: nameless, hidden or gone.
 * What is empty is to be taken away.
 */
export const nameAttributes = ({ status, name, iconUrl, worldId }: CharacterProfile): Record<string, unknown> => {
  const folded = status === 'ready' && name !== null ? foldSearch(name) : ''
  if (folded === '') return {}
  const last = lastFirst(folded)
  return {
    nameStart: startOf(folded),
    nameKey: folded,
    lastStart: startOf(last),
    lastKey: last,
    nameCard: { name, iconUrl: iconUrl ?? '', worldId: worldId ?? 0 },
  }
}

/** The names of those attributes. */
export const nameAttributeNames = ['nameStart', 'nameKey', 'lastStart', 'lastKey', 'nameCard'] as const

/** The indexes, with the attributes that are their keys. */
const indexes = [
  { IndexName: nameIndex, start: 'nameStart', key: 'nameKey' },
  { IndexName: lastNameIndex, start: 'lastStart', key: 'lastKey' },
] as const

/** Looking for characters by name. */
export const nameAccess = ({ table, send }: Connection) => {
  const search = async ({ IndexName, start, key }: (typeof indexes)[number], folded: string, limit: number) => {
    const { Items = [] } = await send(
      new QueryCommand({
        TableName: table,
        IndexName,
        KeyConditionExpression: `${start} = :start AND begins_with(${key}, :text)`,
        ExpressionAttributeValues: { ':start': startOf(folded), ':text': folded },
        Limit: limit,
      }),
    )
    return Items.map((item): FoundName => ({ id: idOfKey(String(item.pk)), ...cardSchema.parse(item.nameCard) }))
  }

  return {
    /**
     * At most `limit` characters whose first or last name begins with a text, or who have both as far as it goes, in either
     * order; those of the first name first. None for a text of fewer letters than four.
     */
    searchNames: async (text: string, limit: number): Promise<FoundName[]> => {
      const folded = foldSearch(text)
      if ([...folded].length < shortestSearch) return []
      const found = (await Promise.all(indexes.map((index) => search(index, folded, limit)))).flat()
      return [...new Map(found.map((one) => [one.id, one])).values()].slice(0, limit)
    },
  }
}
