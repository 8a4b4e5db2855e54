import { asked } from '#ask/asked.ts'
import { Failed } from '#ask/failed.tsx'
import { useTable } from '#tables/use-table.ts'
import { PrivateOr } from './private-or.tsx'
import type { CollectionProps, ShownCollection } from './shown.ts'
import { titleSourcesOf } from './title-sources.ts'
import { TitlesList } from './titles-list.tsx'
import { useFile } from './use-file.ts'
import { Waiting, WithTables } from './waiting.tsx'

const WithTitles = (shown: ShownCollection) => {
  const { language } = shown
  const titles = useTable(language, 'titles')
  const [sources, again] = useFile(asked('titleAchievements', { lang: language }), titleSourcesOf)
  if (sources === 'failed') return <Failed language={language} again={again} />
  return (
    <WithTables language={language} views={{ titles }}>
      {(tables) => (sources === null ? <Waiting /> : <TitlesList {...shown} tables={{ ...sources, ...tables }} />)}
    </WithTables>
  )
}

export const TitlesPage = ({ page, language }: Omit<CollectionProps, 'texts'>) => (
  <PrivateOr language={language}>{(shown) => <WithTitles {...shown} page={page} />}</PrivateOr>
)
