import packageJson from '../../package.json' with { type: 'json' }

export type Script = keyof typeof packageJson.scripts

/** How a job is done: by a function of `@kupodex/lambdas`, or by npm scripts of the workspace one after another. */
type JobWork = { kind: 'function'; name: string } | { kind: 'scripts'; scripts: readonly Script[] }

interface Job {
  /** When it starts: minute, hour, day, month, weekday in UTC (see `schedule/cron.ts`). */
  cron: string
  summary: string
  work: JobWork
  /** Minutes after which it is stopped. It may be killed at any time and loses nothing. */
  longest: number
  /** The setting of a deployment that has to be `on` for it: without it the job is not there. */
  needs?: 'prices'
}

/** Ranks, rarity and all that shows them: published data first, then the pages built from it. */
const publishing = { work: { kind: 'scripts', scripts: ['nightly', 'pages'] }, longest: 120 } as const

/** Everything that runs by the clock, on AWS and on one machine. */
export const timetable = {
  sync: {
    cron: '*/5 * * * *',
    summary: 'Reads characters that are due from the Lodestone.',
    work: { kind: 'function', name: 'sync' },
    // It begins no character in its last minute, so that one worker follows another without a gap.
    longest: 6,
  },
  night: {
    cron: '0 0 * * *',
    summary: 'Counts owners and ranks everybody at midnight.',
    ...publishing,
  },
  week: {
    // Not at the reset itself, so that a clock that is a little slow cannot still be in the old week.
    cron: '5 8 * * 2',
    summary: 'Gives new rarity points right after the weekly reset, and ranks by them.',
    ...publishing,
  },
  prices: {
    // Over before the night begins.
    cron: '10 23 * * *',
    summary: "Asks for the market boards' prices once a day.",
    work: { kind: 'scripts', scripts: ['prices'] },
    longest: 30,
    needs: 'prices',
  },
} as const satisfies Record<string, Job>

type Work = (typeof timetable)[keyof typeof timetable]['work']

export type JobFunction = Extract<Work, { kind: 'function' }>['name']

export type ScriptJobId = {
  [Id in keyof typeof timetable]: (typeof timetable)[Id]['work']['kind'] extends 'scripts' ? Id : never
}[keyof typeof timetable]

export interface JobOf<Work> extends Omit<Job, 'work'> {
  id: string
  work: Work
}

export type ScriptJob = JobOf<Extract<JobWork, { kind: 'scripts' }>>

type FunctionJob = JobOf<{ kind: 'function'; name: JobFunction }>

const entries = Object.entries(timetable)

export const scriptJobs: readonly ScriptJob[] = entries.flatMap(([id, { work, ...job }]) =>
  work.kind === 'scripts' ? [{ id, ...job, work }] : [],
)

export const functionJobs: readonly FunctionJob[] = entries.flatMap(([id, { work, ...job }]) =>
  work.kind === 'function' ? [{ id, ...job, work }] : [],
)
