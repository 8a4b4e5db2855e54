import { createLocalJWKSet, errors, type JWTVerifyGetKey } from 'jose'
import type { Log } from '../ground/log.ts'
import { fetchKeys } from './fetch-keys.ts'

/** For how long keys count as current, ms: a key that the issuer withdraws is refused after that. */
const freshFor = 10 * 60_000

/** How long to wait, ms, before an issuer is asked again: where it did not answer, and for keys that it did not have. */
const retryAfter = 5_000
const cooldown = 30_000

/** Where the keys are asked for, and what time it is (epoch ms). */
export interface KeySetDeps {
  issuer: string
  fetch: typeof globalThis.fetch
  clock: () => number
  log: Log
  /** How long the issuer has to answer, ms: two requests, before a reader has waited too long. */
  patience?: number
}

/** Thrown where the keys of the issuer are not known and cannot be asked for now. */
export class KeysUnavailableError extends Error {
  override name = 'KeysUnavailableError'
}

/**
 * Finds the key of a token among the issuer's, which are asked for when first needed, when they are no longer current, and for a
 * key that is not among them. Where the issuer does not answer the last ones stay in use.
 */
export const openKeySet = ({ issuer, fetch, clock, log, patience = 4_000 }: KeySetDeps): JWTVerifyGetKey => {
  let known: { find: JWTVerifyGetKey; at: number } | null = null
  let triedAt = -Infinity
  let loading: Promise<void> | null = null

  const load = async (): Promise<void> => {
    triedAt = clock()
    try {
      known = { find: createLocalJWKSet(await fetchKeys(issuer, { fetch, patience })), at: clock() }
    } catch (error) {
      log({ level: known ? 'warn' : 'error', event: 'keysUnavailable', issuer, error: String(error) })
    }
  }

  /** Asks the issuer, unless that was tried within `pause`; requests that come meanwhile wait for the same answer. */
  const refresh = async (pause: number): Promise<void> => {
    if (!loading && clock() - triedAt < pause) return
    loading ??= load().finally(() => (loading = null))
    await loading
  }

  const find: JWTVerifyGetKey = (header, token) => {
    if (!known) throw new KeysUnavailableError(`The keys of ${issuer} are not known.`)
    return known.find(header, token)
  }

  return async (header, token) => {
    if (!known) await refresh(retryAfter)
    else if (clock() - known.at >= freshFor) await refresh(cooldown)
    try {
      return await find(header, token)
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey)) throw error
      await refresh(cooldown)
      return find(header, token)
    }
  }
}
