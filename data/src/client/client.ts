import type { AnswerOf, SentBodyOf } from '../contract/calls.ts'
import type { FailureCode } from '../contract/call.ts'
import { callAddress, type ParamsIn } from '../contract/filled-path.ts'
import { jsonBody } from '../contract/json-body.ts'
import { type CallPath, openCallPaths } from '../contract/open-call-paths.ts'
import { type ProgramCallId, tokenCallIds } from '../contract/program-calls.ts'
import { userCallPaths } from '../contract/user-call-paths.ts'
import type { ClientFailure, ClientOutcome } from './outcome.ts'

type Refusal = Pick<Response, 'status' | 'headers'>

/** The statuses of answers that say: ask again later. */
const later: readonly number[] = [429, 503]

/** How long to wait where an answer does not say so: a second, and twice as long each time (ms). */
const pause = (attempt: number): number => 1000 * 2 ** (attempt - 1)

/** Milliseconds until the next attempt, by Retry-After (seconds, or a date); `attempt` counts from 1. Null for what is not to be asked for again. */
const waitOf = ({ status, headers }: Refusal, attempt: number, now: number): number | null => {
  if (!later.includes(status)) return null
  const said = headers.get('retry-after')?.trim() ?? ''
  if (/^[0-9]+$/.test(said)) return Number(said) * 1000
  const date = Date.parse(said)
  return Number.isNaN(date) ? pause(attempt) : Math.max(0, date - now)
}

const lines = { ...openCallPaths, ...userCallPaths }

export interface ClientOptions {
  /** The address of the site, as `https://example.org`. */
  site: string
  /**
   * A token that a user made in the settings, for calls of that user. Pages of other sites cannot send one. It is a secret, as is a key: both
   * go to a site with https or on this machine alone, and a call with either follows no redirect, but is `offline` where there is one.
   */
  token?: string
  /** A key that the operator of the site issued: calls cost no points. */
  apiKey?: string
  /** How often a call is tried at most, the first time included; 4 by default. */
  attempts?: number
  /** How long one call may wait between its attempts, together, in seconds; 60 by default. */
  patience?: number
  /** By default that of the browser or of Node. */
  fetch?: typeof globalThis.fetch
  sleep?: (ms: number) => Promise<void>
  /** Now, in epoch ms. */
  clock?: () => number
}

interface SentWith {
  signal?: AbortSignal
}

/** What goes with a call besides its parameters: a body, for calls that read one. */
type Rest<Id extends ProgramCallId> =
  SentBodyOf<Id> extends undefined ? [options?: SentWith] : [options: SentWith & { body: SentBodyOf<Id> }]

export type ClientParams<Id extends ProgramCallId> = ParamsIn<(typeof lines)[Id]['path']>

export interface Client {
  /**
   * Makes a call by its id, with the parameters of its path. Published files, such as boards and rarity, are calls too. An answer that says
   * 429 or 503 is asked for again when it says so, as often and as long as the client may. Throws for a parameter `.` or `..` alone; `need`
   * makes an exception of a failure.
   */
  ask: <Id extends ProgramCallId>(
    id: Id,
    params: ClientParams<Id>,
    ...rest: Rest<Id>
  ) => Promise<ClientOutcome<AnswerOf<Id>>>
}

/** Calls that must not be made twice: an undoing that was answered late would undo what was before it, too. */
const onlyOnce: readonly ProgramCallId[] = ['undoMarks']

const withToken: readonly ProgramCallId[] = tokenCallIds

/** The codes of answers that do not say their own, as a network in front of the site gives them. */
const codes: Readonly<Record<number, FailureCode>> = { 404: 'notPublished', 429: 'tooManyRequests', 500: 'internal' }

const nothingBack: ClientFailure = { ok: false, code: 'offline', message: 'Nothing came back.', status: 0 }

const read = async (response: Response): Promise<ClientOutcome<unknown>> => {
  const { ok, status } = response
  const value = (await response.json().catch(() => null)) as { code?: unknown; message?: unknown } | null
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
  if (ok && isObject) return { ok, value }
  if (ok) return { ok: false, code: 'unreadable', message: 'The response is not a JSON object.', status }
  const { code, message } = isObject ? value : {}
  return {
    ok: false,
    code: typeof code === 'string' ? (code as FailureCode) : (codes[status] ?? 'unavailable'),
    message: typeof message === 'string' ? message : `The server answered with ${status}.`,
    status,
  }
}

const timer = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Whether nobody on the way to a site can read what is sent there: it has https, or is on this machine. */
const keepsSecrets = (site: string): boolean => {
  if (!URL.canParse(site)) return false
  const { protocol, hostname } = new URL(site)
  return protocol === 'https:' || (protocol === 'http:' && /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname))
}

/** Makes a client of a site. Throws where it has a token or a key and the site neither has https nor is on this machine. */
export const createClient = ({
  site,
  token,
  apiKey,
  attempts = 4,
  patience = 60,
  fetch = (input, init) => globalThis.fetch(input, init),
  sleep = timer,
  clock = Date.now,
}: ClientOptions): Client => {
  if ((token !== undefined || apiKey !== undefined) && !keepsSecrets(site))
    throw new Error('A token or a key is only sent to a site with https, or on this machine.')
  const base = site.replace(/\/+$/, '')

  const requestOf = async (id: ProgramCallId, body: unknown, signal?: AbortSignal): Promise<RequestInit> => {
    const { method }: CallPath = lines[id]
    const { headers = {}, ...sent } = method === 'GET' ? {} : await jsonBody(body)
    const secrets = {
      ...(apiKey === undefined ? {} : { 'x-api-key': apiKey }),
      ...(token !== undefined && withToken.includes(id) ? { authorization: `Bearer ${token}` } : {}),
    }
    return {
      method,
      headers: { accept: 'application/json', ...headers, ...secrets },
      ...sent,
      // A redirect would take them wherever it leads.
      ...(Object.keys(secrets).length > 0 ? { redirect: 'error' } : {}),
      ...(signal === undefined ? {} : { signal }),
    }
  }

  const ask = async (
    id: ProgramCallId,
    params: object,
    { body, signal }: { body?: unknown; signal?: AbortSignal } = {},
  ): Promise<ClientOutcome<unknown>> => {
    const address = base + callAddress(lines[id].path, params)
    const request = await requestOf(id, body, signal)
    let left = patience * 1000
    for (let attempt = 1; ; attempt++) {
      const response = await fetch(address, request).catch(() => null)
      if (response === null) return nothingBack
      const outcome = await read(response)
      const wait = outcome.ok ? null : waitOf(response, attempt, clock())
      if (outcome.ok || wait === null) return outcome
      const isOver = attempt >= attempts || wait > left || signal?.aborted === true
      if (isOver || (response.status !== 429 && onlyOnce.includes(id)))
        return { ...outcome, retryAfter: Math.ceil(wait / 1000) }
      left -= wait
      await sleep(wait)
    }
  }

  return { ask: ask as Client['ask'] }
}
