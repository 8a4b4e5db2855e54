import type { FailureCode } from '@kupodex/data/contract'
import type { Tokens } from '#session/tokens.ts'
import type { AskFailure, Outcome } from './outcome.ts'
import { type AnswerTo, type AskId, type AskParams, askPath, isOpen, isReading, type OpenId } from './request-line.ts'

export interface AskDeps {
  fetch: typeof fetch
  /** Called with the deploy time (epoch ms) of each answer that has one. */
  served?: (deployTime: number, id: AskId) => void
  token?: Tokens
}

export interface AskOptions {
  /** Asked for once only: later requests get the same answer, unless it failed. */
  once?: boolean
  signal?: AbortSignal
  /** Milliseconds after which it is given up. */
  timeout?: number
  cache?: RequestCache
  /** Sent as JSON, by calls of users. */
  body?: unknown
}

/** Asks for the answer of a call, or for a file of the site's build, by its id and the parameters in its path. */
export type Ask = <Id extends AskId>(
  id: Id,
  params: AskParams<Id>,
  options?: AskOptions,
) => Promise<Outcome<AnswerTo<Id>>>

/** The code of a refusal that does not say its own, as from a network in front of the functions: that knows no users, so it never means `forbidden`. */
const codes: Readonly<Record<number, FailureCode>> = {
  404: 'notPublished',
  429: 'tooManyRequests',
  500: 'internal',
}

const failure = (code: AskFailure): Outcome<never> => ({ ok: false, code })

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const read = async (response: Response): Promise<Outcome<Record<string, unknown>>> => {
  const value: unknown = await response.json().catch(() => null)
  if (response.ok) return isObject(value) ? { ok: true, value } : failure('unreadable')
  const code = isObject(value) ? value['code'] : undefined
  return failure(typeof code === 'string' ? (code as FailureCode) : (codes[response.status] ?? 'unavailable'))
}

const signalOf = ({ signal, timeout }: AskOptions): AbortSignal | undefined => {
  const signals = [signal, timeout === undefined ? undefined : AbortSignal.timeout(timeout)].filter(
    (one) => one !== undefined,
  )
  return signals.length === 0 ? undefined : AbortSignal.any(signals)
}

/** How something is told that says nothing of who tells it. */
const posted = async (): Promise<RequestInit> => {
  const { jsonBody } = await import('@kupodex/data/json-body')
  return { method: 'POST', credentials: 'omit', ...(await jsonBody(undefined)) }
}

/** Makes the way to ask that the parts of a page share. */
export const createAsk = ({ fetch, served = () => {}, token = async () => null }: AskDeps): Ask => {
  const kept = new Map<string, Promise<Outcome<unknown>>>()

  const send = async (path: string, init: RequestInit, options: AskOptions) => {
    const signal = signalOf(options)
    const response = await fetch(path, {
      ...init,
      headers: { accept: 'application/json', ...init.headers },
      ...(signal === undefined ? {} : { signal }),
      ...(options.cache === undefined ? {} : { cache: options.cache }),
    }).catch(() => null)
    return response === null ? failure('offline') : read(response)
  }

  const request = async (id: OpenId, path: string, options: AskOptions): Promise<Outcome<unknown>> => {
    const outcome = await send(path, isReading(id) ? { method: 'GET' } : await posted(), options)
    if (outcome.ok && typeof outcome.value['deployTime'] === 'number') served(outcome.value['deployTime'], id)
    return outcome
  }

  const once = (path: string, ask: () => Promise<Outcome<unknown>>): Promise<Outcome<unknown>> => {
    const known = kept.get(path)
    if (known !== undefined) return known
    const asked = ask().then((outcome) => {
      if (!outcome.ok && outcome.code !== 'notPublished') kept.delete(path)
      return outcome
    })
    kept.set(path, asked)
    return asked
  }

  const askOpen = (id: OpenId, path: string, options: AskOptions) => {
    const ask = () => request(id, path, options)
    return options.once ? once(path, ask) : ask()
  }

  return <Id extends AskId>(id: Id, params: AskParams<Id>, options: AskOptions = {}) =>
    (isOpen(id)
      ? askOpen(id, askPath(id, params as never), options)
      : import('./ask-as-user.ts').then((user) =>
          user.askAsUser(id, params as object, options.body, {
            send: (path, init) => send(path, init, options),
            token,
          }),
        )) as Promise<Outcome<AnswerTo<Id>>>
}
