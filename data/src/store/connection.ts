import { ConditionalCheckFailedException, type DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { BatchWriteCommand, type BatchWriteCommandInput, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'

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
  /** Waits before an attempt is repeated for the n-th time, longer each time, with jitter. */
  pause: (tried: number) => Promise<void>
  /** Puts and deletes in batches of at most 25; items that the service leaves unprocessed are sent again. */
  batchWrite: (requests: WriteRequest[]) => Promise<void>
}

type WriteRequest = NonNullable<BatchWriteCommandInput['RequestItems']>[string][number]

const batchLimit = 25

/** How often a batch is sent at most, and the wait in between (ms), doubled each time. */
const batchTries = 8
const firstWait = 50
const longestWait = 5_000

/** Thrown when the store left items of a batch unprocessed in all tries. */
export class StoreBusyError extends Error {
  override name = 'StoreBusyError'
}

const realSleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Connects to the table. */
export const connect = ({ client: plain, table, sleep = realSleep, random = Math.random }: StoreDeps): Connection => {
  const client = DynamoDBDocumentClient.from(plain, { marshallOptions: { removeUndefinedValues: true } })

  const pause = (tried: number) => sleep(random() * Math.min(longestWait, firstWait * 2 ** tried))

  const writeBatch = async (batch: WriteRequest[]): Promise<void> => {
    let left = batch
    for (let tried = 0; left.length > 0; tried++) {
      if (tried === batchTries) throw new StoreBusyError(`The store left ${left.length} writes of a batch over.`)
      if (tried > 0) await pause(tried)
      const { UnprocessedItems } = await client.send(new BatchWriteCommand({ RequestItems: { [table]: left } }))
      left = UnprocessedItems?.[table] ?? []
    }
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
      for (let at = 0; at < requests.length; at += batchLimit) await writeBatch(requests.slice(at, at + batchLimit))
    },
  }
}
