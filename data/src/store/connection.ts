import { ConditionalCheckFailedException, type DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { BatchWriteCommand, type BatchWriteCommandInput, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { type Pause, pauseWith, sendWhole, writesInBatch } from './batches.ts'

/** What the store needs; `sleep` and `random` have defaults. */
export interface StoreDeps {
  client: DynamoDBClient
  /** Name of the table. */
  table: string
  /** Takes ms. */
  sleep?: (ms: number) => Promise<void>
  random?: () => number
}

/**
 * How a client of the store retries temporary failures: with back-off and jitter, more often than the SDK's default of three
 * tries.
 */
export const storeRetries = { maxAttempts: 8, retryMode: 'standard' } as const

/** The table, reached through the document client. */
export interface Connection {
  table: string
  send: DynamoDBDocumentClient['send']
  /** False if the condition of the write was not met. */
  holds: (write: () => Promise<unknown>) => Promise<boolean>
  pause: Pause
  /** Puts and deletes in batches of at most 25; items that the service leaves unprocessed are sent again. */
  batchWrite: (requests: WriteRequest[]) => Promise<void>
}

type WriteRequest = NonNullable<BatchWriteCommandInput['RequestItems']>[string][number]

/** Connects to the table. */
export const connect = ({ client: plain, table, ...waiting }: StoreDeps): Connection => {
  const client = DynamoDBDocumentClient.from(plain, { marshallOptions: { removeUndefinedValues: true } })

  const pause = pauseWith(waiting)

  const sendBatch = async (batch: WriteRequest[]) => {
    const { UnprocessedItems } = await client.send(new BatchWriteCommand({ RequestItems: { [table]: batch } }))
    return UnprocessedItems?.[table]
  }

  return {
    table,
    send: client.send.bind(client),
    pause,
    holds: async (write) => {
      try {
        await write()
        return true
      } catch (error) {
        if (error instanceof ConditionalCheckFailedException) return false
        throw error
      }
    },
    batchWrite: async (requests) => {
      for (let at = 0; at < requests.length; at += writesInBatch)
        await sendWhole(requests.slice(at, at + writesInBatch), 'writes', sendBatch, pause)
    },
  }
}
