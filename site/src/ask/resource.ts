import { atom, onMount, type ReadableAtom } from 'nanostores'
import type { AskOptions } from './ask.ts'
import { AskError, type AskFailure, type Outcome } from './outcome.ts'
import { createRetry, pageWaits, type Waits } from './retry.ts'

/** What a page knows of something that it asks for. `value` is the last one that came, `asOf` when that was (epoch ms). */
export type ResourceView<Value> =
  | { state: 'loading'; value: null }
  | { state: 'ready'; value: Value; asOf: number }
  | { state: 'failed'; code: AskFailure; value: Value | null }

/**
 * Something that a page asks for: once for all who look at it, and not while nobody does. What failed is asked for again by itself
 * (`createRetry`); the value that was there stays meanwhile. Islands look by `useResource`, scripts by `subscribe`.
 */
export interface Resource<Value> extends ReadableAtom<ResourceView<Value>> {
  /** Asks now, in place of whoever is being asked already. Does nothing while nobody looks. */
  again: () => void
  /** Takes a value that is known in another way, such as from the answer to a change: newer than whatever was asked for before. */
  take: (value: Value) => void
}

/** How a value is asked for: options of `ask`, and what is known. */
export interface AskingFor<Value> extends Required<Pick<AskOptions, 'signal' | 'timeout'>> {
  /** The last value; null where there was none. */
  known: Value | null
  /** Shows what is known sooner than what is asked for, such as the browser's copy of a time (epoch ms). */
  show: (value: Value, asOf?: number) => void
}

export interface ResourceOptions {
  /** For how long (ms) a value is not asked for anew when somebody looks again. */
  freshFor?: number
  /** After how long (ms) a value is asked for anew while somebody looks. */
  every?: number
  /** For how long (ms) a first value is tried at short pauses before it has failed. */
  patience?: number
  waits?: Waits
  now?: () => number
}

/** After how long (ms) without an answer a request has failed (spec: characters §8). */
export const timeOut = 32_000

const quickPause = (tries: number) => Math.min(1000 * 2 ** tries, 8000)

const failureOf = (error: unknown): Outcome<never> => ({
  ok: false,
  code: error instanceof AskError ? error.code : 'unreadable',
})

export const createResource = <Value>(
  askFor: (asking: AskingFor<Value>) => Promise<Outcome<Value>>,
  { freshFor = 0, every = Infinity, patience = 0, waits = pageWaits, now = Date.now }: ResourceOptions = {},
): Resource<Value> => {
  const view = atom<ResourceView<Value>>({ state: 'loading', value: null })
  let asking: AbortController | null = null
  let [isLookedAt, tries, patientUntil] = [false, 0, 0]

  const stop = () => {
    asking?.abort()
    asking = null
    retry.stop()
  }
  const show = (value: Value, asOf = now()) => view.set({ state: 'ready', value, asOf })
  const keepFresh = () => {
    retry.worked()
    if (isLookedAt && every < Infinity) retry.after(every)
  }
  const fail = (code: AskFailure) => {
    const before = view.get()
    const left = before.value === null && code !== 'loggedOut' ? patientUntil - now() : 0
    if (left > 0) return retry.after(Math.min(left, quickPause(tries++)))
    if (before.state !== 'failed' || before.code !== code) view.set({ state: 'failed', code, value: before.value })
    retry.failed(code)
  }
  const begin = async () => {
    stop()
    const mine = (asking = new AbortController())
    const { signal } = mine
    const left = patientUntil - now()
    const outcome = await askFor({
      signal,
      timeout: left > 0 ? left : timeOut,
      known: view.get().value,
      show: (...shown) => signal.aborted || show(...shown),
    }).catch(failureOf)
    // Something newer was asked for meanwhile, or is known already.
    if (asking !== mine) return
    asking = null
    if (!outcome.ok) return fail(outcome.code)
    show(outcome.value)
    keepFresh()
  }
  const retry = createRetry(() => void begin(), waits)

  onMount(view, () => {
    isLookedAt = true
    tries = 0
    patientUntil = now() + patience
    const shown = view.get()
    const age = shown.state === 'ready' ? now() - shown.asOf : Infinity
    // A value of the future is from before the clock was set back.
    if (age >= 0 && age < freshFor) keepFresh()
    else void begin()
    return () => {
      isLookedAt = false
      stop()
    }
  })

  return Object.assign(view, {
    again: () => void (isLookedAt && begin()),
    take: (value: Value) => {
      stop()
      show(value)
      keepFresh()
    },
  })
}
