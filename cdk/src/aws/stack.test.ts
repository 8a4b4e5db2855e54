import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { Annotations, Match } from 'aws-cdk-lib/assertions'
import { calls } from '@kupodex/data/contract'
import { tableDefinition } from '@kupodex/data/store'
import { afterAll, describe, expect, test } from 'vitest'
import packageJson from '../../../package.json' with { type: 'json' }
import { securityHeaders } from '../edge/headers.ts'
import { edgeTable } from '../edge/table.ts'
import { awsCron } from '../schedule/cron.ts'
import { timetable } from '../timetable.ts'
import { edgeCode } from './edge-code.ts'
import { functionNames, functionNeeds } from './functions.ts'
import { functionPaths } from './globs.ts'
import type { Probe } from './probe.fixture.ts'
import { synth } from './testing.ts'

const { stack, template, resources, text, bundles, folder } = synth()
afterAll(() => rmSync(folder, { recursive: true }))

type Json = Record<string, unknown>
interface Statement {
  Effect: string
  Action: string | string[]
  Resource: unknown
  Principal?: unknown
}

const ofType = (type: string) =>
  Object.entries(resources)
    .filter(([, resource]) => resource.Type === type)
    .map(([id, { Properties }]) => ({ id, ...(Properties as Json) }) as Json & { id: string })
const listOf = (value: unknown) => (Array.isArray(value) ? value : [value]) as unknown[]
const statementsOf = (document: unknown) => (document as { Statement: Statement[] }).Statement
const distribution = () =>
  (ofType('AWS::CloudFront::Distribution')[0] as Json).DistributionConfig as {
    DefaultCacheBehavior: Json
    CacheBehaviors: Json[]
    Origins: Json[]
    CustomErrorResponses: Json[]
  }
const lambdaOf = (name: string) =>
  ofType('AWS::Lambda::Function').find(({ id }) => id.toLowerCase().startsWith(name)) as Json & { id: string }

describe('stores', () => {
  test('the table is the one that the store defines, on demand, and can be brought back', () =>
    template.hasResource('AWS::DynamoDB::Table', {
      DeletionPolicy: 'Retain',
      Properties: {
        ...tableDefinition,
        PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
        DeletionProtectionEnabled: true,
      },
    }))

  test('the bucket is private and speaks TLS only', () => {
    template.hasResourceProperties('AWS::S3::Bucket', {
      PublicAccessBlockConfiguration: {
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      },
      BucketEncryption: Match.anyValue(),
    })
    const statements = ofType('AWS::S3::BucketPolicy').flatMap(({ PolicyDocument }) => statementsOf(PolicyDocument))
    expect(statements.filter(({ Effect }) => Effect === 'Allow').map(({ Principal }) => Principal)).toEqual([
      { Service: 'cloudfront.amazonaws.com' },
    ])
    expect(JSON.stringify(statements)).toContain('"aws:SecureTransport":"false"')
  })
})

describe('rights', () => {
  const allowed = [...ofType('AWS::IAM::Policy'), ...ofType('AWS::IAM::Role')].flatMap(({ id, ...properties }) =>
    statementsOf(properties.PolicyDocument ?? { Statement: [] }).map((statement) => ({ id, ...statement })),
  )

  test('no action is given by a wildcard, and none on everything', () => {
    expect(allowed.length).toBeGreaterThan(10)
    for (const { id, Action, Resource } of allowed) {
      for (const action of listOf(Action)) expect(action, id).toMatch(/^[a-z0-9]+:[A-Za-z]+$/)
      for (const resource of listOf(Resource)) expect(resource, id).not.toBe('*')
    }
  })

  test('a wildcard in a resource is for keys of the bucket, or versions of the function that the clock starts', () => {
    const wild = allowed.flatMap(({ id, Resource }) =>
      listOf(Resource)
        .map((resource) => /"([^"]*\*[^"]*)"/.exec(JSON.stringify(resource))?.[1])
        .filter((found) => found !== undefined)
        .map((found) => `${id.replace(/(Role|DefaultPolicy).*/, '')} ${found}`),
    )
    const slotsOf = (name: string) =>
      (functionNeeds[name.toLowerCase() as keyof typeof functionNeeds].reads ?? []).flatMap((set) =>
        ['a', 'b'].map((slot) => `${name} /slots/${set}/${slot}/*`),
      )
    expect(wild.sort()).toEqual(
      [
        ...['Character', 'Game', 'Realtime', 'Sync'].flatMap((name) => slotsOf(name)),
        'Publisher /*',
        'Scheduler :*',
      ].sort(),
    )
  })

  test('no role has a ready-made policy of AWS', () => {
    for (const role of ofType('AWS::IAM::Role')) expect(role.ManagedPolicyArns, role.id).toBeUndefined()
  })

  test.each(functionNames)('%s may do what it needs on the table', (name) => {
    const own = allowed.filter(({ id }) => id.toLowerCase().startsWith(`${name}role`))
    const actions = own
      .flatMap(({ Action }) => listOf(Action))
      .filter((action) => String(action).startsWith('dynamodb'))
    const { table = [], index = [] } = functionNeeds[name]
    expect(actions.sort()).toEqual([...table, ...index].sort())
  })

  test('the template holds no secret', () => {
    expect(text).not.toMatch(/AKIA[0-9A-Z]{16}|-----BEGIN|password|secret|S3RVER/i)
  })
})

