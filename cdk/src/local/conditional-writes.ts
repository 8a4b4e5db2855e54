import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'

/** The part of the S3 stand-in's store that tells an object's version. */
export interface ObjectStore {
  /** Throws where there is no such object; the ETag stands in quotes. */
  getMetadata: (bucket: string, key: string) => Promise<{ etag: string }>
}

const refuse = (response: ServerResponse): void => {
  const body =
    '<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>PreconditionFailed</Code><Message>At least one condition did not hold.</Message></Error>'
  response.writeHead(412, { 'content-type': 'application/xml', connection: 'close' }).end(body)
}

const objectOf = (url: string | undefined): [bucket: string, key: string] => {
  const [, bucket = '', ...rest] = decodeURIComponent((url ?? '').replace(/\?.*/, '')).split('/')
  return [bucket, rest.join('/')]
}

const holds = async (store: ObjectStore, { url, headers }: IncomingMessage): Promise<boolean> => {
  const etag = await store.getMetadata(...objectOf(url)).then(
    (found) => found.etag,
    () => null,
  )
  if (headers['if-none-match'] === '*' && etag !== null) return false
  return headers['if-match'] === undefined || headers['if-match'] === etag
}

/**
 * Has a server refuse writes whose condition does not hold (`If-Match`, `If-None-Match: *`), as S3 does and the stand-in by itself
 * does not. Conditional writes go one after another, so that of two that have seen the same one holds.
 */
export const conditionalWrites = (server: Server, store: ObjectStore): void => {
  const behind = server.listeners('request') as RequestListener[]
  server.removeAllListeners('request')
  const pass = (request: IncomingMessage, response: ServerResponse) => {
    for (const listener of behind) listener.call(server, request, response)
  }
  let line: Promise<void> = Promise.resolve()
  server.on('request', (request, response) => {
    const { 'if-match': ifMatch, 'if-none-match': ifNoneMatch } = request.headers
    if (request.method !== 'PUT' || (ifMatch === undefined && ifNoneMatch === undefined)) {
      pass(request, response)
      return
    }
    line = line.then(async () => {
      if (!(await holds(store, request))) {
        refuse(response)
        return
      }
      const done = new Promise<void>((resolve) => response.once('close', resolve))
      pass(request, response)
      await done
    })
  })
}
