import * as z from 'zod'
import type { CharacterProfile } from '../character/index.ts'
import { foldSearch, type NameReading, readNameSearch, type SearchPlace, shortestSearch } from '../names/index.ts'
import type { Connection } from './connection.ts'
import { queryPages } from './query-all.ts'
import { idOfKey, lastNameIndex, nameIndex } from './table.ts'

export interface FoundName {
  id: number
  name: string
  iconUrl: string
  worldId: number
}

const cardSchema = z.object({ name: z.string(), iconUrl: z.string(), worldId: z.int().nonnegative() })

/** The partition of a folded name: its first letters, so that every search of enough letters reads only one partition. */
const startOf = (folded: string): string => [...folded].slice(0, shortestSearch).join('')

/** A name with its last word first. */
const lastFirst = (folded: string): string => folded.split(' ').reverse().join(' ')

/** What the name indexes need of a profile item; empty attributes, of who is without a name, hidden or deleted, have to be removed. */
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

export const nameAttributeNames = ['nameStart', 'nameKey', 'lastStart', 'lastKey', 'nameCard'] as const

const indexes = [
  { IndexName: nameIndex, start: 'nameStart', key: 'nameKey' },
  { IndexName: lastNameIndex, start: 'lastStart', key: 'lastKey' },
] as const

/** How many pages of an index one search reads at most, if it has to skip many names: 1 MB each, about 5,000 names. */
const mostPages = 3

/** Whether a character matches a reading of the search: every word is the beginning of a word of the name, and the world is one of those searched. */
const fits = ({ words, worldIds }: NameReading, { name, worldId }: FoundName): boolean => {
  const nameWords = foldSearch(name).split(' ')
  return (
    words.every((word) => nameWords.some((nameWord) => nameWord.startsWith(word))) &&
    (worldIds === null || worldIds.has(worldId))
  )
}

export const nameAccess = (connection: Connection) => {
  const search = async ({ IndexName, start, key }: (typeof indexes)[number], reading: NameReading, limit: number) => {
    const { words, worldIds } = reading
    const longest = words.toSorted((a, b) => b.length - a.length)[0] ?? ''
    // Two words that are both too short for a partition are only found in the given order.
    const text = [...longest].length < shortestSearch ? words.join(' ') : longest
    const query = {
      IndexName,
      KeyConditionExpression: `${start} = :start AND begins_with(${key}, :text)`,
      ExpressionAttributeValues: { ':start': startOf(text), ':text': text },
      ...(text === words.join(' ') && worldIds === null ? { Limit: limit } : {}),
    }
    const found: FoundName[] = []
    let pages = 0
    for await (const items of queryPages(connection, query)) {
      for (const item of items) {
        const card = { id: idOfKey(String(item.pk)), ...cardSchema.parse(item.nameCard) }
        if (fits(reading, card)) found.push(card)
      }
      pages++
      if (pages === mostPages || found.length >= limit) break
    }
    return found
  }

  return {
    /**
     * At most `limit` characters that match a search (see `readNameSearch`): one word is the beginning of the first or last
     * name, two words are the beginnings of both, in either order. Matches of the first name come first. Empty for fewer than
     * four letters.
     */
    searchNames: async (text: string, limit: number, places: Iterable<SearchPlace> = []): Promise<FoundName[]> => {
      const found = await Promise.all(
        readNameSearch(text, places).flatMap((reading) => indexes.map((index) => search(index, reading, limit))),
      )
      return [...new Map(found.flat().map((card) => [card.id, card])).values()].slice(0, limit)
    },
  }
}
