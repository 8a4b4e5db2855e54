import type { Kept, Keeper } from './kept.ts'
import { checkEvery, isWithin } from './within.ts'
import type { TableRequests, TableVersions } from './requests.ts'

/** Reads the versions of the tables, asked for at most every five minutes by all pages of a browser; null where they cannot be had. */
export const createVersions = (
  requests: Pick<TableRequests, 'versions'>,
  keeper: Keeper,
  now: () => number,
): (() => Promise<TableVersions | null>) => {
  let known: Kept<TableVersions> | null = null
  let asking: Promise<TableVersions | null> | null = null
  const fresh = () => (known !== null && isWithin(checkEvery, known.at, now()) ? known.value : null)

  const read = async (): Promise<TableVersions | null> => {
    known = await keeper.read('versions', 'all')
    const kept = fresh()
    if (kept !== null) return kept
    const outcome = await requests.versions()
    if (!outcome.ok) return null
    known = { at: now(), value: outcome.value }
    await keeper.write('versions', 'all', known)
    return known.value
  }

  return async () => {
    const held = fresh()
    if (held !== null) return held
    asking ??= read().finally(() => (asking = null))
    return asking
  }
}
