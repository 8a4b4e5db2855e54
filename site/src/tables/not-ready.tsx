import type { Language } from '@kupodex/data/game'
import { Failed } from '#ask/failed.tsx'
import { checkPage } from './page.ts'
import { tableTexts } from './texts.ts'

/** Says in place of a part what its tables have come to as long as they are not there. */
export const NotReady = ({ language, state }: { language: Language; state: 'loading' | 'failed' }) =>
  state === 'failed' ? (
    <Failed className="stack" language={language} again={checkPage} />
  ) : (
    <p className="soft" role="status">
      {tableTexts(language).loading}
    </p>
  )
