import { capitalised, type Live } from '@kupodex/data/contract'
import type { Store } from '@kupodex/data/store'
import { afterAll, expect, test } from 'vitest'
import { type AwsFunctionName, functionNames } from './functions.ts'
import { type Call, compare, rightsFor, rightsOf, rightsOfPolicy } from './iam.fixture.ts'
import { callsOfObjects } from './object-calls.fixture.ts'
import { objectUses } from './object-uses.fixture.ts'
import { recordStore } from './store-calls.fixture.ts'
import { prepareStore, storeUses } from './store-uses.fixture.ts'
import { synth } from './synth.fixture.ts'

const { resources, text } = synth()
const table = await recordStore(prepareStore)
afterAll(() => table.close())

const liveIn = (slot: 'a' | 'b'): Live => ({ night: { slot, since: 1 }, game: { slot, since: 1 } })

/** What a function asks services for, in every way that its code has; there is a use of each or it does not compile. */
const callsOfFunction = async (name: AwsFunctionName): Promise<Call[]> => {
  const uses = Object.entries(storeUses[name] as Record<string, (store: Store) => Promise<unknown>>)
  const ofTable: Call[][] = []
  for (const [method, use] of uses) {
    const calls = await table.callsOf(use)
    expect(calls.length, method).toBeGreaterThan(0)
    ofTable.push(calls)
  }
  const onObjects = objectUses[name] ?? []
  const ofObjects = await Promise.all(
    onObjects.flatMap((use) => (['a', 'b'] as const).map((slot) => callsOfObjects(liveIn(slot), use))),
  )
  return [...ofTable, ...ofObjects].flat()
}

/** What Lambda itself asks for with the rights of a function: its log, and a dead letter of a start that failed. */
const ofLambda = (name: AwsFunctionName): string[] => [
  ...['logs:CreateLogStream', 'logs:PutLogEvents'].map((action) => `${action} ${capitalised(name)}Log`),
  // CDK gives the two others with the right to send.
  ...(name === 'sync'
    ? ['GetQueueAttributes', 'GetQueueUrl', 'SendMessage'].map((action) => `sqs:${action} DeadLetters`)
    : []),
]

test.each(functionNames)('%s has a right to all that it asks for, and to nothing else', async (name) => {
  const rights = rightsOf(resources, `${capitalised(name)}Role`)
  expect(compare(rights, await callsOfFunction(name))).toEqual({ refused: [], unused: ofLambda(name).sort() })
})

test.each<Call>([
  { action: 'dynamodb:PutItem', resource: 'Table', keys: ['CHAR#7', 'OWNER#7'] },
  { action: 'dynamodb:PutItem', resource: 'Table', keys: ['LOCK'] },
  { action: 'dynamodb:Query', resource: 'Table/index/name-start' },
  { action: 's3:GetObject', resource: 'Published/manifests/night/a.json' },
  { action: 's3:GetObject', resource: 'Uploads/banner/7/user/name' },
])('the function of characters is refused $action on $resource for $keys', (call) =>
  expect(rightsFor(rightsOf(resources, 'CharacterRole'), call)).toEqual([]),
)

test('who may list below one folder may list nothing else', () => {
  const rights = rightsOf(resources, 'BannerRole')
  const list = { action: 's3:ListBucket', resource: 'Published' }
  expect(
    ['banner/7/', 'cards/', undefined].map(
      (prefix) => rightsFor(rights, { ...list, ...(prefix ? { prefix } : {}) }).length,
    ),
  ).toEqual([1, 0, 0])
})

test('the policy for the command of tokens allows what that asks for, and nothing else', async () => {
  const calls = await table.callsOf(async (store) => {
    await store.readTokens('user')
    await store.revokeTokens('user')
  })
  expect(compare(rightsOfPolicy(resources, 'TokensCommand'), calls)).toEqual({ refused: [], unused: [] })
})

test('the policy for the worker on another machine allows what the worker asks for, and nothing else', async () => {
  const rights = rightsOfPolicy(resources, 'WorkerCommand')
  expect(compare(rights, await callsOfFunction('sync'))).toEqual({ refused: [], unused: [] })
  for (const key of ['OWNER#7', 'USER#user', 'TOKEN#hash', 'LOCK', 'OVERRIDE#mounts'])
    for (const action of ['dynamodb:GetItem', 'dynamodb:PutItem', 'dynamodb:DeleteItem'])
      expect(rightsFor(rights, { action, resource: 'Table', keys: [key] })).toEqual([])
  expect(text).toContain('"WorkerPolicy"')
})
