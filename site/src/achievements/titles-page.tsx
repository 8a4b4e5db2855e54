import { useMemo } from 'react'
import type { Language } from '@kupodex/data/game'
import { ask } from '#ask/page.ts'
import { Failed } from '#tables/failed.tsx'
import { useTable } from '#tables/use-table.ts'
import { PrivateOr } from './private-or.tsx'
import type { PageProps, Shown } from './shown.ts'
import { titleSourcesOf } from './title-sources.ts'
import { TitlesList } from './titles-list.tsx'
import { fileOptions, useFile } from './use-file.ts'
import { Waiting, WithTables } from './waiting.tsx'

const askIn = (language: Language) => ask('titleAchievements', { lang: language }, fileOptions)

const WithTitles = (shown: Shown) => {
  const { language, texts } = shown
  const titles = useTable(language, 'titles')
  const views = useMemo(() => ({ titles }), [titles])
  const [sources, again] = useFile(askIn, language, titleSourcesOf)
  if (sources === 'failed') return <Failed title={texts.tables.failed} retry={texts.character.retry} again={again} />
  return (
    <WithTables texts={texts} views={views}>
      {(tables) => (sources === null ? <Waiting /> : <TitlesList {...shown} tables={{ ...sources, ...tables }} />)}
    </WithTables>
  )
}

/** The island of a character's titles. */
export const TitlesPage = (props: PageProps) => <PrivateOr {...props}>{(shown) => <WithTitles {...shown} />}</PrivateOr>
