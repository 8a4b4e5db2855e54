/** When the prices below were public, and where: US dollars of Virginia (us-east-1) and of CloudFront in North America and Europe, without tax. */
export const pricesOf = { month: '2025-07', region: 'us-east-1' } as const

const [thousand, tenThousand, million] = [1_000, 10_000, 1_000_000]

/** What a service asks for one of a kind, and how many a month are free for good, not only in a first year. */
export interface Price {
  service: string
  what: string
  unit: string
  /** US dollars for one unit. */
  dollars: number
  /** Units a month that cost nothing. */
  free: number
}

const price = (service: string, what: string, unit: string, dollars: number, free: number): Price => ({
  ...{ service, what, unit, dollars, free },
})

/** Everything that is paid by use, from the price lists of AWS. */
export const prices = {
  edgeRequests: price('CloudFront', 'requests (HTTPS)', 'requests', 0.01 / tenThousand, 10 * million),
  edgeBytes: price('CloudFront', 'data to readers', 'GB', 0.085, 1_000),
  edgeCode: price('CloudFront', 'edge functions', 'runs', 0.1 / million, 2 * million),
  edgeStore: price('CloudFront', 'reads of the key-value store', 'reads', 0.03 / million, 2 * million),
  calls: price('Lambda', 'calls', 'calls', 0.2 / million, million),
  callTime: price('Lambda', 'time (arm64)', 'GB seconds', 0.0000133334, 400_000),
  writes: price('DynamoDB', 'writes, on demand', 'units', 0.625 / million, 0),
  reads: price('DynamoDB', 'reads, on demand', 'units', 0.125 / million, 0),
  items: price('DynamoDB', 'storage', 'GB', 0.25, 25),
  recovery: price('DynamoDB', 'point-in-time recovery', 'GB', 0.2, 0),
  objects: price('S3', 'storage', 'GB', 0.023, 0),
  puts: price('S3', 'writes and lists', 'requests', 0.005 / thousand, 0),
  gets: price('S3', 'reads', 'requests', 0.0004 / thousand, 0),
  /** What the medium machine of Intel costs: that of arm64, which runs the nights, costs less. */
  buildTime: price('CodeBuild', 'time (medium)', 'minutes', 0.01, 0),
  logs: price('CloudWatch', 'logs taken in', 'GB', 0.5, 5),
  alarms: price('CloudWatch', 'alarms', 'alarms', 0.1, 10),
  secrets: price('Secrets Manager', 'secrets', 'secrets', 0.4, 0),
  webAcls: price('WAF', 'web ACLs', 'web ACLs', 5, 0),
  webAclRules: price('WAF', 'rules', 'rules', 1, 0),
  webAclRequests: price('WAF', 'requests', 'requests', 0.6 / million, 0),
  users: price('Cognito', 'users who log in', 'users', 0.015, 10_000),
} as const satisfies Record<string, Price>

export type PriceName = keyof typeof prices
