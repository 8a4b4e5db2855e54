import { App, Stack } from 'aws-cdk-lib'
import { Match, Template } from 'aws-cdk-lib/assertions'
import { Code, Function as LambdaFunction, Runtime } from 'aws-cdk-lib/aws-lambda'
import { bodyHashHeader, cacheTimes, calls, capitalised, failureStatus, tokenHeader } from '@kupodex/data/contract'
import { describe, expect, test } from 'vitest'
import {
  behavioursOf,
  chatBehaviour,
  edgeBehaviours,
  functionBehaviours,
  isKept,
  hashedPattern,
  inertPatterns,
  letThrough,
  viewerHeader,
} from '../edge/behaviours.ts'
import { inertHeaders, securityHeaders } from '../edge/headers.ts'
import { edgeTable } from '../edge/table.ts'
import { withUserCalls } from '../edge/user-calls.fixture.ts'
import { addressOf, makeDistribution } from './distribution.ts'
import { callCode, edgeCode, tokenCode } from './edge-code.ts'
import { type AwsFunctionName, functionNames, inChat } from './functions.ts'
import { stages } from './stage.ts'
import { makeBucket, makeLiveStore, makeLogs } from './stores.ts'
import { type Json, lookAt, statementsOf, synth } from './synth.fixture.ts'

const { template, resources } = synth()
const { ofType, distribution } = lookAt(resources)

const certificate = 'arn:aws:acm:us-east-1:123456789012:certificate/0000'

