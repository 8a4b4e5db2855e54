import { tiers } from '@kupodex/data/sync'
import type { Suite } from '../suite/suite.ts'
import { type Kind, type Scenario, simulate } from './simulate.ts'

const scenario: Scenario = { people: 1_000_000, days: 30, rate: 1, askedPerDay: 2000, newPerDay: 500, seed: 14 }

const hour = 3_600_000

const time = (ms: number): string =>
  ms < hour
    ? `${(ms / 60_000).toFixed(1)} min`
    : ms < 48 * hour
      ? `${(ms / hour).toFixed(1)} h`
      : `${(ms / 24 / hour).toFixed(1)} d`

/** Half, nearly all and all of the times, as text. */
const spread = (ages: readonly number[]): string => {
  const sorted = Float64Array.from(ages).sort()
  const at = (share: number) => time(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0)
  return `${at(0.5).padStart(9)} ${at(0.99).padStart(9)} ${at(1).padStart(9)}`
}

const names: Readonly<Record<Kind, string>> = {
  asked: 'asked for, waiting',
  fresh: 'new, waiting',
  top: 'top 100 of a board',
  middle: 'top 10,000',
  tail: 'everybody else',
  rare: 'private or gone',
}

/** The share of readings that may come later than the tier's reach. */
const lateAllowed = 0.001

/** The sync's queue: a month of a million characters at the Lodestone's pace, by the worker's own timetable. */
export const queueSuite: Suite = {
  summary: 'ages that the sync reaches for a million characters at one request a second',
  run: (_args, { out }) => {
    const began = performance.now()
    const { outcomes, tailAges, counts, quiet } = simulate(scenario)
    const { people, days, rate, askedPerDay, newPerDay } = scenario
    out(
      `queue: ${people.toLocaleString('en')} characters, ${days} days at ${rate} request a second, ${askedPerDay} asked for and ` +
        `${newPerDay} new a day; simulated in ${((performance.now() - began) / 1000).toFixed(1)} s\n`,
    )
    out(`  ${counts.top} characters among the first 100 of a board, ${counts.middle} among the first 10,000\n`)
    out(`  ${''.padEnd(20)}    median       p99     worst   within   syncs a day  requests a day\n`)
    let isReached = true
    for (const kind of ['asked', 'fresh', 'top', 'middle', 'tail', 'rare'] as const) {
      const { ages, syncs, requests } = outcomes[kind]
      const reach = kind === 'top' || kind === 'middle' ? tiers[kind].reach : null
      const late = reach === null ? 0 : ages.filter((age) => age > reach).length / ages.length
      isReached &&= late <= lateAllowed
      const within = reach === null ? '' : `${(100 * (1 - late)).toFixed(2)}%`
      const perDay = (count: number) => Math.round(count / (days - 2)).toLocaleString('en')
      out(
        `  ${names[kind].padEnd(20)} ${spread(ages)} ${within.padStart(8)} ${perDay(syncs).padStart(13)} ${perDay(requests).padStart(15)}\n`,
      )
    }
    out('  age of what we know of everybody else at the end\n')
    for (const kind of ['playing', 'resting'] as const) out(`    ${kind.padEnd(18)} ${spread(tailAges[kind])}\n`)
    out(`  requests for a character with nothing new: ${(quiet.requests / quiet.syncs).toFixed(2)}\n`)
    out(`queue: top 100 within 2 h and top 10,000 within a day ${isReached ? 'reached' : 'NOT REACHED'}\n`)
    return Promise.resolve(isReached)
  },
}
