import { afterAll, expect, test } from 'vitest'
import { callsOfFunction } from './calls-of-function.fixture.ts'
import { compare, rightsFor, rightsOfPolicy } from './iam.fixture.ts'
import { recordStore } from './store-calls.fixture.ts'
import { prepareStore } from './store-uses.fixture.ts'
import { synth } from './synth.fixture.ts'

const { resources, text } = synth()
const table = await recordStore(prepareStore)
afterAll(() => table.close())

test('the policy for the command of tokens allows what that asks for, and nothing else', async () => {
  const calls = await table.callsOf(async (store) => {
    await store.readTokens('user')
    await store.revokeTokens('user')
  })
  expect(compare(rightsOfPolicy(resources, 'TokensCommand'), calls)).toEqual({ refused: [], unused: [] })
})

test('the policy for the worker on another machine allows what the worker asks for, and nothing else', async () => {
  const rights = rightsOfPolicy(resources, 'WorkerCommand')
  expect(compare(rights, await callsOfFunction('sync', table))).toEqual({ refused: [], unused: [] })
  for (const key of ['OWNER#7', 'USER#user', 'TOKEN#hash', 'LOCK', 'OVERRIDE#mounts'])
    for (const action of ['dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:DeleteItem'])
      expect(rightsFor(rights, { action, resource: 'Table', keys: [key] })).toEqual([])
  expect(text).toContain('"WorkerPolicy"')
})
