import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import type { SyncedPart } from '../character/index.ts'
import type { Connection } from './connection.ts'

/** A collection whose things the Lodestone shows without their ids. */
export type TooltipPart = Exclude<SyncedPart, 'achievements'>

/** Ids of things by the marks the Lodestone puts on them: the tooltip's hash and the icon's, 40 hex digits each. */
export interface TooltipIndex {
  tooltips: Map<string, number>
  icons: Map<string, number>
}

const keyOf = (part: TooltipPart) => ({ pk: `LEARNT#${part}`, sk: 'MARKS' })

/** First sign of an attribute's name; the hash is the rest. */
const signs = { tooltips: 't', icons: 'i' } as const
const kinds = ['tooltips', 'icons'] as const

/** An expression may have 4 kB of names; thirty of 41 signs stay well under it. */
const changeLimit = 30

/**
 * What was learnt once and holds for every character. Each mark is an attribute of its own and the first to learn it decides,
 * so that two workers who learn the same page lose nothing.
 */
export const learntAccess = ({ table, send }: Connection) => ({
  /** All that was learnt of a collection. */
  readLearnt: async (part: TooltipPart): Promise<TooltipIndex> => {
    const { Item = {} } = await send(new GetCommand({ TableName: table, Key: keyOf(part) }))
    const learnt: TooltipIndex = { tooltips: new Map(), icons: new Map() }
    for (const [name, id] of Object.entries(Item)) {
      const kind = kinds.find((one) => signs[one] === name[0])
      if (kind && /^.[0-9a-f]{40}$/.test(name) && typeof id === 'number') learnt[kind].set(name.slice(1), id)
    }
    return learnt
  },

  /** Adds marks; one that is known already keeps its id. */
  addLearnt: async (part: TooltipPart, marks: TooltipIndex): Promise<void> => {
    const all = kinds.flatMap((kind) => [...marks[kind]].map(([hash, id]) => [`${signs[kind]}${hash}`, id] as const))
    for (let at = 0; at < all.length; at += changeLimit) {
      const some = all.slice(at, at + changeLimit)
      await send(
        new UpdateCommand({
          TableName: table,
          Key: keyOf(part),
          UpdateExpression: `SET ${some.map(([name], n) => `${name} = if_not_exists(${name}, :v${n})`).join(', ')}`,
          ExpressionAttributeValues: Object.fromEntries(some.map(([, id], n) => [`:v${n}`, id])),
        }),
      )
    }
  },
})
