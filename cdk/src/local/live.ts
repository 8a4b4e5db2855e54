import { setTimeout as sleep } from 'node:timers/promises'
import { runWorker } from '@kupodex/lambdas/sync'
import { functionJobs, type JobFunction, scriptJobs } from '../timetable.ts'
import { type LocalDeps, runScripts } from './bring-up.ts'
import { readerOf, welcomeNewcomers } from './newcomers.ts'
import { syncDeps } from './reading.ts'
import { followTimetable } from './timing.ts'

/** After how long (ms) a function that has failed is started again; on AWS the timetable does that. */
const restartAfter = 5000

/** The functions that the clock starts on AWS: here each runs without a pause until the signal. */
const workers: Readonly<Record<JobFunction, (deps: LocalDeps) => Promise<unknown>>> = {
  sync: ({ stack, log, signal }) => runWorker(syncDeps(stack.store, log), { signal }),
}

/** Runs something until the signal, again where it fails, as when the store does not answer for a while. */
export const keepRunning = async (
  run: () => Promise<unknown>,
  { signal, log, pause = restartAfter }: Pick<LocalDeps, 'signal' | 'log'> & { pause?: number },
): Promise<void> => {
  for (;;) {
    try {
      await run()
      return
    } catch (error) {
      if (signal.aborted) return
      log(JSON.stringify({ level: 'error', event: 'stopped', error: String(error) }))
    }
    await sleep(pause, undefined, { signal }).catch(() => undefined)
  }
}

const runScriptJobs = (deps: LocalDeps): Promise<void> =>
  followTimetable({
    jobs: scriptJobs,
    run: ({ work }) => runScripts(deps, work.scripts),
    now: deps.now,
    sleep: (ms) => sleep(ms, undefined, { signal: deps.signal }),
    signal: deps.signal,
  })

/** Keeps the product living until the signal: jobs run, those of scripts unless time stands still, and newcomers are looked up. */
export const live = async (deps: LocalDeps): Promise<void> => {
  const { signal, stack, log } = deps
  await Promise.all([
    ...functionJobs.map(({ work }) => keepRunning(() => workers[work.name](deps), deps)),
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
