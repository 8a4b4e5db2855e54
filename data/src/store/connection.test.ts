import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { expect, test } from 'vitest'
import { StoreBusyError } from './batches.ts'
import { connect, storeClient } from './connection.ts'
import { openStore } from './open-store.ts'
import { openForAll } from '../opened.fixture.ts'
import { startTestStore } from './store.fixture.ts'

const opened = openForAll(startTestStore)

interface BatchInput {
  RequestItems: Record<string, unknown[]>
}

test('what a batch leaves over is sent again until nothing is', async () => {
  const { client, table } = opened
  const sent: number[] = []
  client.middlewareStack.add(
    (next, context) => async (args) => {
      if (context.commandName !== 'BatchWriteItemCommand') return next(args)
      const requests = (args.input as unknown as BatchInput).RequestItems[table] ?? []
      sent.push(requests.length)
      const answer = await next({ ...args, input: { RequestItems: { [table]: requests.slice(0, 10) } } as never })
      Object.assign(answer.output, { UnprocessedItems: requests.length > 10 ? { [table]: requests.slice(10) } : {} })
      return answer
    },
    { step: 'initialize', name: 'leaveOver' },
  )
  const waits: number[] = []
  const connection = connect({ client, table, random: () => 1, sleep: async (ms) => void waits.push(ms) })
  await connection.batchWrite(
    Array.from({ length: 30 }, (_, n) => ({ PutRequest: { Item: { pk: 'USER#x', sk: `CODE#${100 + n}` } } })),
  )
  client.middlewareStack.remove('leaveOver')
  expect(sent).toEqual([25, 15, 5, 5])
  expect(waits).toEqual([100, 200])
  expect((await connection.table.scan({})).Count).toBe(30)
})

test('a batch of which something is always left over is given up', async () => {
  const { client, table } = opened
  client.middlewareStack.add(
    (next) => async (args) => {
      const answer = await next(args)
      const { RequestItems } = args.input as unknown as BatchInput
      Object.assign(answer.output, { UnprocessedItems: RequestItems })
      return answer
    },
    { step: 'initialize', name: 'leaveAll' },
  )
  const waits: number[] = []
  const { batchWrite } = connect({ client, table, random: () => 1, sleep: async (ms) => void waits.push(ms) })
  await expect(batchWrite([{ PutRequest: { Item: { pk: 'USER#x', sk: 'ACCOUNT' } } }])).rejects.toThrow(StoreBusyError)
  client.middlewareStack.remove('leaveAll')
  expect(waits).toEqual([100, 200, 400, 800, 1600, 3200, 5000])
})

test('a throttled request is tried again, more often than the SDK does by itself', async () => {
  let refuse = 3
  const { table, endpoint } = opened
  const credentials = { accessKeyId: 'test', secretAccessKey: 'test' }
  const client = new DynamoDBClient({ ...storeClient, endpoint, region: 'us-east-1', credentials })
  client.middlewareStack.add(
    (next) => async (args) => {
      if (refuse-- > 0) throw Object.assign(new Error('slow down'), { name: 'ThrottlingException' })
      return next(args)
    },
    { step: 'deserialize', name: 'throttle' },
  )
  expect(await openStore({ client, table }).addCharacter(5, 1)).toBe(true)
  client.destroy()
  expect(refuse).toBeLessThan(0)
})
