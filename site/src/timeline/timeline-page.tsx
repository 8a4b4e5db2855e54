import type { Language } from '@kupodex/data/game'
import { stateTexts } from '#character/state-texts.ts'
import { commonTexts } from '#texts/texts.ts'
import { WithCharacter } from '../character/with-character.tsx'
import { timelineTexts } from './texts.ts'
import { Timeline } from './timeline-parts.tsx'

/** The island of the timeline. */
export const TimelinePage = ({ language }: { language: Language }) => {
  const texts = { ...stateTexts(language), loading: commonTexts(language).loading }
  return (
    <WithCharacter language={language}>
      {(character) => <Timeline {...{ language, texts, character }} words={timelineTexts(language)} />}
    </WithCharacter>
  )
}
