import { publishedKey, type ReportAnswer } from '@kupodex/data/contract'
import { boards } from '@kupodex/data/rules'
import type { Step } from '#command/progress.ts'
import { jsonFile, type PublishFile } from '#publish/index.ts'
import { freshnessOf } from '../fold/freshness.ts'
import type { Night } from './work.ts'

/** A night that was worked out, and how many characters could not be read. */
export interface ReadNight {
  night: Pick<Night, 'catalog' | 'fold' | 'now'>
  damaged: number
}

/** Characters left out, by reason. */
export const skippedOf = ({ night, damaged }: ReadNight): Record<string, number> => ({
  ...night.fold.skipped,
  ...(damaged > 0 ? { damaged } : {}),
})

/** The report of a run, published beside the data: what was read and done, and how old characters' data are. */
export const reportFile = (read: ReadNight, steps: readonly Step[]): PublishFile => {
  const { catalog, fold, now } = read.night
  const report: ReportAnswer = {
    deployTime: catalog.deployTime,
    generateTime: now,
    characters: fold.ids.length,
    skipped: skippedOf(read),
    hidden: fold.hidden,
    unknownMarks: fold.unknownMarks,
    boards: (boards.length + catalog.raids.length) * catalog.scopes.length,
    freshness: freshnessOf(fold.ages, now),
    steps: [...steps],
  }
  return jsonFile(publishedKey('report', {}), report)
}
