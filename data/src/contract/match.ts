import type * as z from 'zod'
import type { Call, FailureCode } from './call.ts'
import { type AnyCall, calls } from './calls.ts'
import { refusalOfParam } from './params.ts'

/** What a request line means: a call with its parameters, or why it is not valid, with the methods that its path has. */
export type Match =
  | { ok: true; call: AnyCall; params: Record<string, unknown> }
  | { ok: false; code: FailureCode; message: string; allow?: readonly Call['method'][] }

const segmentsOf = (path: string): string[] => path.split('/').filter((part) => part !== '')

const patternOf = (path: string) =>
  segmentsOf(path).map((part) => {
    const name = /^\{(\w+)(\?)?\}$/.exec(part)
    return name ? { name: name[1] ?? '', optional: name[2] === '?' } : { literal: part }
  })

const read = (parts: ReturnType<typeof patternOf>, segments: string[]): Record<string, string> | null => {
  if (segments.length > parts.length) return null
  const found: Record<string, string> = {}
  for (const [at, part] of parts.entries()) {
    const segment = segments[at]
    if ('literal' in part) {
      if (segment !== part.literal) return null
    } else if (segment !== undefined) found[part.name] = segment
    else if (!part.optional) return null
  }
  return found
}

const decode = (segment: string): string | null => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}

/** A letter, digit or sign that an address has as it is (RFC 3986, 2.3), written with a percent sign. */
const needlesslyEncoded = /%(3[0-9]|4[1-9a-f]|5[0-9a]|6[1-9a-f]|7[0-9a]|2[de]|5f|7e)/i

const refusalOf = (
  { params }: Pick<AnyCall, 'params'>,
  { issues: [issue] }: z.ZodError,
): { code: FailureCode; message: string } => {
  const param = (params.shape as Readonly<Record<string, z.ZodType>>)[String(issue?.path[0])]
  return { code: refusalOfParam(param), message: issue?.message ?? 'The parameters are not valid.' }
}

/** Finds the call for a method and path (no query). */
export type Matcher = (method: string, path: string) => Match

/** The first call whose pattern and parameters both match wins: a single table is a published file, a comma-separated list goes to the function. */
export const matcherOf = (known: readonly AnyCall[]): Matcher => {
  const patterns = known.map((call) => ({ call, parts: patternOf(call.path) }))
  return (method, path) => {
    const segments = segmentsOf(path).map(decode)
    // One address has one spelling: each other one would be a key of its own in every cache.
    if (path.includes('//') || needlesslyEncoded.test(path) || segments.some((segment) => segment === null)) {
      return { ok: false, code: 'badRequest', message: 'The address is not valid.' }
    }
    let refused: { code: FailureCode; message: string } | null = null
    const allow: Call['method'][] = []
    for (const { call, parts } of patterns) {
      const found = read(parts, segments as string[])
      if (!found) continue
      if (call.method !== method && !(method === 'HEAD' && call.method === 'GET')) {
        allow.push(call.method)
        continue
      }
      const params = call.params.safeParse(found)
      if (params.success) return { ok: true, call, params: params.data }
      refused = refusalOf(call, params.error)
    }
    if (refused) return { ok: false, ...refused }
    if (allow.length > 0) {
      return { ok: false, code: 'methodNotAllowed', message: 'This method is not allowed here.', allow }
    }
    return { ok: false, code: 'noSuchCall', message: 'There is no endpoint at this address.' }
  }
}

export const matchCall: Matcher = matcherOf(calls)
