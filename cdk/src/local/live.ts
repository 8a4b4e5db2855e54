import { setTimeout as sleep } from 'node:timers/promises'
import { runWorker } from '@kupodex/lambdas/sync'
import { functionJobs, type JobFunction, scriptJobs } from '../timetable.ts'
import { type LocalDeps, runScripts } from './bring-up.ts'
import { readerOf, welcomeNewcomers } from './newcomers.ts'
import { syncDeps } from './reading.ts'
import { followTimetable } from './timing.ts'

/** The functions that the clock starts on AWS: here each runs without a pause until the signal. */
const workers: Readonly<Record<JobFunction, (deps: LocalDeps) => Promise<unknown>>> = {
  sync: ({ stack, log, signal }) => runWorker(syncDeps(stack.store, log), { signal }),
}

const runScriptJobs = (deps: LocalDeps): Promise<void> =>
  followTimetable({
    jobs: scriptJobs,
    run: ({ work }) => runScripts(deps, work.scripts),
    now: deps.now,
    sleep: (ms) => sleep(ms, undefined, { signal: deps.signal }),
    signal: deps.signal,
  })

/**
 * Keeps the product living until the signal: the jobs of the timetable run, those of scripts unless time stands still, and new
 * characters come by being looked up.
 */
export const live = async (deps: LocalDeps): Promise<void> => {
  const { signal, stack, log } = deps
  await Promise.all([
    ...functionJobs.map(({ work }) => workers[work.name](deps)),
    welcomeNewcomers(
      {
        population: stack.population,
        now: stack.lodestone.time.now,
        lookUp: readerOf(`http://127.0.0.1:${stack.config.ports.site}`),
      },
      { signal, log },
    ),
    stack.config.timeSpeed > 0 &&
      runScriptJobs(deps).catch((error: unknown) => {
        if (!signal.aborted) throw error
      }),
  ])
}
