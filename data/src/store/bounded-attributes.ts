import { StoreBusyError } from './batches.ts'
import type { Connection } from './connection.ts'
import { notNewer, readable } from './item.ts'

interface ListItem {
  keyOf: (user: string) => { pk: string; sk: string }
  /** Comes before the id of each entry in the name of its attribute; `count`, `pk`, `sk` and `v` begin with other letters. */
  prefix: string
  /** What the entries are called in an error. */
  name: string
}

export type Entry = readonly [id: string, value: unknown]

/** How often an entry is tried to be added where others change the same list. */
const mostTries = 5

/**
 * Lists of bounded length, one item each: an attribute for every entry, and beside them how many they are (`count`), so that a
 * change is one write and the bound holds whatever is added at once.
 */
export const boundedAttributes = ({ table, holds, pause }: Connection, { keyOf, prefix, name }: ListItem) => {
  /** All entries of a user's list, as last written. */
  const read = async (user: string): Promise<Entry[]> => {
    const { Item = {} } = await table.get({ Key: keyOf(user), ConsistentRead: true })
    return Object.entries(readable(Item)).flatMap(([attribute, value]) =>
      attribute.startsWith(prefix) ? [[attribute.slice(prefix.length), value] as const] : [],
    )
  }

  /** Writes an entry that is not there yet; false where it is, or there is no room. */
  const put = (user: string, [id, value]: Entry, most: number): Promise<boolean> =>
    holds(() =>
      table.update({
        Key: keyOf(user),
        UpdateExpression: 'SET #own = :value ADD #count :one',
        ConditionExpression: `attribute_not_exists(#own) AND (attribute_not_exists(#count) OR #count < :most) AND ${notNewer.condition}`,
        ExpressionAttributeNames: { '#own': `${prefix}${id}`, '#count': 'count' },
        ExpressionAttributeValues: { ...notNewer.values, ':value': value, ':one': 1, ':most': most },
      }),
    )

  return {
    read,

    /** Adds an entry; one that is there stays as it is. False where the list has `most` already. */
    add: async (user: string, entry: Entry, most: number): Promise<boolean> => {
      for (let tried = 0; tried < mostTries; tried++) {
        if (tried > 0) await pause(tried)
        if (await put(user, entry, most)) return true
        const entries = await read(user)
        // It was there before, or the answer to its write got lost.
        if (entries.some(([id]) => id === entry[0])) return true
        if (entries.length >= most) return false
      }
      throw new StoreBusyError(`The ${name} are being changed by too many at once.`)
    },

    /** Removes an entry; one that is not there is ignored. */
    remove: async (user: string, id: string): Promise<void> => {
      await holds(() =>
        table.update({
          Key: keyOf(user),
          UpdateExpression: 'REMOVE #own ADD #count :less',
          ConditionExpression: `attribute_exists(#own) AND ${notNewer.condition}`,
          ExpressionAttributeNames: { '#own': `${prefix}${id}`, '#count': 'count' },
          ExpressionAttributeValues: { ...notNewer.values, ':less': -1 },
        }),
      )
    },
  }
}
