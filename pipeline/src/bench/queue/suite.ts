import { tiers } from '@kupodex/data/sync'
import { shareOption, type Suite } from '../suite/suite.ts'
import { type Kind, type Scenario, simulate, type Simulated } from './simulate.ts'

/** A site that has all it can read, and a young one, whose queue is often empty. */
const sites: readonly Omit<Scenario, 'emotes' | 'discovery'>[] = [
  { people: 1_000_000, known: 1, days: 30, rate: 1, askedPerDay: 2000, newPerDay: 500, seed: 14 },
  { people: 300_000, known: 0.05, days: 60, rate: 1, askedPerDay: 100, newPerDay: 50, seed: 14 },
]

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
  found: 'found',
}

/** The share of readings that may come later than the tier's reach. */
const lateAllowed = 0.001

const isReached = ({ outcomes }: Simulated): boolean =>
  (['top', 'middle'] as const).every((kind) => {
    const { ages } = outcomes[kind]
    return ages.filter((age) => age > tiers[kind].reach).length <= lateAllowed * ages.length
  })

const withinOf = (kind: Kind, ages: readonly number[]): string => {
  if (kind !== 'top' && kind !== 'middle') return ''
  const late = ages.filter((age) => age > tiers[kind].reach).length / ages.length
  return `${(100 * (1 - late)).toFixed(2)}%`
}

const textOf = (
  { people, days, rate, known, askedPerDay, newPerDay, emotes, discovery }: Scenario,
  simulated: Simulated,
  seconds: number,
): string => {
  const { outcomes, tailAges, counts, quiet, found } = simulated
  const count = (value: number) => Math.round(value).toLocaleString('en')
  const perDay = (value: number) => count(value / (days - 2))
  const kinds = (['asked', 'fresh', 'top', 'middle', 'tail', 'rare', 'found'] as const).filter(
    (kind) => outcomes[kind].syncs > 0,
  )
  const rows = kinds.map((kind) => {
    const { ages, syncs, requests } = outcomes[kind]
    return `  ${names[kind].padEnd(20)} ${spread(ages)} ${withinOf(kind, ages).padStart(8)} ${perDay(syncs).padStart(13)} ${perDay(requests).padStart(15)}\n`
  })
  return (
    `queue: ${count(people * known)} of ${count(people)} characters known, ${days} days at ${rate} request a second, ${askedPerDay} asked for and ` +
    `${newPerDay} new a day; ${emotes * 100} % show their emotes, finding may take ${discovery * 100} %; simulated in ${seconds.toFixed(1)} s\n` +
    `  ${counts.top} characters among the first 100 of a board, ${counts.middle} among the first 10,000\n` +
    `  ${''.padEnd(20)}    median       p99     worst   within   syncs a day  requests a day\n` +
    rows.join('') +
    '  age of what we know of everybody else at the end\n' +
    (['playing', 'resting'] as const).map((kind) => `    ${kind.padEnd(18)} ${spread(tailAges[kind])}\n`).join('') +
    `  found: ${count(found.characters)} characters by ${count(found.lists)} lists of members\n` +
    `  requests for a character with nothing new: ${(quiet.requests / quiet.syncs).toFixed(2)}\n` +
    `queue: top 100 within 2 h and top 10,000 within a day ${isReached(simulated) ? 'reached' : 'NOT REACHED'}\n`
  )
}

export const queueSuite: Suite = {
  summary: 'ages that the sync reaches at one request a second, for a million characters and for a young site',
  run: (options, { out }) => {
    const shares = { emotes: shareOption(options, 'emotes', 0.4), discovery: shareOption(options, 'discovery', 0.2) }
    const reached = sites.map((site) => {
      const began = performance.now()
      const scenario = { ...site, ...shares }
      const simulated = simulate(scenario)
      out(textOf(scenario, simulated, (performance.now() - began) / 1000))
      return isReached(simulated)
    })
    return Promise.resolve(reached.every(Boolean))
  },
}
