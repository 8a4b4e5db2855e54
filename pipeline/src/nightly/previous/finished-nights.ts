import { type FinishedNight, publishedKey, reportAnswer } from '@kupodex/data/contract'
import type { Target } from '#publish/index.ts'

/** The nights that the newest report lists, the newest first; none where it cannot be read, as no night may stop for a list of nights. */
export const finishedNights = async (published: Pick<Target, 'read'>): Promise<FinishedNight[]> => {
  const bytes = await published.read(publishedKey('report', {}))
  if (!bytes) return []
  try {
    return reportAnswer.parse(JSON.parse(new TextDecoder().decode(bytes))).nights
  } catch {
    return []
  }
}
