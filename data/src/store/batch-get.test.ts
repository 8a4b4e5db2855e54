import { expect, test } from 'vitest'
import { batchGet } from './batch-get.ts'
import { StoreBusyError } from './batches.ts'
import { connect } from './connection.ts'
import { openForAll } from '../opened.fixture.ts'
import { startTestStore } from './store.fixture.ts'

const opened = openForAll(startTestStore)

interface Input {
  RequestItems: Record<string, { Keys: unknown[] }>
}

const keys = Array.from({ length: 130 }, (_, at) => ({ pk: 'USER#x', sk: `CODE#${at}` }))

/** Reads while the service gives at most `most` items of each request. */
const readGiving = async (most: number) => {
  const { client, table } = opened
  const asked: number[] = []
  const waits: number[] = []
  client.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        if (commandName !== 'BatchGetItemCommand') return next(args)
        const request = (args.input as unknown as Input).RequestItems[table]
        const all = request?.Keys ?? []
        asked.push(all.length)
        const given = { RequestItems: { [table]: { ...request, Keys: all.slice(0, Math.max(1, most)) } } }
        const answer = await next({ ...args, input: given as never })
        const left = all.slice(most)
        const Responses = most === 0 ? {} : (answer.output as { Responses: unknown }).Responses
        const UnprocessedKeys = left.length > 0 ? { [table]: { Keys: left } } : {}
        Object.assign(answer.output, { Responses, UnprocessedKeys })
        return answer
      },
    { step: 'initialize', name: 'giveLess' },
  )
  const connection = connect({ client, table, random: () => 1, sleep: async (ms) => void waits.push(ms) })
  try {
    return { found: await batchGet(connection, keys), asked, waits }
  } finally {
    client.middlewareStack.remove('giveLess')
  }
}

test('what a batch leaves over is asked for again, and what does not exist is left out', async () => {
  const { client, table } = opened
  const { batchWrite } = connect({ client, table })
  await batchWrite(keys.slice(5).map((key) => ({ PutRequest: { Item: key } })))
  const { found, asked, waits } = await readGiving(60)
  expect([asked, waits]).toEqual([[100, 40, 30], [100]])
  expect(new Set(found.map(({ sk }) => sk))).toEqual(new Set(keys.slice(5).map(({ sk }) => sk)))
})

test('a batch that never comes is given up', async () => {
  await expect(readGiving(0)).rejects.toThrow(StoreBusyError)
})
