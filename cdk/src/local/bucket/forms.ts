import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { isLoopbackHost } from '../ground/guard.ts'
import { readBody } from '../ground/read-body.ts'
import { writeBelow } from './folder.ts'
import { type Form, type FormRefusal, refusedForm, type Signer } from './policy.ts'

/** A bucket that takes signed forms of pages, and the pages that may read its answers. */
export interface FormsBucket {
  name: string
  folder: string
  /** Origins of those pages: the bucket's CORS rule. */
  origins: readonly string[]
  signer: Signer
  /** Epoch ms. */
  clock: () => number
}

/** The largest form that is read at all, bytes: more than any policy of ours allows. */
const mostBytes = 12 * 1024 * 1024

const refuse = (response: ServerResponse, { status, code, message }: FormRefusal, headers: object): void => {
  const body = `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${message.replace(/[<&]/g, '')}</Message></Error>`
  response.writeHead(status, { ...headers, 'content-type': 'application/xml' }).end(body)
}

/** The fields of a form up to its file, by their names in lower case, and the file; null where the body is no such form. */
const readForm = async (bytes: Buffer, type: string): Promise<{ fields: Map<string, string>; file: Buffer } | null> => {
  const fields = new Map<string, string>()
  try {
    const form = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } }).formData()
    for (const [name, value] of form) {
      if (typeof value !== 'string' || name === 'file')
        return { fields, file: Buffer.from(await new Blob([value]).arrayBuffer()) }
      fields.set(name.toLowerCase(), value)
    }
  } catch {
    return null
  }
  return null
}

const malformed: FormRefusal = {
  status: 400,
  code: 'MalformedPOSTRequest',
  message: 'The body is not a form with a file at its end.',
}
const tooLarge: FormRefusal = { status: 400, code: 'EntityTooLarge', message: 'The form is too large.' }

/** What lets a page of the site read the answer (CORS); nothing for any other. */
const corsOf = ({ origins }: FormsBucket, origin: string | undefined): Record<string, string> =>
  origin !== undefined && origins.includes(origin)
    ? { 'access-control-allow-origin': origin, 'access-control-allow-methods': 'POST', vary: 'Origin' }
    : {}

const take = async (bucket: FormsBucket, request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const cors = corsOf(bucket, request.headers.origin)
  const bytes = await readBody(request, mostBytes)
  if (bytes.length > mostBytes) return refuse(response, tooLarge, cors)
  const read = await readForm(bytes, request.headers['content-type'] ?? '')
  if (!read) return refuse(response, malformed, cors)
  const form: Form = { bucket: bucket.name, fields: read.fields, size: read.file.length }
  const refused = refusedForm(form, bucket.signer, bucket.clock())
  if (refused) return refuse(response, refused, cors)
  if (!(await writeBelow(bucket.folder, read.fields.get('key') ?? '', read.file)))
    return refuse(response, malformed, cors)
  const etag = `"${createHash('md5').update(read.file).digest('hex')}"`
  response.writeHead(204, { ...cors, etag }).end()
}

/** Whether a request is for the address of a bucket itself, by a method that only forms of pages use. */
export const isFormRequest = ({ name }: FormsBucket, { method, url = '' }: Pick<IncomingMessage, 'method' | 'url'>) =>
  (method === 'POST' || method === 'OPTIONS') && (url === `/${name}` || url === `/${name}/`)

/**
 * Answers what a browser sends to a bucket: forms, as S3 takes them, and the question before whether the page may send one. Any page
 * may send a form that we signed, as there; only those of the site read the answer.
 */
export const answerForm = async (
  bucket: FormsBucket,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> => {
  if (!isLoopbackHost(request.headers.host)) return void response.writeHead(403).end()
  if (request.method === 'POST') return take(bucket, request, response)
  const cors = corsOf(bucket, request.headers.origin)
  const asked = request.headers['access-control-request-method']
  const isAllowed = Object.keys(cors).length > 0 && asked === 'POST'
  response.writeHead(isAllowed ? 200 : 403, isAllowed ? cors : {}).end()
}
