import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import type { Connection } from './connection.ts'

/** How much somebody may do: so much at once, and so much in an hour. */
export interface AllowanceRule {
  atOnce: number
  perHour: number
}

const allowanceSchema = z.object({ left: z.number().nonnegative(), at: z.int().nonnegative() })

const hour = 60 * 60_000

/** Visitors share so many accounts: enough that they seldom meet, few enough that nothing has to be cleared away. */
const accounts = 4096

const accountOf = (who: string): number => {
  let hash = 2166136261
  for (const unit of who) hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 16777619) >>> 0
  return hash % accounts
}

const tries = 4

/** Allowances that all instances share. */
export const allowanceAccess = ({ table, send, holds }: Connection) => ({
  /**
   * Takes one from what `who` may do of `what`; false where nothing is left. Who takes at the same time as many others may be
   * refused as well. `now` in epoch ms.
   */
  takeAllowance: async (what: string, who: string, { atOnce, perHour }: AllowanceRule, now: number) => {
    const key = { pk: `ALLOW#${what}`, sk: String(accountOf(who)) }
    for (let tried = 0; tried < tries; tried++) {
      const { Item } = await send(new GetCommand({ TableName: table, Key: key, ConsistentRead: true }))
      const { left, at } = Item ? allowanceSchema.parse(Item) : { left: atOnce, at: now }
      const have = Math.min(atOnce, left + (Math.max(0, now - at) / hour) * perHour)
      if (have < 1) return false
      const taken = await holds(() =>
        send(
          new PutCommand({
            TableName: table,
            Item: { ...key, left: have - 1, at: Math.max(now, at) },
            ...(Item
              ? {
                  ConditionExpression: '#left = :left AND #at = :at',
                  ExpressionAttributeNames: { '#left': 'left', '#at': 'at' },
                  ExpressionAttributeValues: { ':left': left, ':at': at },
                }
              : { ConditionExpression: 'attribute_not_exists(pk)' }),
          }),
        ),
      )
      if (taken) return true
    }
    return false
  },
})
