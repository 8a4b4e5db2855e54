import type { DynamoDBClient } from '@aws-sdk/client-dynamodb'

/** Units of a table, those of its indexes among them. */
export interface Units {
  writes: number
  reads: number
}

interface Consumed {
  CapacityUnits?: number
}

const isReading = /^(Get|Query|Scan|BatchGet)/

/** Asks of every request of a client what it takes; returns how many units that has come to so far. */
export const watchUnits = (client: DynamoDBClient): (() => Units) => {
  const units: Units = { writes: 0, reads: 0 }
  client.middlewareStack.add(
    (next, { commandName = '' }) =>
      async (args) => {
        const input = { ...args.input, ReturnConsumedCapacity: 'TOTAL' }
        const answered = await next({ ...args, input })
        const { ConsumedCapacity } = answered.output as { ConsumedCapacity?: Consumed | Consumed[] }
        const kind = isReading.test(commandName) ? 'reads' : 'writes'
        for (const { CapacityUnits = 0 } of [ConsumedCapacity ?? []].flat()) units[kind] += CapacityUnits
        return answered
      },
    { step: 'initialize' },
  )
  return () => ({ ...units })
}
