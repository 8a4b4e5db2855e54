import type { FinishedNight, Freshness } from '@kupodex/data/contract'
import type { DeadLetter, HeldLock, QueueLoad, SitePause, SiteState } from '@kupodex/data/store'
import { wordsOfCode } from '@kupodex/data/lodestone'
import { reachOf } from '@kupodex/data/sync'
import { inOneLine } from '../command/io.ts'
import { withCommas } from '../command/progress.ts'
import type { ErrorCount } from './count-errors.ts'
import { durationWords, timeWords } from './durations.ts'
import { errorDays, type Known, type Status } from './status.ts'

const ago = (at: number, now: number): string => `${durationWords((now - at) / 1000)} ago`

const countBy = (values: readonly string[]): string => {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].map(([value, count]) => `${value} ${withCommas(count)}`).join(', ')
}

const nightLine = (night: FinishedNight, now: number): string =>
  `${timeWords(night.generateTime)}, ${ago(night.generateTime, now)}: ${withCommas(night.characters)} characters, ` +
  `${withCommas(night.skipped)} left out, took ${durationWords(night.seconds)}`

const nightLines = ({ report, at }: Status): string[] => {
  if (!report.known) return [notKnown(report)]
  if (report.value === null) return ['none was published yet; npm run nightly makes one']
  const { nights, found, ...newest } = report.value
  const ofThem = found > 0 ? [`${withCommas(found)} of all known were found among the members of free companies`] : []
  if (nights.length > 0) return [...nights.map((night) => nightLine(night, at)), ...ofThem]
  const { generateTime, characters } = newest
  return [`${timeWords(generateTime)}, ${ago(generateTime, at)}: ${withCommas(characters)} characters`]
}

const ageLine = ({ tier, count, median, p90 }: Freshness): string => {
  const reach = reachOf(tier)
  const aim = reach === null ? '' : `; to stay below ${durationWords(reach / 1000)}`
  const characters = `${withCommas(count)} characters`
  return `${tier.padEnd(8)} ${characters}: half within ${durationWords(median)}, 90 % within ${durationWords(p90)}${aim}`
}

const ageLines = ({ report }: Status): string[] => {
  if (!report.known) return [notKnown(report)]
  const { freshness = [], generateTime = 0 } = report.value ?? {}
  if (freshness.length === 0) return ['not known: no night has counted them']
  return [`as of the night of ${timeWords(generateTime)}`, ...freshness.map(ageLine)]
}

const queueLines = (loads: readonly QueueLoad[], at: number): string[] =>
  loads.map(({ queue, due, oldest }) => {
    const since = oldest === null ? '' : `, the first since ${durationWords((at - oldest) / 1000)}`
    return `${queue.padEnd(8)} ${withCommas(due)} due${since}`
  })

/** The code that a reason begins with. */
const codeOf = ({ reason }: DeadLetter): string => inOneLine(reason).trim().split(/[\s:]/, 1)[0] ?? ''

const deadLines = (letters: readonly DeadLetter[], at: number): string[] => {
  if (letters.length === 0) return ['none']
  const newest = Math.max(...letters.map((letter) => letter.at))
  return [
    `${withCommas(letters.length)}, the newest ${ago(newest, at)}: ${countBy(letters.map(codeOf))}`,
    'npm run dead lists them, and puts them back in the queue',
  ]
}

const pauseWords = ({ until, times, code }: SitePause): string =>
  `paused until ${timeWords(until)}, ${times} times in a row: ${inOneLine(wordsOfCode(code))}`

const worldLine = (worlds: SiteState['worlds']): string => {
  if (worlds === null) return 'its page of all worlds was not read yet'
  const { asOf, count, inMaintenance } = worlds
  const which = inMaintenance.length === 0 ? 'none' : `${inMaintenance.length} (${inOneLine(inMaintenance.join(', '))})`
  return `${withCommas(count)} worlds, ${which} in maintenance as of ${timeWords(asOf)}`
}

const lodestoneLines = ({ pause, turnedAway, changed, worlds, unknownNames }: SiteState, at: number): string[] => [
  pause && pause.until > at ? pauseWords(pause) : 'requests are sent',
  ...Object.entries(turnedAway)
    .filter(([, own]) => own.until > at)
    .map(([machine, own]) => `but on ${inOneLine(machine)}: ${pauseWords(own)}`),
  ...Object.entries(changed).map(
    ([kind, { since, why }]) => `the page ${kind} has an unknown layout since ${timeWords(since)}: ${inOneLine(why)}`,
  ),
  worldLine(worlds),
  ...Object.entries(unknownNames).map(
    ([name, { since }]) => `shows what no table has since ${timeWords(since)}: ${inOneLine(name)}`,
  ),
]

const lockLines = (lock: HeldLock | null, at: number): string[] =>
  lock && lock.until > at ? [`${inOneLine(lock.holder)} since ${timeWords(lock.since)}`] : ['no run right now']

const errorLines = (errors: readonly ErrorCount[], at: number): string[] =>
  errors.length === 0
    ? [`none in ${errorDays} days`]
    : [
        `in ${errorDays} days`,
        ...errors.map(
          ({ code, level, count, last }) =>
            `${withCommas(count).padStart(7)}  ${inOneLine(wordsOfCode(code))} (${level}, the last ${ago(last, at)})`,
        ),
      ]

const notKnown = ({ why }: { why: string }): string => `not known: ${why}`

const section = (title: string, lines: readonly string[]): string =>
  lines.map((line, at) => `${(at === 0 ? title : '').padEnd(14)} ${line}\n`).join('')

/** The status as a text for a terminal. */
export const statusText = (status: Status): string => {
  const { at, queues, deadLetters, lodestone, publishing, errors, money } = status
  const told = <T>(title: string, reading: Known<T>, words: (value: T, at: number) => string[]): string =>
    section(title, reading.known ? words(reading.value, at) : [notKnown(reading)])
  return [
    section('At', [timeWords(at)]),
    section('Nights', nightLines(status)),
    section('Ages', ageLines(status)),
    told('Queue', queues, queueLines),
    told('Dead letters', deadLetters, deadLines),
    told('Lodestone', lodestone, lodestoneLines),
    told('Publishing', publishing, lockLines),
    told('Errors', errors, errorLines),
    told('Money', money, (dollars) => [`${dollars.toFixed(2)} US dollars in this month so far`]),
  ].join('')
}
