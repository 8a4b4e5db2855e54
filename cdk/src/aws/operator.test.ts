import { rmSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { type Call, compare, type Right } from './iam.fixture.ts'
import { recordStore } from './store-calls.fixture.ts'
import { prepareStore } from './store-uses.fixture.ts'
import { type Json, lookAt, statementsOf, synth } from './synth.fixture.ts'

const { resources, folder } = synth()
const table = await recordStore(prepareStore)
afterAll(async () => {
  rmSync(folder, { recursive: true })
  await table.close()
})

test('the policy for the command of tokens allows what that asks for, and nothing else', async () => {
  const [policy] = lookAt(resources).ofType('AWS::IAM::ManagedPolicy')
  const rights = statementsOf(policy?.PolicyDocument).flatMap(({ Action, Condition }): Right[] =>
    [Action]
      .flat()
      .flatMap((action) =>
        (Condition as Record<string, Json>)['ForAllValues:StringLike']?.['dynamodb:LeadingKeys'] === undefined
          ? [{ action, resource: 'Table' }]
          : [
              (Condition as Record<string, Record<string, string | string[]>>)['ForAllValues:StringLike']?.[
                'dynamodb:LeadingKeys'
              ] ?? [],
            ]
              .flat()
              .map((key) => ({ action, resource: 'Table', key })),
      ),
  )
  const calls: Call[] = await table.callsOf(async (store) => {
    await store.readTokens('user')
    await store.revokeTokens('user')
  })
  expect(compare(rights, calls)).toEqual({ refused: [], unused: [] })
})
