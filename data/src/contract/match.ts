import type * as z from 'zod'
import type { FailureCode } from './call.ts'
import { type AnyCall, calls } from './calls.ts'

/** What a request line means: a call with its parameters, or why it is none. */
export type Match =
  { ok: true; call: AnyCall; params: Record<string, unknown> } | { ok: false; code: FailureCode; message: string }

const segmentsOf = (path: string): string[] => path.split('/').filter((part) => part !== '')

const patternOf = (path: string) =>
  segmentsOf(path).map((part) => {
    const name = /^\{(\w+)(\?)?\}$/.exec(part)
    return name ? { name: name[1] ?? '', optional: name[2] === '?' } : { literal: part }
  })

const patterns = calls.map((call) => ({ call, parts: patternOf(call.path) }))

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

const refusalOf = (call: AnyCall, error: z.ZodError): { code: FailureCode; message: string } => {
  const issue = error.issues[0]
  const field = String(issue?.path[0] ?? '')
  const refusal = 'refusal' in call ? (call.refusal as FailureCode | Record<string, FailureCode>) : 'badRequest'
  const code = typeof refusal === 'string' ? refusal : (refusal[field] ?? 'badRequest')
  return { code, message: issue?.message ?? 'The request does not fit the call.' }
}

/**
 * Finds the call for a method and path (no query). The first call whose pattern and parameters both fit wins, so a
 * single table is the published file and a comma list is the function's.
 */
export const matchCall = (method: string, path: string): Match => {
  const segments = segmentsOf(path).map(decode)
  if (segments.some((segment) => segment === null)) {
    return { ok: false, code: 'badRequest', message: 'The address is not valid.' }
  }
  let refused: { code: FailureCode; message: string } | null = null
  let otherMethod = false
  for (const { call, parts } of patterns) {
    const found = read(parts, segments as string[])
    if (!found) continue
    if (call.method !== method && !(method === 'HEAD' && call.method === 'GET')) {
      otherMethod = true
      continue
    }
    const params = call.params.safeParse(found)
    if (params.success) return { ok: true, call, params: params.data }
    refused = refusalOf(call, params.error)
  }
  if (refused) return { ok: false, ...refused }
  if (otherMethod) return { ok: false, code: 'methodNotAllowed', message: 'This call does not know that method.' }
  return { ok: false, code: 'noSuchCall', message: 'There is no such call.' }
}
