import { setTimeout as sleep } from 'node:timers/promises'
import { runWorker } from '@kupodex/lambdas/sync'
import { type LocalDeps, nightAndPages } from './bring-up.ts'
import { readerOf, welcomeNewcomers } from './newcomers.ts'
import { syncWorld } from './reading.ts'
import { nextNight } from './timing.ts'

/** The longest wait that a timer holds; a night further off is waited for in parts. */
const longestWait = 60 * 60_000

const nights = async (deps: LocalDeps): Promise<void> => {
  for (let due = nextNight(deps.now()); !deps.signal.aborted;) {
    const wait = due - deps.now()
    if (wait > 0) {
      await sleep(Math.min(wait, longestWait), undefined, { signal: deps.signal })
      continue
    }
    await nightAndPages(deps)
    due = nextNight(deps.now())
  }
}

/**
 * Keeps the product living until the signal: characters are read as they come due, new ones come by being looked up, nights run
 * by the timetable, unless time stands still.
 */
export const live = async (deps: LocalDeps): Promise<void> => {
  const { signal, stack, log } = deps
  await Promise.all([
    runWorker(syncWorld(stack.store, log), { signal }),
    welcomeNewcomers(
      {
        population: stack.population,
        now: stack.lodestone.time.now,
        lookUp: readerOf(`http://127.0.0.1:${stack.config.ports.site}`),
      },
      { signal, log },
    ),
    stack.config.timeSpeed > 0 &&
      nights(deps).catch((error: unknown) => {
        if (!signal.aborted) throw error
      }),
  ])
}
