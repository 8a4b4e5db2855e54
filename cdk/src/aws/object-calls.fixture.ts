import { Readable } from 'node:stream'
import { S3Client } from '@aws-sdk/client-s3'
import { type Live, liveKey } from '@kupodex/data/contract'
import type { Call } from './iam.fixture.ts'

interface Request {
  method: string
  path: string
  query?: Record<string, string>
  headers: Record<string, string>
  body?: string | Uint8Array
}

const verbs: Record<string, string> = { GET: 's3:GetObject', PUT: 's3:PutObject', DELETE: 's3:DeleteObject' }

/** What a request asks for; its path begins with the bucket. */
const callsOf = ({ method, path, query = {}, headers, body }: Request, isFound: boolean): Call[] => {
  const [, bucket = '', ...key] = path.split('/')
  if (method === 'POST' && 'delete' in query)
    return [...String(body).matchAll(/<Key>(.*?)<\/Key>/g)].map(([, each = '']) => ({
      action: 's3:DeleteObject',
      resource: `${bucket}/${each}`,
    }))
  if (method === 'GET' && 'list-type' in query)
    return [{ action: 's3:ListBucket', resource: bucket, prefix: query.prefix ?? '' }]
  const call = { action: verbs[method] ?? method, resource: [bucket, ...key].join('/') }
  const source = headers['x-amz-copy-source']
  if (source !== undefined) return [{ action: 's3:GetObject', resource: source }, call]
  // Only to who may list does S3 say that there is nothing; to others it says that they may not read.
  return method === 'GET' && !isFound ? [call, { action: 's3:ListBucket', resource: bucket }] : [call]
}

/**
 * What a use of buckets asks S3 for. They are named as their constructs; all that is there is which slots are live, and one
 * file below `banner/` where that is listed.
 */
export const callsOfObjects = async (live: Live, use: (client: S3Client) => Promise<unknown>): Promise<Call[]> => {
  const calls: Call[] = []
  const client = new S3Client({
    region: 'eu-central-1',
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
    forcePathStyle: true,
    requestHandler: {
      handle: async (request: Request) => {
        const isLive = request.path === `/Published/${liveKey}`
        calls.push(...callsOf(request, isLive))
        const isRead = request.method === 'GET' && !('list-type' in (request.query ?? {}))
        const body = isLive
          ? JSON.stringify(live)
          : isRead
            ? '<Error><Code>NoSuchKey</Code></Error>'
            : '<ListBucketResult/>'
        const statusCode = isRead && !isLive ? 404 : 200
        return { response: { statusCode, headers: {}, body: Readable.from([Buffer.from(body)]) } }
      },
    } as never,
  })
  await use(client)
  return calls
}
