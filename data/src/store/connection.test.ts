import { ScanCommand } from '@aws-sdk/lib-dynamodb'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect } from './connection.ts'
import { openStore } from './open-store.ts'
import { startTestStore, type TestStore } from './testing.ts'

let opened: TestStore
beforeAll(async () => {
  opened = await startTestStore()
})
afterAll(() => opened.close())

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
  const { batchWrite, send } = connect({ client, table, random: () => 1, sleep: async (ms) => void waits.push(ms) })
  await batchWrite(
    Array.from({ length: 30 }, (_, n) => ({ PutRequest: { Item: { pk: 'USER#x', sk: `ROW#${100 + n}` } } })),
  )
  client.middlewareStack.remove('leaveOver')
  expect(sent).toEqual([25, 15, 5, 5])
  expect(waits).toEqual([100, 200])
  expect((await send(new ScanCommand({ TableName: table }))).Count).toBe(30)
})

test('a throttled request is tried again', async () => {
  let refuse = 2
  opened.client.middlewareStack.add(
    (next) => async (args) => {
      if (refuse-- > 0) throw Object.assign(new Error('slow down'), { name: 'ThrottlingException' })
      return next(args)
    },
    { step: 'initialize', name: 'throttle' },
  )
  const store = openStore({ client: opened.client, table: opened.table, sleep: async () => {} })
  expect(await store.addCharacter(5, 1)).toBe(true)
  opened.client.middlewareStack.remove('throttle')
  expect(refuse).toBeLessThan(0)
})
