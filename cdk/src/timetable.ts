/** How a job is done: a function of `@kupodex/lambdas`, or npm scripts of the workspace one after another. */
export type JobWork = { kind: 'function'; name: 'sync' } | { kind: 'scripts'; scripts: readonly string[] }

/** A job that runs by itself. */
export interface Job {
  /** When it starts: minute, hour, day, month, weekday in UTC (see `schedule/cron.ts`). */
  cron: string
  summary: string
  reads: readonly string[]
  publishes: readonly string[]
  work: JobWork
  /** Minutes after which it is stopped. It may be killed at any time and loses nothing. */
  longest: number
}

/** Ranks, rarity and all that shows them: published data first, then the pages built from it. */
const publishing = {
  reads: ['characters', 'game tables', 'the nights before'],
  publishes: [
    ...['api/game', 'api/ranking', 'api/ranking-pages', 'api/rarity', 'api/stats', 'api/ranks', 'api/names'],
    ...['api/published.json', 'api/history', 'api/report.json', 'pages'],
  ],
  work: { kind: 'scripts', scripts: ['nightly', 'pages'] },
  longest: 120,
} as const

/** Everything that runs by the clock, on AWS and on one machine. */
export const timetable = {
  sync: {
    cron: '*/5 * * * *',
    summary: 'Reads characters that are due from the Lodestone.',
    reads: ['queue', 'Lodestone'],
    publishes: ['characters'],
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
} as const satisfies Record<string, Job>

/** The id of a job. */
export type JobId = keyof typeof timetable
