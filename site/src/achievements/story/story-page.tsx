import { useTable } from '#tables/use-table.ts'
import { PrivateOr } from '../private-or.tsx'
import type { PageProps, Shown } from '../shown.ts'
import { WithTables } from '../waiting.tsx'
import { StoryList } from './story-list.tsx'

const WithStory = (shown: Shown) => {
  const { language } = shown
  const views = {
    storyChapters: useTable(language, 'storyChapters'),
    tribes: useTable(language, 'tribes'),
    tribeRanks: useTable(language, 'tribeRanks'),
    expansions: useTable(language, 'expansions'),
  }
  return (
    <WithTables language={language} views={views}>
      {(tables) => <StoryList {...shown} {...tables} />}
    </WithTables>
  )
}

/** The island of how far a character has come in the story. */
export const StoryPage = ({ language }: Pick<PageProps, 'language'>) => (
  <PrivateOr language={language}>{(shown) => <WithStory {...shown} />}</PrivateOr>
)
