import type { NightOutcome } from './night.ts'
import { type Told, whole } from './report.ts'

/** Characters left out, by why. */
export const skippedOf = ({ night, damaged }: Extract<NightOutcome, { ok: true }>): Record<string, number> => ({
  ...night.fold.skipped,
  ...(damaged > 0 ? { damaged } : {}),
})

const listed = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts)
    .map(([what, count]) => `${whole(count)} ${what}`)
    .join(', ') || 'none'

/** What reading came to. */
export const toldRead = (outcome: NightOutcome): Told => {
  if (!outcome.ok) return { words: 'the night would lose too much', figures: { stopped: outcome.code } }
  const { fold } = outcome.night
  const skipped = skippedOf(outcome)
  const characters = fold.ids.length
  const lines = [`${whole(characters)} characters; left out: ${listed(skipped)}; hidden parts: ${listed(fold.hidden)}`]
  if (fold.unknownMarks > 0) lines.push(`${whole(fold.unknownMarks)} marks of items that no table has`)
  const figures = { characters, skipped, hidden: fold.hidden, unknownMarks: fold.unknownMarks }
  return { words: lines.join('; '), figures }
}

/** Boards named in the sentence about lost ones. */
const mostNamed = 3

/** Why a night was stopped, in a sentence. */
export const stoppedSentence = (outcome: Extract<NightOutcome, { ok: false }>): string => {
  const rest = 'Nothing was published; --accept-loss publishes anyway.'
  switch (outcome.code) {
    case 'lostCharacters':
      return `Stopped: ${whole(outcome.now)} characters, but ${whole(outcome.before)} the night before. ${rest}`
    case 'lostBoards': {
      const named = outcome.boards
        .slice(0, mostNamed)
        .map((lost) => `${lost.board} (${whole(lost.before)} to ${whole(lost.now)})`)
      const more = outcome.boards.length > mostNamed ? ` and ${whole(outcome.boards.length - mostNamed)} more` : ''
      return `Stopped: more than half is missing from ${named.join(', ')}${more}. ${rest}`
    }
  }
}
