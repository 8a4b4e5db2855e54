import { describe, expect, test } from 'vitest'
import { functionNames } from './functions.ts'
import type { StageName } from './stage.ts'
import { type Json, lookAt, synth, type Synth } from './synth.fixture.ts'

const made: Record<StageName, Synth> = { real: synth(), try: synth({ stage: 'try' }) }
const [real, trial] = [lookAt(made.real.resources), lookAt(made.try.resources)]

/** What holds something that nobody can make again. */
const holders = ['AWS::DynamoDB::Table', 'AWS::S3::Bucket', 'AWS::Cognito::UserPool']

const removalsOf = ({ resources }: Synth) =>
  Object.values(resources as unknown as Record<string, { Type: string; DeletionPolicy?: string }>)
    .filter(({ Type }) => holders.includes(Type))
    .map(({ Type, DeletionPolicy }) => [Type, DeletionPolicy])

describe('the real stage', () => {
  test('leaves table, buckets and logins when its stack is deleted, and empties no bucket', () => {
    const removals = removalsOf(made.real)
    expect(removals).toHaveLength(5)
    for (const [type, policy] of removals) expect(policy, type).toBe('Retain')
    expect(real.ofType('Custom::S3AutoDeleteObjects')).toEqual([])
    expect(real.ofType('AWS::Cognito::UserPool')[0]).toMatchObject({ DeletionProtection: 'ACTIVE' })
  })

  test('is for search engines', () => expect(made.real.text).not.toContain('noindex'))
})

describe('the stage for trying', () => {
  test('goes with all that it holds', () => {
    const removals = removalsOf(made.try)
    expect(removals).toHaveLength(5)
    for (const [type, policy] of removals) expect(policy, type).toBe('Delete')
    const emptied = trial.ofType('Custom::S3AutoDeleteObjects').map(({ BucketName }) => (BucketName as Json).Ref)
    expect(emptied.sort()).toEqual(
      trial
        .ofType('AWS::S3::Bucket')
        .map(({ id }) => id)
        .sort(),
    )
    expect(trial.ofType('AWS::DynamoDB::Table')).toMatchObject([
      {
        DeletionProtectionEnabled: false,
        PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: false },
      },
    ])
    expect(trial.ofType('AWS::Cognito::UserPool')).toMatchObject([{ DeletionProtection: 'INACTIVE' }])
  })

  test('has no name that the real one has', () => {
    expect(made.try.stack.stackName).toBe('KupodexTry')
    const { Description: _, ...rest } = made.try.template.toJSON() as Json
    // Who mails are from is the product, on any stage.
    expect(JSON.stringify(rest).match(/.{0,60}\bKupodex(?!Try| <).{0,40}/g)).toBeNull()
    expect(trial.ofType('AWS::Cognito::UserPoolDomain').map(({ Domain }) => JSON.stringify(Domain))).toEqual([
      expect.stringContaining('"kupodextry-"'),
    ])
    const projects = trial.ofType('AWS::CodeBuild::Project').map(({ Name }) => Name)
    expect(projects).toEqual(['KupodexTry-Night', 'KupodexTry-Week', 'KupodexTry-Prices'])
  })

  test('takes no runs at once from the functions of the real one', () => {
    const reserving = ({ ofType }: typeof real) =>
      ofType('AWS::Lambda::Function').filter(
        ({ ReservedConcurrentExecutions }) => ReservedConcurrentExecutions !== undefined,
      )
    expect(reserving(trial)).toEqual([])
    expect(reserving(real)).toHaveLength(functionNames.length)
  })

  test('no search engine shows any of its answers', () => {
    const policies = trial.ofType('AWS::CloudFront::ResponseHeadersPolicy')
    expect(policies).toHaveLength(3)
    for (const { id, ResponseHeadersPolicyConfig } of policies) {
      const { Items } = (ResponseHeadersPolicyConfig as { CustomHeadersConfig: Json }).CustomHeadersConfig
      expect(Items, id).toContainEqual({ Header: 'x-robots-tag', Value: 'noindex', Override: true })
    }
    const { DefaultCacheBehavior, CacheBehaviors } = trial.distribution()
    for (const each of [DefaultCacheBehavior, ...CacheBehaviors])
      expect(policies.map(({ id }) => id)).toContain((each.ResponseHeadersPolicyId as { Ref: string }).Ref)
  })

  test('keeps logs for a week', () => {
    for (const { id, RetentionInDays } of trial.ofType('AWS::Logs::LogGroup')) expect(RetentionInDays, id).toBe(7)
    const [logs] = trial.ofType('AWS::S3::Bucket').filter(({ id }) => id.startsWith('AccessLogs'))
    expect(logs?.LifecycleConfiguration).toMatchObject({ Rules: [{ ExpirationInDays: 7, Status: 'Enabled' }] })
  })
})
