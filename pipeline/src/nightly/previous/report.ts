import { type FinishedNight, publishedKey, type ReportAnswer, reportAnswer } from '@kupodex/data/contract'
import type { Target } from '#publish/index.ts'

/** Where reports were published. */
type Published = Pick<Target, 'read'>

const bytesOfReport = (published: Published) => published.read(publishedKey('report', {}))

const parse = (bytes: Uint8Array): ReportAnswer => reportAnswer.parse(JSON.parse(new TextDecoder().decode(bytes)))

/** The report of the newest night; null where none was published yet. Throws where it is damaged. */
export const readReport = async (published: Published): Promise<ReportAnswer | null> => {
  const bytes = await bytesOfReport(published)
  return bytes && parse(bytes)
}

/** The nights that the newest report lists, the newest first; none where it is damaged, as no night may stop for a list of nights. */
export const finishedNights = async (published: Published): Promise<FinishedNight[]> => {
  const bytes = await bytesOfReport(published)
  try {
    return bytes === null ? [] : parse(bytes).nights
  } catch {
    return []
  }
}
