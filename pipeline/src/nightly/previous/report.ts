import { type FinishedNight, publishedKey, type ReportAnswer, reportAnswer } from '@kupodex/data/contract'
import { parsed, readParsed, type Target } from '#publish/index.ts'

/** Where reports were published. */
type Published = Pick<Target, 'read'>

const key = publishedKey('report', {})

/** The report of the newest night; null where none was published yet. Throws where it is damaged. */
export const readReport = (published: Published): Promise<ReportAnswer | null> =>
  readParsed(published, key, reportAnswer)

/** The nights that the newest report lists, the newest first; none where it is damaged, as no night may stop for a list of nights. */
export const finishedNights = async (published: Published): Promise<FinishedNight[]> => {
  const bytes = await published.read(key)
  try {
    return parsed(bytes, reportAnswer)?.nights ?? []
  } catch {
    return []
  }
}
