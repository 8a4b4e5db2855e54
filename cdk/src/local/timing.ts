import { nextTime } from '../schedule/cron.ts'
import { type ScriptJob, scriptJobs } from '../timetable.ts'

/** Whether a night should have started since the last one (epoch ms; NaN where there was none). */
export const isNightDue = (last: number, now: number): boolean =>
  Number.isNaN(last) ||
  scriptJobs.some(({ cron, work }) => work.scripts.includes('nightly') && nextTime(cron, last) <= now)

/** What following the timetable needs; `now` gives epoch ms, `sleep` takes ms and throws when the signal comes. */
interface Timing {
  jobs: readonly ScriptJob[]
  run: (job: ScriptJob) => Promise<void>
  now: () => number
  sleep: (ms: number) => Promise<unknown>
  signal: AbortSignal
}

/** The longest wait that a timer holds, ms; a start further off is waited for in parts. */
const longestWait = 60 * 60_000

/**
 * Runs jobs of scripts when they are due, one at a time, until the signal. One that came due during another follows it; starts that a
 * job has missed, because it took too long or the machine slept, are one.
 */
export const followTimetable = async ({ jobs, run, now, sleep, signal }: Timing): Promise<void> => {
  const waiting = jobs.map((job) => ({ job, due: nextTime(job.cron, now()) }))
  while (!signal.aborted) {
    const next = waiting.sort((a, b) => a.due - b.due)[0]
    if (!next) return
    const wait = next.due - now()
    if (wait > 0) {
      await sleep(Math.min(wait, longestWait))
      continue
    }
    await run(next.job)
    next.due = nextTime(next.job.cron, now())
  }
}
