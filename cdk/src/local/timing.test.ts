import { expect, test } from 'vitest'
import { type ScriptJob, scriptJobs } from '../timetable.ts'
import { followTimetable, isNightDue } from './timing.ts'

const at = (text: string) => Date.parse(`${text}Z`)
const minute = 60_000

test('a night is due when midnight or the weekly reset has passed since the last, or there was none', () => {
  expect(isNightDue(at('2026-11-18T10:00'), at('2026-11-18T23:59'))).toBe(false)
  expect(isNightDue(at('2026-11-18T10:00'), at('2026-11-19T00:00'))).toBe(true)
  expect(isNightDue(at('2026-11-17T01:00'), at('2026-11-17T08:05'))).toBe(true)
  expect(isNightDue(NaN, at('2026-11-19T00:00'))).toBe(true)
})

/** The jobs that run between two moments, where a run of each job takes `takes` minutes. */
const runsBetween = async (
  jobs: readonly ScriptJob[],
  from: string,
  to: string,
  takes: Record<string, number> = {},
) => {
  let time = at(from)
  const stopping = new AbortController()
  const pass = (ms: number) => {
    time += ms
    if (time >= at(to)) stopping.abort()
  }
  const runs: string[] = []
  await followTimetable({
    jobs,
    run: async ({ id }) => {
      runs.push(`${id} ${new Date(time).toISOString().slice(5, 16)}`)
      pass((takes[id] ?? 1) * minute)
    },
    now: () => time,
    sleep: async (ms) => pass(ms),
    signal: stopping.signal,
  })
  return runs
}

test('every job of scripts runs when it is due', async () =>
  expect(await runsBetween(scriptJobs, '2026-11-16T10:00', '2026-11-18T10:00')).toEqual([
    'prices 11-16T23:10',
    'night 11-17T00:00',
    'week 11-17T08:05',
    'prices 11-17T23:10',
    'night 11-18T00:00',
  ]))

test('one that comes due during another follows it, and what a job missed is one', async () => {
  const backup: ScriptJob = { ...scriptJobs[0]!, id: 'backup', cron: '30 0 * * *' }
  const takes = { night: 45 }
  expect(await runsBetween([...scriptJobs, backup], '2026-11-18T10:00', '2026-11-19T10:00', takes)).toEqual([
    'prices 11-18T23:10',
    'night 11-19T00:00',
    'backup 11-19T00:45',
  ])
  expect(await runsBetween(scriptJobs, '2026-11-18T10:00', '2026-11-22T10:00', { night: 3000 })).toEqual([
    'prices 11-18T23:10',
    'night 11-19T00:00',
    'prices 11-21T02:00',
    'prices 11-21T23:10',
    'night 11-22T00:00',
  ])
})

test('without a job it ends', async () =>
  expect(await runsBetween([], '2026-11-18T10:00', '2026-11-19T10:00')).toEqual([]))