describe('distribution', () => {
  test('each call that a function answers belongs to one behaviour, and cards have theirs, then the published ones', () => {
    const patterns = distribution().CacheBehaviors.map(({ PathPattern }) => PathPattern)
    const own = edgeBehaviours().map(({ pattern }) => pattern)
    expect(patterns).toEqual([...own, '/api/?*', ...inertPatterns, hashedPattern])
    const answered = functionBehaviours.flatMap((behaviour) => behaviour.calls)
    expect(answered).toHaveLength(calls.filter(({ answerer }) => answerer.kind === 'function').length)
  })

  test('every behaviour asks for TLS, compresses, lets through the methods of its calls, and adds our headers', () => {
    const { DefaultCacheBehavior, CacheBehaviors } = distribution()
    for (const behaviour of [DefaultCacheBehavior, ...CacheBehaviors]) {
      const own = edgeBehaviours().find(({ pattern }) => pattern === behaviour.PathPattern)
      expect(behaviour).toMatchObject({
        ViewerProtocolPolicy: 'redirect-to-https',
        Compress: true,
        AllowedMethods: letThrough(own?.methods ?? ['GET']),
        ResponseHeadersPolicyId: expect.anything(),
      })
    }
  })

  test('the edge function stands before the bucket, but for files whose name follows from what is in them, and before calls of users only what hands on their token', () => {
    const { DefaultCacheBehavior, CacheBehaviors, Origins, OriginGroups } = distribution()
    const bucket = OriginGroups.Items[0]?.Id
    expect(Origins.filter((origin) => origin.S3OriginConfig)).toHaveLength(1)
    const ofUsers = functionBehaviours.filter(({ takesToken }) => takesToken).map(({ pattern }) => pattern)
    expect(ofUsers.length).toBeGreaterThan(4)
    const inFront = (logicalId: string | undefined) => [
      { EventType: 'viewer-request', FunctionARN: { 'Fn::GetAtt': [logicalId, 'FunctionARN'] } },
    ]
    const kept = functionBehaviours.filter(isKept).map(({ pattern }) => pattern)
    const [edge, token, call] = [edgeCode(edgeTable), tokenCode(), callCode()].map(
      (code) => ofType('AWS::CloudFront::Function').find(({ FunctionCode }) => FunctionCode === code)?.id,
    )
    for (const { TargetOriginId, PathPattern, FunctionAssociations } of [DefaultCacheBehavior, ...CacheBehaviors]) {
      const pattern = String(PathPattern)
      const ofFunction = ofUsers.includes(pattern) ? token : kept.includes(pattern) ? call : undefined
      const ofObjects = pattern === hashedPattern ? [] : inFront(edge)
      const expected = TargetOriginId === bucket ? ofObjects : ofFunction && inFront(ofFunction)
      expect(FunctionAssociations).toEqual(expected)
    }
    expect(ofType('AWS::CloudFront::Function')).toHaveLength(3)
    template.hasResourceProperties('AWS::CloudFront::Function', {
      FunctionCode: edgeCode(edgeTable),
      FunctionConfig: {
        Runtime: 'cloudfront-js-2.0',
        KeyValueStoreAssociations: [{ KeyValueStoreARN: Match.anyValue() }],
      },
    })
  })

  test('what the bucket does not have a function answers, and no error page takes the place of a function’s answer', () => {
    const { DefaultCacheBehavior, Origins, OriginGroups, CustomErrorResponses } = distribution()
    for (const response of CustomErrorResponses as Json[]) expect(response).not.toHaveProperty('ResponsePagePath')
    const [group] = OriginGroups.Items
    expect(DefaultCacheBehavior.TargetOriginId).toBe(group?.Id)
    expect(group?.FailoverCriteria).toEqual({ StatusCodes: { Items: [404], Quantity: 1 } })
    const [bucket, missing] = (group?.Members as { Items: { OriginId: string }[] }).Items.map(({ OriginId }) =>
      Origins.find(({ Id }) => Id === OriginId),
    )
    expect(bucket?.S3OriginConfig).toBeDefined()
    expect(JSON.stringify(missing?.DomainName)).toContain('MissingFunctionUrl')
    for (const origin of [bucket, missing]) expect(origin?.OriginAccessControlId).toBeDefined()
  })

  test('an error that one reader met is kept for no other', () => {
    const statuses = [...new Set(Object.values(failureStatus).filter((status) => status >= 500)), 405, 502, 504]
    expect(distribution().CustomErrorResponses).toEqual(
      statuses.toSorted((a, b) => a - b).map((ErrorCode) => ({ ErrorCode, ErrorCachingMinTTL: 0 })),
    )
  })

  test('a slot that is turned to has other cache keys than before', () => {
    const policies = ofType('AWS::CloudFront::CachePolicy').map(({ id, CachePolicyConfig }) => [
      id,
      (CachePolicyConfig as { ParametersInCacheKeyAndForwardedToOrigin: Json }).ParametersInCacheKeyAndForwardedToOrigin
        .QueryStringsConfig,
    ])
    const { CachePolicyId } = distribution().DefaultCacheBehavior as { CachePolicyId: { Ref: string } }
    const byId = Object.fromEntries(policies) as Record<string, Json>
    expect(byId[CachePolicyId.Ref]).toEqual({ QueryStringBehavior: 'whitelist', QueryStrings: ['live'] })
    const hashed = distribution().CacheBehaviors.find(({ PathPattern }) => PathPattern === hashedPattern)
    expect(byId[(hashed?.CachePolicyId as { Ref: string }).Ref]).toEqual({ QueryStringBehavior: 'none' })
  })

  test('a function’s answer is kept for as long as the contract says', () => {
    const policies = Object.fromEntries(
      ofType('AWS::CloudFront::CachePolicy').map(({ id, CachePolicyConfig }) => [id, CachePolicyConfig as Json]),
    )
    for (const { pattern, cache } of functionBehaviours.filter((each) => each.cache.kind === 'public')) {
      const behaviour = distribution().CacheBehaviors.find(({ PathPattern }) => PathPattern === pattern)
      const policy = policies[(behaviour?.CachePolicyId as { Ref: string }).Ref]
      const { maxAge, stale } = cacheTimes(cache)
      expect(policy).toMatchObject({ MinTTL: 0, DefaultTTL: maxAge, MaxTTL: Math.max(maxAge + stale, 1) })
    }
  })

  test('the headers are those of the local stack, and HSTS; other sites may read the API', () => {
    const [pages, api, inert] = ofType('AWS::CloudFront::ResponseHeadersPolicy').map(
      ({ ResponseHeadersPolicyConfig }) => ResponseHeadersPolicyConfig as Json,
    )
    const security = {
      ContentTypeOptions: { Override: true },
      FrameOptions: { FrameOption: securityHeaders['x-frame-options'] },
      ReferrerPolicy: { ReferrerPolicy: securityHeaders['referrer-policy'] },
      StrictTransportSecurity: { AccessControlMaxAgeSec: 31_536_000 },
    }
    expect(pages).toMatchObject({ SecurityHeadersConfig: security })
    // The pages' own rule stands in each of them.
    expect(pages?.SecurityHeadersConfig).not.toHaveProperty('ContentSecurityPolicy')
    const rule = { ContentSecurityPolicy: inertHeaders['content-security-policy'], Override: true }
    for (const policy of [api, inert]) {
      expect(policy).toMatchObject({ SecurityHeadersConfig: { ...security, ContentSecurityPolicy: rule } })
    }
    expect(inert).not.toHaveProperty('CorsConfig')
    expect(api).toMatchObject({
      SecurityHeadersConfig: security,
      CorsConfig: {
        AccessControlAllowOrigins: { Items: ['*'] },
        AccessControlAllowCredentials: false,
        AccessControlAllowMethods: { Items: ['GET', 'HEAD', 'OPTIONS'] },
        AccessControlExposeHeaders: { Items: ['etag', 'retry-after', 'deprecation', 'link'] },
      },
    })
    const fields = ['x-content-type-options', 'x-frame-options', 'referrer-policy']
    const free = Object.entries(securityHeaders).filter(([name]) => !fields.includes(name))
    const { Items } = pages?.CustomHeadersConfig as { Items: { Header: string; Value: string }[] }
    expect(Items.map(({ Header, Value }) => [Header, Value])).toEqual(free)
  })
})

