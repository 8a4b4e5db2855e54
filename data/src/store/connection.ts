import { ConditionalCheckFailedException, type DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { BatchWriteCommand, type BatchWriteCommandInput, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import { again, retrying, type RetryDeps } from './retry.ts'

/** What the store stands on. */
export interface StoreDeps extends RetryDeps {
  client: DynamoDBClient
  /** Name of the table. */
  table: string
}

/** The table, reached through the document client, every request retried where that helps. */
export interface Connection {
  table: string
  send: DynamoDBDocumentClient['send']
  /** False where the condition of the write did not hold. */
  holds: (write: () => Promise<unknown>) => Promise<boolean>
  /** Puts and deletes in batches of at most 25; what the service leaves over is sent again. */
  batchWrite: (requests: WriteRequest[]) => Promise<void>
}

type WriteRequest = NonNullable<BatchWriteCommandInput['RequestItems']>[string][number]

const batchLimit = 25

/** Connects to the table. */
export const connect = (deps: StoreDeps): Connection => {
  const client = DynamoDBDocumentClient.from(deps.client, { marshallOptions: { removeUndefinedValues: true } })
  const send = ((command: Parameters<typeof client.send>[0]) =>
    retrying(deps, () => client.send(command))) as unknown as DynamoDBDocumentClient['send']

  const writeBatch = (batch: WriteRequest[]): Promise<void> => {
    let left = batch
    return retrying(deps, async () => {
      const answer = await client.send(new BatchWriteCommand({ RequestItems: { [deps.table]: left } }))
      left = answer.UnprocessedItems?.[deps.table] ?? []
      return left.length > 0 ? again : undefined
    })
  }

  return {
    table: deps.table,
    send,
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
