import * as z from 'zod'
import type { Language } from '#game/ground/language.ts'
import type { Parsed, Refusal } from '../ground/outcome.ts'
import { type PageKind, type PageValues, parsePage } from '../pages/parse.ts'
import { type BackOffLimits, challengePause, defaultLimits, retryAfterOf, waitBefore } from './back-off.ts'
import { baseFor, defaultBase, isBeyond, type PageRequest, pathOf, userAgentFor } from './requests.ts'
import { readBody } from './read-body.ts'

/** Who asks, as a setting: it is sent to the Lodestone with every request. */
export const contactSetting = z.union([z.email(), z.url({ protocol: /^https?$/ })], {
  error: 'must be an e-mail address or web address under which the operators of the Lodestone can reach you',
})

/** How often the Lodestone is asked, as a setting: requests a second, of all processes together. */
export const rateSetting = z.coerce.number().positive().max(1, 'must be above 0 and at most 1 request a second')

/** Time as the client sees it: epoch milliseconds, and waiting. */
export type Clock = { now: () => number; sleep: (milliseconds: number) => Promise<void> }

export const systemClock: Clock = {
  now: () => Date.now(),
  sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
}

/** Gives out turns for requests to the Lodestone; all processes share one pace, so that together they keep to the rate (`sharedPace` of the store). */
export type Pace = {
  turn(): Promise<void>
  /** Delays the next turn of every process by at least this many milliseconds. */
  holdOff(milliseconds: number): Promise<void>
}

/**
 * The result of requesting a page: its values, or why there are not any. `fetchedAt` in epoch milliseconds; `status` is null
 * without an answer; `retryAfter` in milliseconds if the site gave a time, or challenged us; `requests` is how many requests it took.
 */
export type Reading<T> = ({ outcome: 'ok'; value: T } | Refusal) & {
  fetchedAt: number
  status: number | null
  requests: number
  detail?: string
  retryAfter?: number
}

export type LodestoneOptions = {
  /** An address or page where the operators of the site can reach us. */
  contact: string
  pace: Pace
  /** `{host}` stands for the language's host. */
  base?: string
  language?: Language
  fetch?: typeof globalThis.fetch
  clock?: Clock
  /** A number in [0, 1). */
  random?: () => number
  /** Milliseconds until a complete answer has to arrive. */
  timeout?: number
  limits?: BackOffLimits
}

type ValuesOf<R extends PageRequest> = PageValues[R['kind']]

export type Lodestone = {
  /** Asks for a page and reads it; never throws for what the site answers. A page of a search beyond the last one is not found, without asking. */
  read: <R extends PageRequest>(request: R) => Promise<Reading<ValuesOf<R>>>
}

/**
 * A polite client: it requests one page after another at the rate of the pace, backs off when the site asks for it, and
 * identifies itself. After a challenge it asks for nothing for a while, and answers `challenged` to all who read: a challenge
 * is for the address of this machine, so other processes are not held off.
 */
export const createLodestone = (options: LodestoneOptions): Lodestone => {
  const { contact, pace, base = defaultBase, language = 'en', timeout = 20_000, limits = defaultLimits } = options
  const { fetch = globalThis.fetch, clock = systemClock, random = Math.random } = options
  const origin = baseFor(base, language)

  let challengedUntil = -Infinity

  /** What is answered without a request for a while after a challenge; null otherwise. */
  const stillChallenged = (requests: number): Reading<never> | null => {
    const now = clock.now()
    if (now >= challengedUntil) return null
    const retryAfter = challengedUntil - now
    return { outcome: 'challenged', fetchedAt: now, status: null, requests, retryAfter }
  }

  const ask = async <R extends PageRequest>(request: R, requests: number): Promise<Reading<ValuesOf<R>>> => {
    await pace.turn()
    // Another request may have been challenged while this one waited.
    const challenge = stillChallenged(requests - 1)
    if (challenge) return challenge
    try {
      const answer = await fetch(origin + pathOf(request), {
        headers: { 'User-Agent': userAgentFor(request.kind, contact), 'Accept-Language': language },
        signal: AbortSignal.timeout(timeout),
        // No page of the site redirects. If one did, another host would be read as the Lodestone.
        redirect: 'manual',
      })
      const html = await readBody(answer)
      const parsed = readAnswer<R['kind']>(request.kind, answer, html)
      if (parsed.outcome === 'challenged') challengedUntil = clock.now() + challengePause
      const retryAfter = retryAfterOf(answer.headers.get('retry-after'), clock.now())
      const retry = retryAfter === null ? {} : { retryAfter }
      return { ...checkOwner(request, parsed), fetchedAt: clock.now(), status: answer.status, requests, ...retry }
    } catch (error) {
      return { outcome: 'unreachable', fetchedAt: clock.now(), status: null, requests, detail: describe(error) }
    }
  }

  return {
    async read(request) {
      if (isBeyond(request)) return { outcome: 'notFound', fetchedAt: clock.now(), status: null, requests: 0 }
      const challenge = stillChallenged(0)
      if (challenge) return challenge
      for (let attempt = 1; ; attempt++) {
        const reading = await ask(request, attempt)
        if (!comesBack(reading)) return reading
        const wait = Math.max(reading.retryAfter ?? 0, waitBefore(attempt, limits, random))
        if (attempt === limits.tries || wait > limits.longestWait) {
          if (reading.retryAfter) await pace.holdOff(Math.min(reading.retryAfter, limits.longestWait))
          return reading
        }
        await pace.holdOff(wait)
      }
    },
  }
}

/** Reads an answer with its text, null where that is too large. AWS WAF names a challenge in a header too. */
const readAnswer = <K extends PageKind>(
  kind: K,
  { status, headers }: Response,
  html: string | null,
): Parsed<PageValues[K]> => {
  if (headers.has('x-amzn-waf-action')) return { outcome: 'challenged' }
  return html === null
    ? { outcome: 'unknownLayout', why: 'an answer of more than 8 MB' }
    : parsePage(kind, html, status)
}

/** Whether a failure may be over in a few seconds. Maintenance takes hours, a challenge minutes, so the request is not repeated. */
const comesBack = ({ outcome }: Reading<unknown>): boolean =>
  outcome === 'throttled' || outcome === 'unreachable' || outcome === 'blocked'

/** Rejects the page of another character or free company than the requested one. */
const checkOwner = <T extends { outcome: string }>(request: PageRequest, parsed: T): T | Refusal => {
  const page = readId(parsed)
  if (page === undefined || !('id' in request) || String(page) === String(request.id)) return parsed
  return { outcome: 'unknownLayout', why: `the page of ${page}, not of ${request.id}` }
}

const readId = (parsed: { outcome: string; value?: unknown; character?: unknown }): unknown => {
  const page = parsed.value ?? parsed.character
  return typeof page === 'object' && page !== null && 'id' in page ? page.id : undefined
}

const describe = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message
}