describe('functions', () => {
  test.each(functionNames)('%s: runtime, fence, log', (name) => {
    const { memory, timeout, atOnce } = functionNeeds[name]
    expect(lambdaOf(name)).toMatchObject({
      Runtime: 'nodejs24.x',
      Architectures: ['arm64'],
      MemorySize: memory,
      Timeout: timeout,
      ReservedConcurrentExecutions: atOnce,
    })
    expect(ofType('AWS::Logs::LogGroup').every(({ RetentionInDays }) => RetentionInDays === 30)).toBe(true)
  })

  test.each(functionNames)('%s: its bundle is small, starts on what it is given, and says what it lacks', (name) => {
    const file = join(bundles[name] ?? '', 'src/game/tables/index.mjs')
    expect(statSync(file).size).toBeLessThanOrEqual(300_000)
    const given = (lambdaOf(name).Environment as { Variables: Json }).Variables
    const settings = {
      ...Object.fromEntries(Object.keys(given).map((setting) => [setting, '123'])),
      KUPODEX_API_KEYS: 'none',
    }
    const probe = JSON.parse(
      execFileSync(process.execPath, [join(import.meta.dirname, 'probe.fixture.ts'), file, JSON.stringify(settings)], {
        // Nothing of ours: the first look is without settings.
        env: { PATH: process.env.PATH ?? '' },
        encoding: 'utf8',
      }),
    ) as Probe
    expect(probe.complaint.match(/KUPODEX_[A-Z_]+/g)?.sort()).toEqual(Object.keys(given).sort())
    expect(probe).toMatchObject({ missing: [], handles: true })
  })

  test('their addresses take requests from the distribution only', () => {
    const answering = new Set(functionPaths.map(({ name }) => name))
    const urls = ofType('AWS::Lambda::Url')
    expect(urls.map(({ AuthType }) => AuthType)).toEqual([...answering].map(() => 'AWS_IAM'))
    for (const { id, Principal, SourceArn } of ofType('AWS::Lambda::Permission')) {
      expect(Principal, id).toBe('cloudfront.amazonaws.com')
      expect(JSON.stringify(SourceArn), id).toContain('distribution/')
    }
    template.resourceCountIs('AWS::Lambda::Permission', 2 * urls.length)
  })
})

describe('distribution', () => {
  test('one behaviour for each call that a function answers, then the published ones', () => {
    const functionCalls = calls.filter(({ answerer }) => answerer.kind === 'function')
    const patterns = distribution().CacheBehaviors.map(({ PathPattern }) => PathPattern)
    expect(patterns).toEqual([...functionPaths.map(({ pattern }) => pattern), '/api/?*'])
    expect(patterns).toHaveLength(functionCalls.length + 1)
  })

  test('every behaviour asks for TLS, compresses, only reads, and adds our headers', () => {
    const { DefaultCacheBehavior, CacheBehaviors } = distribution()
    for (const behaviour of [DefaultCacheBehavior, ...CacheBehaviors]) {
      expect(behaviour).toMatchObject({
        ViewerProtocolPolicy: 'redirect-to-https',
        Compress: true,
        AllowedMethods: ['GET', 'HEAD'],
        ResponseHeadersPolicyId: expect.anything(),
      })
    }
  })

  test('the edge function stands before the bucket and before nothing else', () => {
    const { DefaultCacheBehavior, CacheBehaviors, Origins } = distribution()
    const bucket = Origins.find((origin) => origin.S3OriginConfig)?.Id
    for (const { TargetOriginId, FunctionAssociations } of [DefaultCacheBehavior, ...CacheBehaviors]) {
      expect(FunctionAssociations !== undefined).toBe(TargetOriginId === bucket)
    }
    template.hasResourceProperties('AWS::CloudFront::Function', {
      FunctionCode: edgeCode(edgeTable),
      FunctionConfig: { Runtime: 'cloudfront-js-2.0' },
    })
  })

  test('an object that is not there is the 404 page, with its status', () =>
    expect(distribution().CustomErrorResponses).toEqual([
      { ErrorCode: 404, ResponseCode: 404, ResponsePagePath: '/404.html', ErrorCachingMinTTL: 10 },
    ]))

  test('a function’s answer is kept for as long as the contract says', () => {
    const policies = Object.fromEntries(
      ofType('AWS::CloudFront::CachePolicy').map(({ id, CachePolicyConfig }) => [id, CachePolicyConfig as Json]),
    )
    for (const { pattern, call } of functionPaths) {
      const behaviour = distribution().CacheBehaviors.find(({ PathPattern }) => PathPattern === pattern)
      const policy = policies[(behaviour?.CachePolicyId as { Ref: string }).Ref]
      const { maxAge, stale = 0 }: { maxAge: number; stale?: number } = call.cache
      expect(policy).toMatchObject({ MinTTL: 0, DefaultTTL: maxAge, MaxTTL: Math.max(maxAge + stale, 1) })
    }
  })

  test('the headers are those of the local stack, and HSTS; other sites may read the API', () => {
    const [pages, api] = ofType('AWS::CloudFront::ResponseHeadersPolicy').map(
      ({ ResponseHeadersPolicyConfig }) => ResponseHeadersPolicyConfig as Json,
    )
    const security = {
      ContentTypeOptions: { Override: true },
      FrameOptions: { FrameOption: securityHeaders['x-frame-options'] },
      ReferrerPolicy: { ReferrerPolicy: securityHeaders['referrer-policy'] },
      StrictTransportSecurity: { AccessControlMaxAgeSec: 31_536_000 },
    }
    expect(pages).toMatchObject({ SecurityHeadersConfig: security })
    expect(api).toMatchObject({
      SecurityHeadersConfig: security,
      CorsConfig: { AccessControlAllowOrigins: { Items: ['*'] }, AccessControlAllowCredentials: false },
    })
    const fields = ['x-content-type-options', 'x-frame-options', 'referrer-policy']
    const free = Object.entries(securityHeaders).filter(([name]) => !fields.includes(name))
    const { Items } = pages?.CustomHeadersConfig as { Items: { Header: string; Value: string }[] }
    expect(Items.map(({ Header, Value }) => [Header, Value])).toEqual(free)
  })
})

