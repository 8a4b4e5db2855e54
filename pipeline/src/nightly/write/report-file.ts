import { type FinishedNight, publishedKey, type ReportAnswer } from '@kupodex/data/contract'
import { boards } from '@kupodex/data/rules'
import type { Step } from '#command/progress.ts'
import { jsonFile, type PublishFile } from '#publish/index.ts'
import { freshnessOf } from '../fold/freshness.ts'
import type { Night } from './work.ts'

/** A night that was worked out, and how many characters could not be read. */
interface ReadNight {
  night: Pick<Night, 'catalog' | 'fold' | 'now'>
  damaged: number
}

export const skippedOf = ({ night, damaged }: ReadNight): Record<string, number> => ({
  ...night.fold.skipped,
  ...(damaged > 0 ? { damaged } : {}),
})

/** How many nights a report lists. */
const nightsKept = 14

/** The report of a run, published beside the data: what was read and done, how old characters' data are, and the nights before, the newest first. */
export const reportFile = (
  read: ReadNight,
  steps: readonly Step[],
  before: readonly FinishedNight[] = [],
): PublishFile => {
  const { catalog, fold, now } = read.night
  const skipped = skippedOf(read)
  const night: FinishedNight = {
    generateTime: now,
    characters: fold.ids.length,
    skipped: Object.values(skipped).reduce((sum, count) => sum + count, 0),
    seconds: steps.reduce((sum, step) => sum + step.seconds, 0),
  }
  const report: ReportAnswer = {
    deployTime: catalog.deployTime,
    generateTime: now,
    nights: [night, ...before].slice(0, nightsKept),
    characters: fold.ids.length,
    found: fold.found,
    skipped,
    hidden: fold.hidden,
    unknownMarks: fold.unknownMarks,
    boards: (boards.length + catalog.raids.length) * catalog.scopes.length,
    freshness: freshnessOf(fold.ages, now),
    steps: [...steps],
  }
  return jsonFile(publishedKey('report', {}), report)
}
