import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import * as z from 'zod'
import type { Connection } from './connection.ts'

/** How much somebody may do: so much at once, and so much in an hour. */
export interface AllowanceRule {
  atOnce: number
  perHour: number
}

/** What is taken: how much, and how much has to be left over for others afterwards. */
interface TakingOptions {
  cost?: number
  keep?: number
}

/** What is left of an allowance. */
export interface Left {
  left: number
}

const hour = 60 * 60_000

/** How long what was taken takes to come back, ms. */
const spendOf = ({ perHour }: AllowanceRule, amount: number): number => Math.round((amount * hour) / perHour)

const takenSchema = z.object({ fullAt: z.number() })

const keyOf = (what: string, who: string) => ({ pk: `ALLOW#${what}#${who}`, sk: 'ALLOW' })

/**
 * Allowances that all instances share. Of each, only the moment is stored at which it will be full again: taking moves it
 * on, and whoever would move it too far is refused. That is one conditional write, so that nobody loses by asking together
 * with others. `ttl` (epoch s) lets DynamoDB clear away what is full again.
 */
export const allowanceAccess = ({ table, send, holds }: Connection) => ({
  /**
   * Takes from what an account may do of `what`; null, and nothing taken, where less is left. `who` is no address: it is stored.
   * `now` in epoch ms.
   */
  takeAllowance: async (
    what: string,
    who: string,
    rule: AllowanceRule,
    now: number,
    { cost = 1, keep = 0 }: TakingOptions = {},
  ): Promise<Left | null> => {
    const latest = now + spendOf(rule, rule.atOnce - keep) - spendOf(rule, cost)
    if (latest < now) return null
    let fullAt = now
    const take = (expression: string, condition: string, values: Record<string, number>) =>
      holds(async () => {
        const { Attributes } = await send(
          new UpdateCommand({
            TableName: table,
            Key: keyOf(what, who),
            UpdateExpression: `SET fullAt = ${expression}, #ttl = :ttl`,
            ConditionExpression: condition,
            ExpressionAttributeNames: { '#ttl': 'ttl' },
            ExpressionAttributeValues: {
              ...values,
              ':ttl': Math.ceil((now + spendOf(rule, rule.atOnce) + hour) / 1000),
            },
            ReturnValues: 'UPDATED_NEW',
          }),
        )
        ;({ fullAt } = takenSchema.parse(Attributes))
      })
    const spend = spendOf(rule, cost)
    // Where it is not full, it stays so for this moment: nobody can come in between the two.
    const taken =
      (await take(':after', 'attribute_not_exists(fullAt) OR fullAt <= :now', {
        ':after': now + spend,
        ':now': now,
      })) || (await take('fullAt + :spend', 'fullAt <= :latest', { ':spend': spend, ':latest': latest }))
    return taken ? { left: rule.atOnce - ((fullAt - now) / hour) * rule.perHour } : null
  },

  /** Gives back what was taken and not needed. */
  returnAllowance: async (what: string, who: string, rule: AllowanceRule, cost: number): Promise<void> => {
    await holds(() =>
      send(
        new UpdateCommand({
          TableName: table,
          Key: keyOf(what, who),
          UpdateExpression: 'SET fullAt = fullAt - :spend',
          ConditionExpression: 'attribute_exists(fullAt)',
          ExpressionAttributeValues: { ':spend': spendOf(rule, cost) },
        }),
      ),
    )
  },
})

/** Allowances that all instances share. */
export type Allowances = ReturnType<typeof allowanceAccess>