test('the distribution may not read what only we read, and says who asked for what, for a month', () => {
  const denied = ofType('AWS::S3::BucketPolicy')
    .flatMap(({ PolicyDocument }) => statementsOf(PolicyDocument))
    .filter(({ Effect, Action }) => Effect === 'Deny' && Action === 's3:GetObject')
  expect(denied).toMatchObject([{ Principal: { Service: 'cloudfront.amazonaws.com' } }])
  for (const folder of ['/manifests/*', '/cards/*']) expect(JSON.stringify(denied[0]?.Resource)).toContain(folder)
  const { Logging } = distribution() as unknown as { Logging: { Bucket: unknown; IncludeCookies: boolean } }
  expect([JSON.stringify(Logging.Bucket).includes('AccessLogs'), Logging.IncludeCookies]).toEqual([true, false])
  const [logs] = ofType('AWS::S3::Bucket').filter(({ id }) => id.startsWith('AccessLogs'))
  expect(logs?.LifecycleConfiguration).toMatchObject({ Rules: [{ ExpirationInDays: 30, Status: 'Enabled' }] })
})

const standAlone = (changes: Partial<Parameters<typeof makeDistribution>[1]>) => {
  const stack = new Stack(new App({ analyticsReporting: false }), 'Test')
  const make = (id: string) =>
    new LambdaFunction(stack, id, {
      runtime: Runtime.NODEJS_24_X,
      handler: 'index.handler',
      code: Code.fromInline('1'),
    })
  const distribution = makeDistribution(stack, {
    stage: stages.real,
    bucket: makeBucket(stack, stages.real),
    logs: makeLogs(stack, stages.real),
    functions: Object.fromEntries(
      functionNames.filter((name) => name !== inChat).map((name) => [name, make(`${capitalised(name)}Own`)]),
    ) as Record<Exclude<AwsFunctionName, typeof inChat>, LambdaFunction>,
    missing: make('Missing'),
    live: makeLiveStore(stack),
    ...changes,
  })
  return { stack, distribution }
}

