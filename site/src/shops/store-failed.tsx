import type { Language } from '@kupodex/data/game'
import { Failed } from '#ask/failed.tsx'
import { shieldTexts } from '#shield/texts.ts'
import type { StoreView } from './use-store.ts'

/**
 * Says that something could not be fetched, and offers another try; nothing where all is there or on its way. Without knowing what
 * the shield hides nothing can be shown, so that is named.
 */
export const StoreFailed = ({ language, view: { failed, again } }: { language: Language; view: StoreView }) =>
  (failed.tables || failed.patches || failed.owned) && (
    <Failed language={language} name={failed.patches ? shieldTexts(language).title : undefined} again={again} />
  )
