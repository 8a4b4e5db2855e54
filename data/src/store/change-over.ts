import type * as z from 'zod'
import { StoreBusyError } from './batches.ts'
import type { Connection } from './connection.ts'
import { type Item, notNewer, readable } from './item.ts'

/** Where an item is, and what it is called in an error. */
export interface Place {
  key: { pk: string; sk: string }
  name: string
}

/**
 * What a change comes to: `outcome` for who asked for it, and the item from then on, with a revision that it never had before. Null
 * deletes the item; without `after` nothing is written.
 */
export interface Decision<Outcome> {
  outcome: Outcome
  after?: (Item & { revision: number | string }) | null
}

/** How often a change is tried while others change the same item. */
const mostTries = 20

/** The revision after the one that was read, for items that are not deleted while others change them. */
export const nextRevision = (before: Item | null): number =>
  typeof before?.revision === 'number' ? before.revision + 1 : 1

/** Reads an item as it was last written, or perhaps a moment ago; null without one. Throws a `NewerItemError` for one of a later release. */
export const readItem = async ({ table }: Connection, key: Place['key'], isLatest = true): Promise<Item | null> => {
  const { Item } = await table.get({ Key: key, ConsistentRead: isLatest })
  return Item ? readable(Item) : null
}

export const readParsed = async <T>(
  connection: Connection,
  key: Place['key'],
  schema: z.ZodType<T>,
  isLatest?: boolean,
): Promise<T | null> => {
  const item = await readItem(connection, key, isLatest)
  return item && schema.parse(item)
}

/** Writes over the revision that was read; false if somebody wrote in between. */
const writeOver = (
  { table, holds }: Connection,
  key: Place['key'],
  before: Item | null,
  after: Item | null,
): Promise<boolean> => {
  const { revision } = before ?? {}
  const target = {
    ConditionExpression: `${notNewer.condition} AND ${revision === undefined ? 'attribute_not_exists(revision)' : 'revision = :read'}`,
    ExpressionAttributeValues: { ...notNewer.values, ...(revision === undefined ? {} : { ':read': revision }) },
  }
  return holds(() =>
    after === null ? table.delete({ ...target, Key: key }) : table.put({ ...target, Item: { ...after, ...key } }),
  )
}

/**
 * Changes one item as a whole: reads it, decides, and writes over the revision that was read; again from the start where somebody
 * else wrote in between, so that nothing is overwritten unseen. A write whose answer got lost is met as such a one, so `decide` must
 * say nothing new of what it has decided before; `tried` is how often it was asked. Throws a `StoreBusyError` where others are always
 * faster.
 */
export const changeOver = async <Outcome>(
  connection: Connection,
  { key, name }: Place,
  decide: (before: Item | null, tried: number) => Decision<Outcome>,
): Promise<Outcome> => {
  for (let tried = 0; tried < mostTries; tried++) {
    if (tried > 0) await connection.pause(tried)
    const before = await readItem(connection, key)
    const { outcome, after } = decide(before, tried)
    if (after === undefined || (await writeOver(connection, key, before, after))) return outcome
  }
  throw new StoreBusyError(`The ${name} is being changed by too many at once.`)
}
