import { setTimeout as sleep } from 'node:timers/promises'
import { identityAt, peopleAt, type Population } from '@kupodex/pipeline/population'

interface NewcomerDeps {
  population: Population
  /** People's own time, epoch ms. */
  now: () => number
  /** Has a reader open a character's page; false where the answer is that it has to be tried again. */
  lookUp: (id: number) => Promise<boolean>
}

/** Looks up at most this many a round: a reader may bring only so many new ids at a time. */
const atOnce = 5

/**
 * Makes a round of look-ups: players come to the product by looking their character up, so everybody who joins the population
 * later is looked up once. After a restart all are looked up again, which changes nothing.
 */
export const newcomerRounds = ({ population, now, lookUp }: NewcomerDeps): (() => Promise<number[]>) => {
  let next = population.size
  return async () => {
    const at = Math.floor(now() / 1000)
    const people = peopleAt(population, at)
    const found: number[] = []
    for (; next < people && found.length < atOnce; next++) {
      const { id } = identityAt(population, next, at)
      if (!(await lookUp(id))) break
      found.push(id)
    }
    return found
  }
}

/** Opens a character as a reader of the site at `address` does: by the public call, which puts an unknown id in the queue. */
export const readerOf =
  (address: string, fetch = globalThis.fetch): NewcomerDeps['lookUp'] =>
  async (id) => {
    const { status } = await fetch(`${address}/api/charcache/${id}/`)
    return status === 200 || status === 404
  }

/** Has newcomers look themselves up until the signal. */
export const welcomeNewcomers = async (
  deps: NewcomerDeps,
  { signal, log, everyMs = 30_000 }: { signal: AbortSignal; log: (line: string) => void; everyMs?: number },
): Promise<void> => {
  const round = newcomerRounds(deps)
  while (!signal.aborted) {
    try {
      const ids = await round()
      if (ids.length > 0) log(JSON.stringify({ level: 'info', event: 'newcomers', ids }))
    } catch (error) {
      log(JSON.stringify({ level: 'warn', event: 'newcomersFailed', error: String(error) }))
    }
    await sleep(everyMs, undefined, { signal }).catch(() => undefined)
  }
}