describe('calls of an account', () => {
  const behaviours = behavioursOf(withUserCalls)
  const { stack } = standAlone({ behaviours })
  const json = Template.fromStack(stack).toJSON() as { Resources: Parameters<typeof lookAt>[0] }
  const own = lookAt(json.Resources)
  const byPattern = new Map(own.distribution().CacheBehaviors.map((behaviour) => [behaviour.PathPattern, behaviour]))
  const userBehaviours = behaviours.filter(({ takesToken }) => takesToken)
  const configOf = (type: string, ref: unknown) =>
    own.ofType(type).find(({ id }) => id === (ref as { Ref: string }).Ref)
  const headersTo = (behaviour: Json | undefined) => {
    const policy = configOf('AWS::CloudFront::OriginRequestPolicy', behaviour?.OriginRequestPolicyId)
    return (policy?.OriginRequestPolicyConfig as { HeadersConfig: { Headers: string[] } }).HeadersConfig.Headers
  }

  test('are kept by no cache, and opened to no other site', () => {
    expect(userBehaviours.length).toBeGreaterThan(5)
    for (const { pattern, methods } of userBehaviours) {
      const found = byPattern.get(pattern)
      // AWS's own policy that keeps nothing.
      expect(found?.CachePolicyId).toBe('4135ea2d-6df8-44a3-9df3-4b5a84be39ad')
      expect(found?.AllowedMethods).toEqual(letThrough(methods))
      const policy = configOf('AWS::CloudFront::ResponseHeadersPolicy', found?.ResponseHeadersPolicyId)
      expect(policy?.ResponseHeadersPolicyConfig).not.toHaveProperty('CorsConfig')
    }
  })

  test('bring the token in a header that CloudFront does not write over, and the hash of their body', () => {
    const [token] = own.ofType('AWS::CloudFront::Function').filter(({ FunctionCode }) => FunctionCode === tokenCode())
    for (const { pattern, methods } of userBehaviours) {
      const found = byPattern.get(pattern)
      expect(found?.FunctionAssociations).toEqual([
        { EventType: 'viewer-request', FunctionARN: { 'Fn::GetAtt': [token?.id, 'FunctionARN'] } },
      ])
      const headers = headersTo(found)
      expect(headers).toEqual(expect.arrayContaining([tokenHeader, viewerHeader]))
      expect(headers.includes(bodyHashHeader)).toBe(methods.some((method) => method !== 'GET'))
      expect(headers).not.toContain('authorization')
      // AWS's quota.
      expect(headers.length).toBeLessThanOrEqual(10)
    }
    for (const { pattern } of functionBehaviours.filter(({ takesToken }) => !takesToken)) {
      expect(headersTo(byPattern.get(pattern))).not.toContain(tokenHeader)
    }
  })

  test('of others, those whose answers are kept have one spelling of each path', () => {
    const [call] = own.ofType('AWS::CloudFront::Function').filter(({ FunctionCode }) => FunctionCode === callCode())
    const spelled = [{ EventType: 'viewer-request', FunctionARN: { 'Fn::GetAtt': [call?.id, 'FunctionARN'] } }]
    const others = functionBehaviours.filter(({ takesToken }) => !takesToken)
    expect(others.filter(isKept).length).toBeGreaterThan(3)
    for (const behaviour of others)
      expect(byPattern.get(behaviour.pattern)?.FunctionAssociations).toEqual(isKept(behaviour) ? spelled : undefined)
  })

  test('reach their functions through the distribution only', () => {
    for (const { AuthType } of own.ofType('AWS::Lambda::Url')) expect(AuthType).toBe('AWS_IAM')
    for (const { Principal } of own.ofType('AWS::Lambda::Permission'))
      expect(Principal).toBe('cloudfront.amazonaws.com')
  })
})

test('what Discord sends goes to the function of chat with its signature, and is kept nowhere', () => {
  const { CacheBehaviors, Origins } = distribution()
  const found = CacheBehaviors.find(({ PathPattern }) => PathPattern === chatBehaviour.pattern)
  const origin = Origins.find(({ Id }) => Id === found?.TargetOriginId)
  expect(JSON.stringify(origin?.DomainName)).toContain('ChatFunctionUrl')
  // What CloudFront signed itself would need the hash of a body, which Discord does not send.
  expect(origin?.OriginAccessControlId).toBeUndefined()
  // AWS's own policy that keeps nothing.
  expect(found?.CachePolicyId).toBe('4135ea2d-6df8-44a3-9df3-4b5a84be39ad')
  const policy = ofType('AWS::CloudFront::OriginRequestPolicy').find(
    ({ id }) => id === (found?.OriginRequestPolicyId as { Ref: string }).Ref,
  )
  expect(policy?.OriginRequestPolicyConfig).toMatchObject({
    HeadersConfig: { Headers: ['x-signature-ed25519', 'x-signature-timestamp', viewerHeader] },
  })
})

test('a domain comes with its certificate, and is the address of the site', () => {
  const { stack, distribution } = standAlone({ domain: 'kupodex.example', certificate })
  expect(stack.resolve(addressOf(distribution, 'kupodex.example'))).toBe('https://kupodex.example')
  Template.fromStack(stack).hasResourceProperties('AWS::CloudFront::Distribution', {
    DistributionConfig: {
      Aliases: ['kupodex.example'],
      ViewerCertificate: { AcmCertificateArn: certificate, MinimumProtocolVersion: 'TLSv1.2_2021' },
    },
  })
})
