import type { Language } from '@kupodex/data/game'
import { ResetTimes } from '#next/reset-times.tsx'
import { Icon } from '#ui/icon.tsx'
import { deskTexts } from './texts.ts'

/** When the game's days and weeks begin anew. */
export const ResetsBox = ({ language }: { language: Language }) => (
  <section className="panel box desk-short desk-resets">
    <h2>
      <Icon name="clock" />
      {deskTexts(language).resets}
    </h2>
    <ResetTimes language={language} />
  </section>
)
