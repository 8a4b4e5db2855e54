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

const compress = (body: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> =>
  encoding === 'br' ? brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }) : zip(body)

/** How much of what was compressed is kept, in bytes. */
const keptMost = 64_000_000

const kept = new Map<string, Buffer>()
let keptBytes = 0

const keep = (name: string, packed: Buffer): void => {
  if (kept.has(name)) return
  kept.set(name, packed)
  keptBytes += packed.length
  for (const [oldest, { length }] of kept) {
    if (keptBytes <= keptMost) return
    kept.delete(oldest)
    keptBytes -= length
  }
}

/**
 * Compresses a body in the given encoding. Like CloudFront it keeps what it has compressed, under the strong ETag of the body, which a
 * body without one lacks.
 */
export const compressed = async (body: Buffer, encoding: 'br' | 'gzip', etag?: string): Promise<Buffer> => {
  if (!etag?.startsWith('"')) return compress(body, encoding)
  const name = `${encoding} ${body.length} ${etag}`
  const packed = kept.get(name) ?? (await compress(body, encoding))
  keep(name, packed)
  return packed
}
