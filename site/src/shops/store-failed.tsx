import { Failed } from '#tables/failed.tsx'
import type { StoreProps } from './store-page.ts'
import type { StoreView } from './use-store.ts'

/** Says what could not be fetched, and offers another try; nothing where all is there or on its way. */
export const StoreFailed = ({ texts, view: { failed, again } }: Pick<StoreProps, 'texts'> & { view: StoreView }) => {
  const retry = texts.character.retry
  if (failed.patches) return <Failed title={texts.store.patchesFailed} retry={retry} again={again} />
  return (failed.tables || failed.owned) && <Failed title={texts.tables.failed} retry={retry} again={again} />
}
