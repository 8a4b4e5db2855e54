import type { IncomingMessage, ServerResponse } from 'node:http'

const formBytesMax = 10_000

/** The fields of a form that was sent; none of one that is too large. */
export const readForm = async (request: IncomingMessage): Promise<URLSearchParams> => {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size <= formBytesMax) chunks.push(chunk)
  }
  return new URLSearchParams(size > formBytesMax ? '' : Buffer.concat(chunks).toString('utf8'))
}

/** Answers with a page, which no cache keeps. */
export const sendPage = (response: ServerResponse, status: number, page: string): void => {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).end(page)
}
