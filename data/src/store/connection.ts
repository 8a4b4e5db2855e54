import {
  ConditionalCheckFailedException,
  type DynamoDBClient,
  type DynamoDBClientConfig,
} from '@aws-sdk/client-dynamodb'
import {
  BatchGetCommand,
  type BatchGetCommandInput,
  BatchWriteCommand,
  type BatchWriteCommandInput,
  DeleteCommand,
  type DeleteCommandInput,
  DynamoDBDocumentClient,
  GetCommand,
  type GetCommandInput,
  PutCommand,
  type PutCommandInput,
  QueryCommand,
  type QueryCommandInput,
  ScanCommand,
  type ScanCommandInput,
  UpdateCommand,
  type UpdateCommandInput,
} from '@aws-sdk/lib-dynamodb'
import { inChunks, type Pause, pauseWith, sendWhole, writesInBatch } from './batches.ts'

/** What the store needs; `sleep` and `random` have defaults. */
export interface StoreDeps {
  client: DynamoDBClient
  table: string
  sleep?: (ms: number) => Promise<void>
  random?: () => number
}

type Logger = DynamoDBClientConfig['logger'] & object

const nothing = () => undefined

/** As the SDK's own logger it writes nothing; but to one with an `info` the client would hand copies of all that it sends and gets. */
const silent = { trace: nothing, debug: nothing, warn: nothing, error: nothing } as unknown as Logger

/** Settings of a client of the store: it retries temporary failures with back-off and jitter, more often than the SDK's default of three tries. */
export const storeClient = { maxAttempts: 8, retryMode: 'standard', logger: silent } as const

type OfTable<Input> = Omit<Input, 'TableName'>
type ReadRequest = NonNullable<BatchGetCommandInput['RequestItems']>[string]
type WriteRequest = NonNullable<BatchWriteCommandInput['RequestItems']>[string][number]

const tableOf = (client: DynamoDBDocumentClient, TableName: string) => ({
  get: (input: OfTable<GetCommandInput>) => client.send(new GetCommand({ TableName, ...input })),
  put: (input: OfTable<PutCommandInput>) => client.send(new PutCommand({ TableName, ...input })),
  update: (input: OfTable<UpdateCommandInput>) => client.send(new UpdateCommand({ TableName, ...input })),
  delete: (input: OfTable<DeleteCommandInput>) => client.send(new DeleteCommand({ TableName, ...input })),
  query: (input: OfTable<QueryCommandInput>) => client.send(new QueryCommand({ TableName, ...input })),
  scan: (input: OfTable<ScanCommandInput>) => client.send(new ScanCommand({ TableName, ...input })),
  /** What of a batch was read, and the keys that the service leaves unprocessed. */
  getBatch: async (batch: ReadRequest) => {
    const answer = await client.send(new BatchGetCommand({ RequestItems: { [TableName]: batch } }))
    return { Items: answer.Responses?.[TableName] ?? [], left: answer.UnprocessedKeys?.[TableName]?.Keys }
  },
  /** The writes of a batch that the service leaves unprocessed. */
  writeBatch: async (batch: WriteRequest[]) => {
    const answer = await client.send(new BatchWriteCommand({ RequestItems: { [TableName]: batch } }))
    return answer.UnprocessedItems?.[TableName]
  },
})

export interface Connection {
  table: ReturnType<typeof tableOf>
  /** False if the condition of the write was not met. */
  holds: (write: () => Promise<unknown>) => Promise<boolean>
  pause: Pause
  /** Puts and deletes in batches of at most 25; items that the service leaves unprocessed are sent again. */
  batchWrite: (requests: WriteRequest[]) => Promise<void>
}

export const connect = ({ client, table: name, ...waiting }: StoreDeps): Connection => {
  const documents = DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } })
  const table = tableOf(documents, name)
  const pause = pauseWith(waiting)
  return {
    table,
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
      for (const batch of inChunks(requests, writesInBatch)) await sendWhole(batch, 'writes', table.writeBatch, pause)
    },
  }
}
