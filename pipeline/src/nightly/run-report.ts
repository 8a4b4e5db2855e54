import { publishedKey, type ReportAnswer } from '@kupodex/data/contract'
import { boards } from '@kupodex/data/rules'
import { jsonFile, type PublishFile } from '../publish/index.ts'
import { freshnessOf } from './freshness.ts'
import type { NightOutcome } from './night.ts'
import type { Step } from './report.ts'
import { skippedOf } from './told.ts'

/** The report of a run, published beside the data: what was read and done, and how old characters' data are. */
export const reportFile = (outcome: Extract<NightOutcome, { ok: true }>, steps: readonly Step[]): PublishFile => {
  const { catalog, fold, now } = outcome.night
  const report: ReportAnswer = {
    deployTime: catalog.deployTime,
    generateTime: now,
    characters: fold.ids.length,
    skipped: skippedOf(outcome),
    hidden: fold.hidden,
    unknownMarks: fold.unknownMarks,
    boards: (boards.length + catalog.raids.length) * catalog.scopes.length,
    freshness: freshnessOf(fold.ages, now),
    steps: [...steps],
  }
  return jsonFile(publishedKey('report', {}), report)
}
