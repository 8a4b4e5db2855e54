import type { IncomingMessage } from 'node:http'

/** The part of s3rver's store that gives an object's version. */
export interface ObjectStore {
  /** Throws if the object does not exist; the ETag is in quotes. */
  getMetadata: (bucket: string, key: string) => Promise<{ etag: string }>
}

/** The part of the request context of s3rver that is used here; setting its fields sets the answer. */
interface Context {
  req: Pick<IncomingMessage, 'method' | 'headers' | 'url'>
  status: number
  type: string
  body: unknown
}

const refuse = (context: Context, status: number, code: string): void => {
  context.status = status
  context.type = 'application/xml'
  context.body = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${code}</Message></Error>`
}

/** The bucket and key of a request; null if its address cannot be parsed. */
const objectOf = (url = ''): [bucket: string, key: string] | null => {
  try {
    const [, bucket = '', ...rest] = decodeURIComponent(url.replace(/\?.*/, '')).split('/')
    return [bucket, rest.join('/')]
  } catch {
    return null
  }
}

/**
 * Refuses writes whose condition does not hold (`If-Match`, `If-None-Match: *`), as S3 does and s3rver by itself does not.
 * Conditional writes run one after another, so that of two with the same condition only one succeeds.
 */
export const conditionalWrites = (store: ObjectStore) => {
  let line: Promise<void> = Promise.resolve()
  return async (context: Context, next: () => Promise<void>): Promise<void> => {
    const { method, headers, url } = context.req
    const { 'if-match': ifMatch, 'if-none-match': ifNoneMatch } = headers
    if (method !== 'PUT' || (ifMatch === undefined && ifNoneMatch === undefined)) return next()
    const object = objectOf(url)
    if (object === null) return refuse(context, 400, 'InvalidURI')
    const turn = line.then(async () => {
      const etag = await store.getMetadata(...object).then(
        (found) => found.etag,
        () => null,
      )
      const holds = !(ifNoneMatch === '*' && etag !== null) && (ifMatch === undefined || ifMatch === etag)
      return holds ? next() : refuse(context, 412, 'PreconditionFailed')
    })
    // The next one runs even if this one fails.
    line = turn.catch(() => undefined)
    return turn
  }
}
