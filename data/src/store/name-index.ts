import { QueryCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import type { CharacterProfile } from '../character/index.ts'
import { foldSearch, shortestSearch } from '../names/index.ts'
import { type NameReading, readNameSearch, type SearchPlace } from '../names/index.ts'
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

/** Pages of an index that one search reads at most, where it passes over much of what it finds: 1 MB each, some 5,000 names. */
const mostPages = 3

/** Whether a character is whom a reading looks for: every word begins one of the name, on one of its worlds. */
const fits = ({ words, worldIds }: NameReading, { name, worldId }: FoundName): boolean => {
  const own = foldSearch(name).split(' ')
  return words.every((word) => own.some((one) => one.startsWith(word))) && (worldIds === null || worldIds.has(worldId))
}

/** Looking for characters by name. */
export const nameAccess = ({ table, send }: Connection) => {
  const search = async ({ IndexName, start, key }: (typeof indexes)[number], reading: NameReading, limit: number) => {
    const { words, worldIds } = reading
    const longest = words.toSorted((a, b) => b.length - a.length)[0] ?? ''
    // Two words that are both too short for a partition are only found as they stand.
    const text = [...longest].length < shortestSearch ? words.join(' ') : longest
    const query = {
      TableName: table,
      IndexName,
      KeyConditionExpression: `${start} = :start AND begins_with(${key}, :text)`,
      ExpressionAttributeValues: { ':start': startOf(text), ':text': text },
      ...(text === words.join(' ') && worldIds === null ? { Limit: limit } : {}),
    }
    const found: FoundName[] = []
    let from: Record<string, unknown> | undefined
    for (let page = 0; page < mostPages && found.length < limit; page++) {
      const { Items = [], LastEvaluatedKey } = await send(new QueryCommand({ ...query, ExclusiveStartKey: from }))
      for (const item of Items) {
        const one = { id: idOfKey(String(item.pk)), ...cardSchema.parse(item.nameCard) }
        if (fits(reading, one)) found.push(one)
      }
      from = LastEvaluatedKey
      if (from === undefined) break
    }
    return found
  }

  return {
    /**
     * At most `limit` characters of a name, as `readNameSearch` reads it: whose first or last name begins with it, or who have
     * both as far as it goes, in either order; those of the first name first. None for a text of fewer letters than four.
     */
    searchNames: async (text: string, limit: number, places: Iterable<SearchPlace> = []): Promise<FoundName[]> => {
      const found = await Promise.all(
        readNameSearch(text, places).flatMap((reading) => indexes.map((index) => search(index, reading, limit))),
      )
      return [...new Map(found.flat().map((one) => [one.id, one])).values()].slice(0, limit)
    },
  }
}
