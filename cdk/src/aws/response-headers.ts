import { Duration } from 'aws-cdk-lib'
import type { HeadersFrameOption, HeadersReferrerPolicy } from 'aws-cdk-lib/aws-cloudfront'
import { ResponseHeadersPolicy, type ResponseHeadersPolicyProps } from 'aws-cdk-lib/aws-cloudfront'
import type { Construct } from 'constructs'
import { publicApiHeaders, securityHeaders } from '../edge/headers.ts'

const { 'access-control-allow-origin': readers } = publicApiHeaders

/** Who may read from their own pages; CloudFront takes these headers in fields of their own only. */
const cors = {
  accessControlAllowOrigins: [readers],
  accessControlAllowMethods: ['GET', 'HEAD', 'OPTIONS'],
  accessControlAllowHeaders: ['*'],
  accessControlAllowCredentials: false,
  accessControlExposeHeaders: ['etag'],
  originOverride: true,
}

/** For how long browsers keep to HTTPS once they have seen it. */
const transport = { accessControlMaxAge: Duration.days(365), includeSubdomains: false, override: true }

const custom = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([header, value]) => ({ header, value, override: true }))

/** The headers that every answer carries, in the form CloudFront takes: some are fields, all others are free. */
const makeSecurity = () => {
  const {
    'x-content-type-options': nosniff,
    'x-frame-options': frame,
    'referrer-policy': referrer,
    ...others
  } = securityHeaders
  return {
    free: custom(others),
    fields: {
      ...(nosniff ? { contentTypeOptions: { override: true } } : {}),
      frameOptions: { frameOption: frame as HeadersFrameOption, override: true },
      referrerPolicy: { referrerPolicy: referrer as HeadersReferrerPolicy, override: true },
      strictTransportSecurity: transport,
    },
  }
}

/** The headers that the distribution adds: to pages, and to what lies under `/api/` and other sites may read. */
export const makeHeaders = (scope: Construct) => {
  const { free, fields } = makeSecurity()
  const make = (id: string, more: Partial<ResponseHeadersPolicyProps>) =>
    new ResponseHeadersPolicy(scope, id, {
      securityHeadersBehavior: fields,
      customHeadersBehavior: { customHeaders: free },
      ...more,
    })
  return { pages: make('PageHeaders', {}), api: make('ApiHeaders', { corsBehavior: cors }) }
}
