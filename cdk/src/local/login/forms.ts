import type { IncomingMessage, ServerResponse } from 'node:http'
import { readBody } from '../ground/read-body.ts'

const formBytesMax = 10_000

/** The fields of a form that was sent; none of one that is too large. */
export const readForm = async (request: IncomingMessage): Promise<URLSearchParams> => {
  const body = await readBody(request, formBytesMax)
  return new URLSearchParams(body.length > formBytesMax ? '' : body.toString('utf8'))
}

/** Answers with a page, which no cache keeps. */
export const sendPage = (response: ServerResponse, status: number, page: string): void => {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).end(page)
}
