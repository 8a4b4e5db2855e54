import { Annotations, Duration, Fn } from 'aws-cdk-lib'
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager'
import {
  AccessLevel,
  AllowedMethods,
  type BehaviorOptions,
  CachePolicy,
  CacheQueryStringBehavior,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  type ICachePolicy,
  type IKeyValueStore,
  type IOrigin,
  OriginRequestHeaderBehavior,
  OriginRequestPolicy,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront'
import { FunctionUrlOrigin, OriginGroup, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins'
import { FunctionUrlAuthType, type IFunction } from 'aws-cdk-lib/aws-lambda'
import { Effect, PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import type { IBucket } from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import {
  type CachePolicy as CallCache,
  cacheTimes,
  cardsFolder,
  manifestsFolder,
  type ReachedFunction,
} from '@kupodex/data/contract'
import {
  type Behaviour,
  edgeBehaviours,
  hashedPattern,
  inertPatterns,
  isKept,
  letThrough,
  requestHeadersOf,
  viewerHeader,
} from '../edge/behaviours.ts'
import { edgeTable } from '../edge/table.ts'
import { callCode, edgeCode, tokenCode } from './edge-code.ts'
import { accept } from './accept.ts'
import { makeHeaders } from './response-headers.ts'
import type { Stage } from './stage.ts'
import { readerLogs } from './stores.ts'

interface DistributionDeps {
  stage: Stage
  bucket: IBucket
  logs: IBucket
  /** The functions that readers reach; the one of chat only where that is on. */
  functions: Readonly<Record<Exclude<ReachedFunction, 'chat'>, IFunction> & { chat?: IFunction | undefined }>
  /** Answers where the bucket has nothing. */
  missing: IFunction
  /** Where the edge looks up which slot of each set is live. */
  live: IKeyValueStore
  /** The calls that functions answer; those of the contract. */
  behaviours?: readonly Behaviour[]
  domain?: string | undefined
  certificate?: string | undefined
  /** ARN of a web ACL (WAF) that looks at requests first. */
  webAcl?: string | undefined
}

/** Objects name their own cache time; one without is kept for a minute. The edge adds to the key since when the slot is live. */
const objectCache = { maxAge: 60, longest: 365 * 24 * 3600, query: 'live' }

/**
 * Answers that CloudFront keeps for ten seconds whatever they say of it (Developer Guide, "Control how long CloudFront caches errors"),
 * under their path alone: what failed for one user would be answered to all others.
 */
const errorsOfOne = [405, 500, 502, 503, 504]

const makeCaches = (scope: Construct) => {
  const made = new Map<string, ICachePolicy>()
  return ({
    maxAge,
    longest,
    query,
  }: {
    maxAge: number
    longest: number
    query?: string | undefined
  }): ICachePolicy => {
    const id = `Cache${maxAge}To${longest}${query ? `By${query}` : ''}`
    const policy =
      made.get(id) ??
      new CachePolicy(scope, id, {
        minTtl: Duration.seconds(0),
        defaultTtl: Duration.seconds(maxAge),
        // CloudFront compresses only where something may be kept at all.
        maxTtl: Duration.seconds(Math.max(longest, 1)),
        enableAcceptEncodingBrotli: true,
        enableAcceptEncodingGzip: true,
        ...(query ? { queryStringBehavior: CacheQueryStringBehavior.allowList(query) } : {}),
      })
    made.set(id, policy)
    return policy
  }
}

const cacheOf = (policy: CallCache) => {
  const { maxAge, stale } = cacheTimes(policy)
  return { maxAge, longest: maxAge + stale }
}

/** Nobody reads what only our functions read, whatever the edge function lets through: its own reader is the store of the edge. */
const hide = (bucket: IBucket): void => {
  bucket.addToResourcePolicy(
    new PolicyStatement({
      effect: Effect.DENY,
      principals: [new ServicePrincipal('cloudfront.amazonaws.com')],
      actions: ['s3:GetObject'],
      resources: [manifestsFolder, cardsFolder].map((folder) => bucket.arnForObjects(`${folder}/*`)),
    }),
  )
}

const idOf = ({ takesToken, methods, proof }: Behaviour): string =>
  `${proof ? 'WithProof' : ''}${takesToken ? 'WithToken' : ''}${methods.every((method) => method === 'GET') ? '' : 'WithBody'}`

/** What goes on to functions: a policy for each list of headers. */
const makeRequestPolicies = (scope: Construct) => {
  const made = new Map<string, OriginRequestPolicy>()
  return (behaviour: Behaviour): OriginRequestPolicy => {
    const id = `FunctionRequests${idOf(behaviour)}`
    const policy =
      made.get(id) ??
      new OriginRequestPolicy(scope, id, {
        comment: 'Who asks and from where, for limits; no answer that is kept depends on any',
        headerBehavior: OriginRequestHeaderBehavior.allowList(...requestHeadersOf(behaviour), viewerHeader),
      })
    made.set(id, policy)
    return policy
  }
}

const makeWhenNeeded = (scope: Construct, id: string, code: () => string, comment: string) => {
  let made: EdgeFunction | undefined
  return (): EdgeFunction =>
    (made ??= new EdgeFunction(scope, id, {
      code: FunctionCode.fromInline(code()),
      runtime: FunctionRuntime.JS_2_0,
      comment,
    }))
}

const makeOrigins = () => {
  const made = new Map<IFunction, IOrigin>()
  return (work: IFunction, isOpen = false): IOrigin => {
    const known = made.get(work)
    if (known) return known
    const url = work.addFunctionUrl({ authType: isOpen ? FunctionUrlAuthType.NONE : FunctionUrlAuthType.AWS_IAM })
    const origin = isOpen ? new FunctionUrlOrigin(url) : FunctionUrlOrigin.withOriginAccessControl(url)
    made.set(work, origin)
    return origin
  }
}

const allowed = [AllowedMethods.ALLOW_GET_HEAD_OPTIONS, AllowedMethods.ALLOW_ALL]

const methodsOf = (methods: readonly string[]): AllowedMethods => {
  const through = letThrough(methods)
  const found = allowed.find((each) => each.methods.length === through.length)
  if (!found) throw new TypeError(`CloudFront has no list of the methods ${through.join()}`)
  return found
}

const acceptDistribution = (distribution: Distribution, { domain, webAcl }: DistributionDeps): void => {
  accept(distribution, 'CFR1', 'Players live in every country, and nothing here may be read in some of them only.')
  if (webAcl === undefined)
    accept(
      distribution,
      'CFR2',
      'WAF would cost more than the rest of a quiet month. Functions have fences and readers allowances; ABUSE.md says how WAF is put in front within minutes.',
    )
  if (domain === undefined)
    accept(
      distribution,
      'CFR4',
      "CloudFront's own name takes TLS 1.0 and lets nobody change that; with a domain it is 1.2 and above.",
    )
}

/**
 * Makes the distribution: pages and published data out of the bucket, found by the edge function; a behaviour of its own
 * for each call that a function answers. Functions and bucket take requests from here only.
 */
export const makeDistribution = (scope: Construct, deps: DistributionDeps): Distribution => {
  const headers = makeHeaders(scope, deps.stage)
  const cache = makeCaches(scope)
  const originOf = makeOrigins()
  const edge = new EdgeFunction(scope, 'Edge', {
    code: FunctionCode.fromInline(edgeCode(edgeTable)),
    runtime: FunctionRuntime.JS_2_0,
    comment: 'Finds the object that answers a path',
    keyValueStore: deps.live,
  })
  // With the right to list, S3 says 404 for what is not there; the edge function lets nobody list.
  const objects = S3BucketOrigin.withOriginAccessControl(deps.bucket, {
    originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
  })
  const shared = { viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS, compress: true }
  const fromBucket: BehaviorOptions = {
    ...shared,
    // What the bucket does not have, a function answers: the page for readers, a code for programs. An error page of the
    // distribution would take the place of the functions' own answers too.
    origin: new OriginGroup({
      primaryOrigin: objects,
      fallbackOrigin: originOf(deps.missing),
      fallbackStatusCodes: [404],
    }),
    allowedMethods: AllowedMethods.ALLOW_GET_HEAD_OPTIONS,
    cachePolicy: cache(objectCache),
    // The function behind the bucket limits by address; no object depends on it, and it is in no cache key.
    originRequestPolicy: new OriginRequestPolicy(scope, 'BucketRequests', {
      comment: 'From where, for the limits of the function behind the bucket',
      headerBehavior: OriginRequestHeaderBehavior.allowList(viewerHeader),
    }),
    responseHeadersPolicy: headers.pages,
    functionAssociations: [{ function: edge, eventType: FunctionEventType.VIEWER_REQUEST }],
  }

  const requestPolicy = makeRequestPolicies(scope)
  const tokenFunction = makeWhenNeeded(scope, 'Token', tokenCode, 'Hands the token of a reader on to the function')
  const callFunction = makeWhenNeeded(scope, 'Call', callCode, 'Gives the path of a call one spelling')
  const before = (behaviour: Behaviour): EdgeFunction | undefined =>
    behaviour.takesToken ? tokenFunction() : isKept(behaviour) ? callFunction() : undefined
  const additionalBehaviors: Record<string, BehaviorOptions> = {}
  for (const behaviour of edgeBehaviours(deps.behaviours, deps.functions.chat !== undefined)) {
    const { pattern, methods, name, cache: policy, proof } = behaviour
    const work = deps.functions[name]
    if (!work) throw new TypeError(`${pattern} has no function ${name}`)
    const edgeFunction = before(behaviour)
    const isPrivate = policy.kind === 'private'
    additionalBehaviors[pattern] = {
      ...shared,
      origin: originOf(work, proof !== undefined),
      allowedMethods: methodsOf(methods),
      cachePolicy: isPrivate ? CachePolicy.CACHING_DISABLED : cache(cacheOf(policy)),
      originRequestPolicy: requestPolicy(behaviour),
      // What is not for anyone is for our own pages: the policy for all would open it to every site.
      responseHeadersPolicy: isPrivate ? headers.inert : headers.api,
      ...(edgeFunction
        ? { functionAssociations: [{ function: edgeFunction, eventType: FunctionEventType.VIEWER_REQUEST }] }
        : {}),
    }
  }
  additionalBehaviors['/api/?*'] = { ...fromBucket, responseHeadersPolicy: headers.api }
  for (const pattern of inertPatterns) {
    additionalBehaviors[pattern] = { ...fromBucket, responseHeadersPolicy: headers.inert }
  }
  // After the inert ones, which drawings are, however they are named.
  additionalBehaviors[hashedPattern] = {
    ...fromBucket,
    cachePolicy: cache({ ...objectCache, query: undefined }),
    functionAssociations: [],
  }
  hide(deps.bucket)

  const distribution = new Distribution(scope, 'Distribution', {
    comment: deps.stage.stack,
    // The edge function finds it too; with the right to list, `/` must never reach the bucket.
    defaultRootObject: 'index.html',
    defaultBehavior: fromBucket,
    additionalBehaviors,
    errorResponses: errorsOfOne.map((httpStatus) => ({ httpStatus, ttl: Duration.seconds(0) })),
    httpVersion: HttpVersion.HTTP2_AND_3,
    // Cookies are ours, if ever there are any, and nobody's to keep.
    enableLogging: true,
    logBucket: deps.logs,
    logFilePrefix: readerLogs,
    ...(deps.webAcl === undefined ? {} : { webAclId: deps.webAcl }),
    logIncludesCookies: false,
    ...(deps.domain && deps.certificate
      ? {
          domainNames: [deps.domain],
          certificate: Certificate.fromCertificateArn(scope, 'Certificate', deps.certificate),
          minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
        }
      : {}),
  })
  acceptDistribution(distribution, deps)
  Annotations.of(distribution).acknowledgeWarning(
    '@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk',
    'The root is index.html, and every path that could list goes through the edge function.',
  )
  return distribution
}

export const addressOf = (distribution: Distribution, domain: string | undefined): string =>
  Fn.join('', ['https://', domain ?? distribution.distributionDomainName])
