import { importJWK, type JSONWebKeySet } from 'jose'
import * as z from 'zod'
import { sizes } from '../ground/limits.ts'

/** A shorter key of RSA can be broken. */
const shortestRsa = 2048

/** How to ask an issuer; `patience` is how long it has to answer, ms. */
interface FetchKeysDeps {
  fetch: typeof globalThis.fetch
  patience: number
}

const discoverySchema = z.object({ issuer: z.string(), jwks_uri: z.url() })

const text = z.string().exactOptional()

/** The public members of a key for signatures; what else an issuer sends, a private part by mistake too, is dropped. */
const keySchema = z.object({
  kty: z.enum(['RSA', 'EC']),
  kid: text,
  use: z.literal('sig').exactOptional(),
  key_ops: z.array(z.string()).exactOptional(),
  alg: z.enum(['RS256', 'ES256']).exactOptional(),
  ...{ n: text, e: text, crv: text, x: text, y: text },
})

type Key = z.infer<typeof keySchema>

const keySetSchema = z.object({ keys: z.array(z.unknown()).max(sizes.issuerKeys) })

const fail = (sentence: string): never => {
  throw new Error(sentence)
}

/** Whether nobody on the way can change what is sent: TLS, or this machine. */
const isSafe = (address: string): boolean => {
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname))
}

const readBytes = async (response: Response): Promise<Buffer> => {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > sizes.issuerBytes) fail(`${response.url} is larger than ${sizes.issuerBytes} bytes`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

const readJson = async (fetch: typeof globalThis.fetch, url: string, signal: AbortSignal): Promise<unknown> => {
  const response = await fetch(url, { signal, redirect: 'error', headers: { accept: 'application/json' } })
  if (!response.ok) fail(`${url} answered ${response.status}`)
  return JSON.parse((await readBytes(response)).toString('utf8')) as unknown
}

const isUsable = async (key: Key): Promise<boolean> => {
  try {
    const made = await importJWK(key, key.kty === 'RSA' ? 'RS256' : 'ES256')
    const { modulusLength = Infinity } = (made as CryptoKey).algorithm as { modulusLength?: number }
    return modulusLength >= shortestRsa
  } catch {
    return false
  }
}

/**
 * The keys that an issuer signs tokens with now, found as OpenID Connect says (Discovery 1.0 §4); those of other kinds and those
 * that cannot be used are left out. Throws where none is left, and where the issuer does not answer in time, with too much, or
 * with what is not its own.
 */
export const fetchKeys = async (issuer: string, { fetch, patience }: FetchKeysDeps): Promise<JSONWebKeySet> => {
  const signal = AbortSignal.timeout(patience)
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
  const discovered = discoverySchema.parse(await readJson(fetch, address, signal))
  if (discovered.issuer !== issuer) fail(`${address} is of another issuer`)
  if (!isSafe(discovered.jwks_uri)) fail(`${address} names keys at an address without TLS`)
  const { keys } = keySetSchema.parse(await readJson(fetch, discovered.jwks_uri, signal))
  const parsed = keys.flatMap((key) => keySchema.safeParse(key).data ?? [])
  const usable = await Promise.all(parsed.map(isUsable))
  const found = parsed.filter((_, at) => usable[at])
  return found.length > 0
    ? ({ keys: found } as JSONWebKeySet)
    : fail(`${discovered.jwks_uri} has no key for signatures`)
}
