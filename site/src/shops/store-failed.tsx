import type { Language } from '@kupodex/data/game'
import { Failed } from '#ask/failed.tsx'
import { shieldTexts } from '#shield/texts.ts'
import type { StoreView } from './use-store.ts'

/** Says that something could not be fetched, and offers another try; it names the shield, without which nothing can be shown. */
export const StoreFailed = ({ language, view: { failed, again } }: { language: Language; view: StoreView }) =>
  (failed.tables || failed.patches || failed.owned) && (
    <Failed language={language} name={failed.patches ? shieldTexts(language).title : undefined} again={again} />
  )
