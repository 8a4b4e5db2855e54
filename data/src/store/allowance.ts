import * as z from 'zod'
import type { Connection } from './connection.ts'

/** How much may be used: at once, and per hour. */
export interface AllowanceRule {
  atOnce: number
  perHour: number
}

/** How much is taken, and how much has to be left for others afterwards. */
interface TakingOptions {
  cost?: number
  keep?: number
}

const hour = 60 * 60_000

/** How long it takes until an amount is available again, ms. */
const spendOf = ({ perHour }: AllowanceRule, amount: number): number => Math.round((amount * hour) / perHour)

const takenSchema = z.object({ fullAt: z.number() })

const keyOf = (what: string, who: string) => ({ pk: `ALLOW#${what}#${who}`, sk: 'ALLOW' })

/**
 * Allowances that all instances share. For each, only the time when it will be full again is stored: taking moves that time
 * forward, and a request that would move it too far is refused. That is one conditional write, so that concurrent requests do
 * not lose anything. `ttl` (epoch s) lets DynamoDB delete allowances that are full again.
 */
export const allowanceAccess = ({ table, holds }: Connection) => ({
  /** Takes from the allowance of an account for `what`; null, and nothing is taken, if less is left. `who` is stored: never an address. `now` in epoch ms. */
  takeAllowance: async (
    what: string,
    who: string,
    rule: AllowanceRule,
    now: number,
    { cost = 1, keep = 0 }: TakingOptions = {},
  ): Promise<{ left: number } | null> => {
    const latest = now + spendOf(rule, rule.atOnce - keep) - spendOf(rule, cost)
    if (latest < now) return null
    let fullAt = now
    const take = (expression: string, condition: string, values: Record<string, number>) =>
      holds(async () => {
        const { Attributes } = await table.update({
          Key: keyOf(what, who),
          UpdateExpression: `SET fullAt = ${expression}, #ttl = :ttl`,
          ConditionExpression: condition,
          ExpressionAttributeNames: { '#ttl': 'ttl' },
          ExpressionAttributeValues: {
            ...values,
            ':ttl': Math.ceil((now + spendOf(rule, rule.atOnce) + hour) / 1000),
          },
          ReturnValues: 'UPDATED_NEW',
        })
        ;({ fullAt } = takenSchema.parse(Attributes))
      })
    const spend = spendOf(rule, cost)
    // If it is not full at `now`, no other taking can change that between these two writes.
    const taken =
      (await take(':after', 'attribute_not_exists(fullAt) OR fullAt <= :now', {
        ':after': now + spend,
        ':now': now,
      })) || (await take('fullAt + :spend', 'fullAt <= :latest', { ':spend': spend, ':latest': latest }))
    return taken ? { left: rule.atOnce - ((fullAt - now) / hour) * rule.perHour } : null
  },

  returnAllowance: async (what: string, who: string, rule: AllowanceRule, cost: number): Promise<void> => {
    await holds(() =>
      table.update({
        Key: keyOf(what, who),
        UpdateExpression: 'SET fullAt = fullAt - :spend',
        ConditionExpression: 'attribute_exists(fullAt)',
        ExpressionAttributeValues: { ':spend': spendOf(rule, cost) },
      }),
    )
  },
})

export type Allowances = ReturnType<typeof allowanceAccess>
