import { Duration } from 'aws-cdk-lib'
import {
  type HeadersFrameOption,
  type HeadersReferrerPolicy,
  ResponseHeadersPolicy,
  type ResponseHeadersPolicyProps,
} from 'aws-cdk-lib/aws-cloudfront'
import type { Construct } from 'constructs'
import { allowedMethods, exposedHeaders, openHeaders } from '@kupodex/data/contract'
import { inertHeaders, securityHeaders } from '../edge/headers.ts'
import type { Stage } from './stage.ts'

const {
  'x-content-type-options': _nosniff,
  'x-frame-options': frame,
  'referrer-policy': referrer,
  ...others
} = securityHeaders

/** What search engines are told of a stage that is not for them; who asks for a page must be let in to read it. */
const unindexed = { 'x-robots-tag': 'noindex' }

/** The headers that every answer carries, in the form that CloudFront takes: fields for the headers it knows, a free list for the others. */
const always = ({ indexed }: Stage): ResponseHeadersPolicyProps => ({
  securityHeadersBehavior: {
    contentTypeOptions: { override: true },
    frameOptions: { frameOption: frame as HeadersFrameOption, override: true },
    referrerPolicy: { referrerPolicy: referrer as HeadersReferrerPolicy, override: true },
    strictTransportSecurity: { accessControlMaxAge: Duration.days(365), includeSubdomains: false, override: true },
  },
  customHeadersBehavior: {
    customHeaders: Object.entries({ ...others, ...(indexed ? {} : unindexed) }).map(([header, value]) => ({
      ...{ header, value },
      override: true,
    })),
  },
})

/** Lets pages of other sites read what lies under `/api/`. */
const readers: ResponseHeadersPolicyProps = {
  corsBehavior: {
    accessControlAllowOrigins: [openHeaders['access-control-allow-origin']],
    accessControlAllowMethods: allowedMethods(['GET']),
    accessControlAllowHeaders: ['*'],
    accessControlAllowCredentials: false,
    accessControlExposeHeaders: [...exposedHeaders],
    originOverride: true,
  },
}

const inert = (headers: ResponseHeadersPolicyProps): ResponseHeadersPolicyProps => ({
  ...headers,
  securityHeadersBehavior: {
    ...headers.securityHeadersBehavior,
    contentSecurityPolicy: { contentSecurityPolicy: inertHeaders['content-security-policy'], override: true },
  },
})

/** The headers that the distribution adds to pages, to what lies under `/api/`, and to what is neither a page nor open to other sites. */
export const makeHeaders = (scope: Construct, stage: Stage) => {
  const headers = always(stage)
  return {
    // Pages bring a Content-Security-Policy of their own with them, with the hashes of their scripts.
    pages: new ResponseHeadersPolicy(scope, 'PageHeaders', headers),
    api: new ResponseHeadersPolicy(scope, 'ApiHeaders', { ...inert(headers), ...readers }),
    inert: new ResponseHeadersPolicy(scope, 'InertHeaders', inert(headers)),
  }
}
