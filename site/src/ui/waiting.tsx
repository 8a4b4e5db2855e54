import type { Language } from '@kupodex/data/game'
import { commonTexts } from '#texts/texts.ts'

/** A panel that says that something is being fetched. */
export const Waiting = ({ language }: { language: Language }) => (
  <p className="panel pad soft" aria-busy="true">
    {commonTexts(language).loading}
  </p>
)
