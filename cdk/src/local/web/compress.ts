import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { acceptedEncodings } from '@kupodex/lambdas'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Types and sizes (bytes) that CloudFront compresses by itself. */
const compressible = /^(text\/|application\/(json|javascript|xml|manifest\+json|ld\+json)|image\/svg\+xml)/
const smallest = 1000
const largest = 10_000_000

/** An encoding that both sides know, the better one first; null where the body is sent uncompressed. */
export const chooseEncoding = (accept: string, type: string, size: number): 'br' | 'gzip' | null =>
  compressible.test(type) && size >= smallest && size <= largest ? (acceptedEncodings(accept)[0] ?? null) : null

/** Compresses a body in the given encoding. */
export const compress = (body: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> =>
  encoding === 'br' ? brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }) : zip(body)
