import { rmSync } from 'node:fs'
import { App, Stack } from 'aws-cdk-lib'
import { Match, Template } from 'aws-cdk-lib/assertions'
import { Code, Function as LambdaFunction, Runtime } from 'aws-cdk-lib/aws-lambda'
import { cacheTimes, calls } from '@kupodex/data/contract'
import { afterAll, describe, expect, test } from 'vitest'
import { securityHeaders } from '../edge/headers.ts'
import { edgeTable } from '../edge/table.ts'
import { addressOf, makeDistribution } from './distribution.ts'
import { edgeCode } from './edge-code.ts'
import { functionPaths } from './globs.ts'
import { makeBucket, makeLiveStore } from './stores.ts'
import { type Json, lookAt, synth } from './testing.ts'

const { template, resources, folder } = synth()
const { ofType, distribution } = lookAt(resources)
afterAll(() => rmSync(folder, { recursive: true }))

const certificate = 'arn:aws:acm:us-east-1:123456789012:certificate/0000'

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
        AllowedMethods: ['GET', 'HEAD', 'OPTIONS'],
        ResponseHeadersPolicyId: expect.anything(),
      })
    }
  })

  test('the edge function stands before the bucket and before nothing else', () => {
    const { DefaultCacheBehavior, CacheBehaviors, Origins, OriginGroups } = distribution()
    const bucket = OriginGroups.Items[0]?.Id
    expect(Origins.filter((origin) => origin.S3OriginConfig)).toHaveLength(1)
    for (const { TargetOriginId, FunctionAssociations } of [DefaultCacheBehavior, ...CacheBehaviors]) {
      expect(FunctionAssociations !== undefined).toBe(TargetOriginId === bucket)
    }
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
    expect(CustomErrorResponses).toBeUndefined()
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

  test('a slot that is turned to has other cache keys than before', () => {
    const policies = ofType('AWS::CloudFront::CachePolicy').map(({ id, CachePolicyConfig }) => [
      id,
      (CachePolicyConfig as { ParametersInCacheKeyAndForwardedToOrigin: Json }).ParametersInCacheKeyAndForwardedToOrigin
        .QueryStringsConfig,
    ])
    const { CachePolicyId } = distribution().DefaultCacheBehavior as { CachePolicyId: { Ref: string } }
    const byId = Object.fromEntries(policies) as Record<string, Json>
    expect(byId[CachePolicyId.Ref]).toEqual({ QueryStringBehavior: 'whitelist', QueryStrings: ['live'] })
  })

  test('a function’s answer is kept for as long as the contract says', () => {
    const policies = Object.fromEntries(
      ofType('AWS::CloudFront::CachePolicy').map(({ id, CachePolicyConfig }) => [id, CachePolicyConfig as Json]),
    )
    for (const { pattern, call } of functionPaths) {
      const behaviour = distribution().CacheBehaviors.find(({ PathPattern }) => PathPattern === pattern)
      const policy = policies[(behaviour?.CachePolicyId as { Ref: string }).Ref]
      const { maxAge, stale } = cacheTimes(call.cache)
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

test('a domain comes with its certificate, and is the address of the site', () => {
  const stack = new Stack(new App({ analyticsReporting: false }), 'Test')
  const make = (id: string) =>
    new LambdaFunction(stack, id, {
      runtime: Runtime.NODEJS_24_X,
      handler: 'index.handler',
      code: Code.fromInline('1'),
    })
  const distribution = makeDistribution(stack, {
    bucket: makeBucket(stack),
    functions: {
      character: make('Character'),
      game: make('Game'),
      lodestone: make('Lodestone'),
      realtime: make('Realtime'),
      search: make('Search'),
    },
    missing: make('Missing'),
    live: makeLiveStore(stack),
    domain: 'kupodex.example',
    certificate,
  })
  expect(stack.resolve(addressOf(distribution, 'kupodex.example'))).toBe('https://kupodex.example')
  Template.fromStack(stack).hasResourceProperties('AWS::CloudFront::Distribution', {
    DistributionConfig: {
      Aliases: ['kupodex.example'],
      ViewerCertificate: { AcmCertificateArn: certificate, MinimumProtocolVersion: 'TLSv1.2_2021' },
    },
  })
})