describe('jobs', () => {
  test('every job of the timetable is scheduled, in UTC, with its dead letters', () => {
    const schedules = ofType('AWS::Scheduler::Schedule')
    expect(schedules.map(({ ScheduleExpression }) => ScheduleExpression)).toEqual(
      Object.values(timetable).map(({ cron }) => awsCron(cron)),
    )
    for (const schedule of schedules) {
      expect(schedule).toMatchObject({
        ScheduleExpressionTimezone: 'Etc/UTC',
        Target: { DeadLetterConfig: { Arn: expect.anything() } },
      })
    }
  })

  test('jobs that publish run scripts that the workspace has, one after another', () => {
    const { scripts } = timetable.night.work
    expect(Object.keys(packageJson.scripts)).toEqual(expect.arrayContaining([...scripts]))
    expect(timetable.week.work.scripts).toEqual(scripts)
    template.hasResourceProperties('AWS::CodeBuild::Project', {
      ConcurrentBuildLimit: 1,
      Source: { BuildSpec: Match.serializedJson(Match.objectLike({ version: '0.2' })) },
    })
    expect(text).toContain('npm run nightly && npm run pages')
  })

  test('the worker is one, is not started twice, and leaves a letter when it dies', () => {
    expect(functionNeeds.sync.atOnce).toBe(1)
    expect(functionNeeds.sync.timeout).toBe(timetable.sync.longest * 60)
    template.hasResourceProperties('AWS::Lambda::EventInvokeConfig', {
      MaximumRetryAttempts: 0,
      DestinationConfig: { OnFailure: { Destination: Match.anyValue() } },
    })
  })
})

describe('alarms', () => {
  test('functions, dead letters, failed and missing nights; all go to the topic, which the alarms may use', () => {
    const alarms = ofType('AWS::CloudWatch::Alarm')
    expect(alarms.map(({ id }) => id.replace(/Alarm[0-9A-F]{8}$/, '')).sort()).toEqual(
      [
        ...functionNames.flatMap((name) => {
          const id = name.replace(/^./, (letter) => letter.toUpperCase())
          return [`${id}Crashed`, `${id}Failed`]
        }),
        'DeadLetters',
        'PublisherFailed',
        'PublisherMissing',
      ].sort(),
    )
    for (const alarm of alarms) expect(alarm.AlarmActions, alarm.id).toHaveLength(1)
    template.hasResourceProperties('AWS::SNS::Subscription', { Protocol: 'email', Endpoint: 'alarms@kupodex.example' })
    template.hasResourceProperties('AWS::SNS::TopicPolicy', {
      PolicyDocument: {
        Statement: Match.arrayWith([
          Match.objectLike({ Effect: 'Allow', Principal: { Service: 'cloudwatch.amazonaws.com' } }),
        ]),
      },
    })
  })
})

test('CDK has nothing to warn of', () => {
  const warnings = Annotations.fromStack(stack).findWarning('*', Match.anyValue())
  expect(warnings.map(({ id, entry }) => [id, entry.data])).toEqual([])
})

test('settings stand where the functions read them', () => {
  const { Variables } = lambdaOf('sync').Environment as { Variables: Json }
  expect(Variables).toMatchObject({ KUPODEX_CONTACT: 'operator@kupodex.example', KUPODEX_LODESTONE_RATE: '1' })
  expect(readFileSync(join(import.meta.dirname, '../../cdk.json'), 'utf8')).toContain('node src/aws/app.ts')
})
