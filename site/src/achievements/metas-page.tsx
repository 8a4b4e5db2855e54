import { useMemo } from 'react'
import { characterPagePath } from '#character/paths.ts'
import { Failed } from '#tables/failed.tsx'
import { useTable } from '#tables/use-table.ts'
import { MetasList } from './metas-list.tsx'
import { PrivateOr } from './private-or.tsx'
import type { PageProps, Shown } from './shown.ts'
import { useRewards } from './use-rewards.ts'
import { Skeleton, WithTables } from './waiting.tsx'

const WithMetas = (shown: Shown) => {
  const { language, texts, character } = shown
  const kinds = useTable(language, 'achievementKinds')
  const categories = useTable(language, 'achievementCategories')
  const metas = useTable(language, 'metas')
  const achievements = useTable(language, 'achievements')
  const views = useMemo(() => ({ kinds, categories, metas, achievements }), [kinds, categories, metas, achievements])
  const [rewards, again] = useRewards(language)
  if (rewards === 'failed') return <Failed title={texts.tables.failed} retry={texts.character.retry} again={again} />
  return (
    <>
      <p className="hint metas-note small soft">
        <a className="link" href={characterPagePath(language, character.id, 'verify')}>
          {texts.room.metas.verify}
        </a>
      </p>
      <WithTables texts={texts} views={views}>
        {(tables) => (rewards === null ? <Skeleton /> : <MetasList {...shown} tables={tables} items={rewards.items} />)}
      </WithTables>
    </>
  )
}

/** The island of a character's meta achievements. */
export const MetasPage = (props: PageProps) => <PrivateOr {...props}>{(shown) => <WithMetas {...shown} />}</PrivateOr>
