import type { Language } from '@kupodex/data/game'
import { WithCharacter } from '../character/with-character.tsx'
import type { TimelineTexts } from './texts/index.ts'
import { Timeline, type TimelinePageTexts } from './timeline-parts.tsx'

interface Props {
  language: Language
  texts: TimelinePageTexts
  words: TimelineTexts
}

/** The island of the timeline. */
export const TimelinePage = ({ language, texts, words }: Props) => (
  <WithCharacter language={language} texts={texts}>
    {(character) => <Timeline language={language} texts={texts} words={words} character={character} />}
  </WithCharacter>
)
