import { type StepResult, withCommas } from '../command/progress.ts'
import type { NightOutcome } from './night.ts'
import { skippedOf } from './write/report-file.ts'

const listed = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts)
    .map(([what, count]) => `${withCommas(count)} ${what}`)
    .join(', ') || 'none'

export const readResult = (outcome: NightOutcome): StepResult => {
  if (!outcome.ok) return { text: 'the night would lose too much', figures: { stopped: outcome.code } }
  const { fold } = outcome.night
  const skipped = skippedOf(outcome)
  const characters = fold.ids.length
  const lines = [
    `${withCommas(characters)} characters; left out: ${listed(skipped)}; hidden parts: ${listed(fold.hidden)}`,
  ]
  if (fold.unknownMarks > 0) lines.push(`${withCommas(fold.unknownMarks)} marks of items that no table has`)
  const figures = { characters, skipped, hidden: fold.hidden, unknownMarks: fold.unknownMarks }
  return { text: lines.join('; '), figures }
}

/** Boards named in the sentence about lost ones. */
const mostNamed = 3

export const stoppedSentence = (outcome: Extract<NightOutcome, { ok: false }>): string => {
  const rest = 'Nothing was published; --accept-loss publishes anyway.'
  switch (outcome.code) {
    case 'lostCharacters':
      return `Stopped: ${withCommas(outcome.now)} characters, but ${withCommas(outcome.before)} the night before. ${rest}`
    case 'lostBoards': {
      const named = outcome.boards
        .slice(0, mostNamed)
        .map((lost) => `${lost.board} (${withCommas(lost.before)} to ${withCommas(lost.now)})`)
      const more = outcome.boards.length > mostNamed ? ` and ${withCommas(outcome.boards.length - mostNamed)} more` : ''
      return `Stopped: more than half is missing from ${named.join(', ')}${more}. ${rest}`
    }
  }
}
