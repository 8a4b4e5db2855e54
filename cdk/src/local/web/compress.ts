import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { acceptedEncodings } from '@kupodex/lambdas'
import { keepWithin } from '../ground/kept.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Types and sizes (bytes) that CloudFront compresses by itself. */
const compressible = /^(text\/|application\/(json|javascript|xml|manifest\+json|ld\+json)|image\/svg\+xml)/
const smallest = 1000
const largest = 10_000_000

/** An encoding that both sides know, the better one first; null where the body is sent uncompressed. */
export const chooseEncoding = (accept: string, type: string, size: number): 'br' | 'gzip' | null =>
  compressible.test(type) && size >= smallest && size <= largest ? (acceptedEncodings(accept)[0] ?? null) : null

const compress = (body: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> =>
  encoding === 'br' ? brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }) : zip(body)

/** What was compressed, up to 64 MB. */
const kept = keepWithin(64_000_000)

/** Compresses a body. Like CloudFront it keeps what it has compressed, under the body's strong ETag: nothing of a body without one. */
export const compressed = async (body: Buffer, encoding: 'br' | 'gzip', etag?: string): Promise<Buffer> => {
  if (!etag?.startsWith('"')) return compress(body, encoding)
  return kept(`${encoding} ${body.length} ${etag}`, () => compress(body, encoding))
}
