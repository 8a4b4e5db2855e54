import { isOfAddress, wordsOfCode } from '@kupodex/data/lodestone'
import { reachOf } from '@kupodex/data/sync'
import { inOneLine } from '../command/io.ts'
import { withCommas } from '../command/progress.ts'
import { durationWords } from './durations.ts'
import type { Status } from './status.ts'

/** A night is due every day; it may take this much longer to run, ms. */
const longestBetween = 26 * 3_600_000

const nightsOf = ({ report, at }: Status): string[] => {
  if (!report.known || report.value === null) return []
  const { generateTime, freshness, skipped } = report.value
  const age = at - generateTime
  const damaged = skipped.damaged ?? 0
  return [
    ...(age > longestBetween ? [`No night was published for ${durationWords(age / 1000)}.`] : []),
    ...(damaged > 0 ? [`The night could not read ${withCommas(damaged)} characters.`] : []),
    ...freshness.flatMap(({ tier, p90 }) => {
      const reach = reachOf(tier)
      // Ages are counted to the hour.
      return reach !== null && (p90 - 3600) * 1000 > reach
        ? [`Characters of the tier ${tier} are older than ${durationWords(reach / 1000)}.`]
        : []
    }),
  ]
}

const pausedFor = (code: string): string => {
  const words = inOneLine(wordsOfCode(code))
  return isOfAddress(code) ? `${words}; npm run lodestone -- --check tells which machines it answers` : words
}

const lodestoneOf = ({ lodestone, at }: Status): string[] => {
  if (!lodestone.known) return []
  const { pause, turnedAway, changed, worlds, unknownNames } = lodestone.value
  const away = Object.entries(turnedAway).filter(([, { until }]) => until > at)
  return [
    ...(pause && pause.until > at ? [`Requests to the Lodestone are paused: ${pausedFor(pause.code)}.`] : []),
    ...away.map(
      ([machine, { code }]) =>
        `The worker on ${inOneLine(machine)} is turned away by the Lodestone: ${pausedFor(code)}.`,
    ),
    ...(Object.keys(changed).length > 0 ? ['Pages of the Lodestone have an unknown layout.'] : []),
    ...(worlds !== null && worlds.inMaintenance.length > 0 ? ['Worlds of the game are in maintenance.'] : []),
    ...(Object.keys(unknownNames).length > 0
      ? ['The Lodestone shows names that no table has: import the newest sheets of the game.']
      : []),
  ]
}

/** What the operator should look at, a sentence each. */
export const attentionOf = (status: Status): string[] => {
  const { deadLetters } = status
  return [
    ...nightsOf(status),
    ...lodestoneOf(status),
    ...(deadLetters.known && deadLetters.value.length > 0 ? ['Characters are parked that could not be read.'] : []),
  ]
}
