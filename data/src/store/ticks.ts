import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import type { Connection } from './connection.ts'
import { notNewer, readable } from './item.ts'
import { characterKey, sortKeys } from './table.ts'

/** Hand-ticked things of one type: item id -> when it was ticked (epoch s). */
export type Ticks = Record<number, number>

/** An expression may have 4 kB; a hundred names stay well under it. */
const changeLimit = 100

const attribute = 'm'

/** Reads a marks item: one attribute per ticked thing, `m<id>`. Throws a `NewerItemError` for one of a later release. */
export const parseMarksItem = (item: Record<string, unknown>): Ticks => {
  const marks: Ticks = {}
  for (const [name, value] of Object.entries(readable(item))) {
    if (/^m[0-9]+$/.test(name) && typeof value === 'number') marks[Number(name.slice(attribute.length))] = value
  }
  return marks
}

const inChunks = (ids: readonly number[]): number[][] =>
  Array.from({ length: Math.ceil(ids.length / changeLimit) }, (_, n) =>
    ids.slice(n * changeLimit, (n + 1) * changeLimit),
  )

/**
 * Hand-ticked collections. Each thing is an attribute of its own, not an entry of a map, so that the first tick does not need
 * an existing map and two browser tabs never overwrite each other.
 */
export const marksAccess = ({ table, send }: Connection) => {
  const update = async (id: number, type: string, ids: readonly number[], verb: string, each: string, at?: number) => {
    for (const chunk of inChunks(ids)) {
      await send(
        new UpdateCommand({
          TableName: table,
          Key: { pk: characterKey(id), sk: `${sortKeys.marks}${type}` },
          UpdateExpression: `${verb} ${chunk.map((item) => each.replaceAll('?', `${attribute}${item}`)).join(', ')}`,
          ConditionExpression: notNewer.condition,
          ExpressionAttributeValues: { ...notNewer.values, ...(at === undefined ? {} : { ':at': at }) },
        }),
      )
    }
  }
  return {
    /**
     * Ticks things; a thing that is already ticked keeps its time. `at` in epoch seconds. Fails if a later release wrote the
     * item.
     */
    mark: (id: number, type: string, ids: readonly number[], at: number): Promise<void> =>
      update(id, type, ids, 'SET', '? = if_not_exists(?, :at)', at),
    /** Removes ticks; missing ones are ignored. */
    unmark: (id: number, type: string, ids: readonly number[]): Promise<void> => update(id, type, ids, 'REMOVE', '?'),
  }
}
