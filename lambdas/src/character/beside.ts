import type { Banner } from '@kupodex/data/contract'
import type { PublishedStore, Store } from '@kupodex/data/store'
import { type Standings, standingsOf } from './standings.ts'

/** What is shown of a character that is not among its own items. */
export interface Beside extends Standings {
  banner: Banner | null
}

/** Reads the ranks and the banner of a character; `isLatest` for those who have just changed it. */
export const besideOf = async (
  { published, store }: { published: PublishedStore; store: Pick<Store, 'bannerOf'> },
  id: number,
  isLatest = false,
): Promise<Beside> => {
  const [standings, banner] = await Promise.all([standingsOf(published, id), store.bannerOf(id, isLatest)])
  return { ...standings, banner }
}
