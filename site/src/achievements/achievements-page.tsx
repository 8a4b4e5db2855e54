import { type Language, achievementPatch } from '@kupodex/data/game'
import { Suspense, useEffect } from 'react'
import { asked } from '#ask/asked.ts'
import { Failed } from '#ask/failed.tsx'
import { useResource } from '#ask/use-resource.ts'
import { settleOn } from '#list/opened.ts'
import { useOpenedName } from '#list/use-opened-name.ts'
import { useTable } from '#tables/use-table.ts'
import { Notice } from '../ui/notice.tsx'
import { Crumbs } from './crumbs.tsx'
import { Go, useParts } from './go.tsx'
import type { GroupNames } from './group-names.ts'
import { type Group, type GroupTables, type Kind, type KindSums, findGroup, kindsOf } from './groups.ts'
import { categoryList, Overview } from './overview.tsx'
import { achievementPath, achievementsPath } from './paths.ts'
import { PrivateOr } from './private-or.tsx'
import type { Rewards } from './rewards.ts'
import type { CollectionProps, ShownCollection } from './shown.ts'
import { isKnown } from './states.ts'
import { SumLines } from './sums.tsx'
import { useFile } from './use-file.ts'
import { Skeleton, Waiting, WithTables } from './waiting.tsx'

const asPublished = (rewards: Rewards): Rewards => rewards

const useRewards = (language: Language) => useFile(asked('achievementRewards', { lang: language }), asPublished)

interface CategoryProps extends ShownCollection {
  tables: GroupNames
  kind: Kind
  category: Group
  achievementId: number | null
}

/** A category, with the tables that only its rows need. */
const Category = (props: CategoryProps) => {
  const { language, texts, character, tables, kind, category, achievementId } = props
  const views = { achievements: useTable(language, 'achievements'), titles: useTable(language, 'titles') }
  const [rewards] = useRewards(language)
  const { achievements } = views
  const row = achievements.state === 'ready' ? achievements.rows.find(({ id }) => id === achievementId) : undefined
  // Its script comes beside the tables that its rows are made from.
  useEffect(() => categoryList.ahead(), [])
  // An achievement that has moved to another category keeps its old address.
  const path = row && achievementPath(language, character.id, tables, row)
  useEffect(() => {
    if (path !== undefined) settleOn(path)
  }, [path])
  const name = `${category.name} · ${kind.name}`
  useOpenedName(row && { name: row.name, patch: achievementPatch(row.id) }, name, name)
  return (
    <>
      <Crumbs
        label={texts.room.path}
        above={[
          { name: texts.room.all, href: achievementsPath(language, character.id), move: 'list' },
          { name: kind.name, href: achievementsPath(language, character.id, kind.slug) },
        ]}
        here={category.name}
      />
      <div className="total">
        <SumLines language={language} texts={texts.room.sums} sums={category.sums} isKnown={isKnown(character)} />
      </div>
      <WithTables language={language} views={views}>
        {(rows) => (
          <Suspense fallback={<Skeleton />}>
            <categoryList.Part
              {...props}
              achievements={rows.achievements}
              titles={rows.titles}
              rewards={rewards === 'failed' ? null : rewards}
            />
          </Suspense>
        )}
      </WithTables>
    </>
  )
}

const Achievements = (shown: ShownCollection & { tables: GroupTables; sums: KindSums }) => {
  const { language, texts, character, tables, sums } = shown
  const kinds = kindsOf(tables.kinds, tables.categories, sums)
  const { kind, category, achievementId, exists } = findGroup(kinds, useParts())
  if (!exists)
    return (
      <Notice level={2} icon="telescope" title={texts.room.nowhere}>
        <Go className="button" href={achievementsPath(language, character.id)} focus="#view" move="list">
          {texts.room.all}
        </Go>
      </Notice>
    )
  if (kind !== null && category !== null)
    return <Category key={category.id} {...shown} {...{ kind, category, achievementId }} />
  return <Overview {...shown} {...{ kinds, kind }} />
}

/** The sums of what there is, of which nobody's character has what is not known. */
const WithSumsOfAll = (shown: ShownCollection & { tables: GroupTables }) => {
  const { language } = shown
  const file = asked('achievementSums', {})
  const { state, value } = useResource(file)
  if (value !== null) return <Achievements {...shown} sums={value.kinds} />
  return state === 'failed' ? <Failed language={language} again={file.again} /> : <Waiting />
}

/** Loads what the overview needs, which is little. */
const WithGroups = (shown: ShownCollection) => {
  const views = {
    kinds: useTable(shown.language, 'achievementKinds'),
    categories: useTable(shown.language, 'achievementCategories'),
  }
  return (
    <WithTables language={shown.language} views={views}>
      {(tables) =>
        isKnown(shown.character) ? (
          <Achievements {...shown} tables={tables} sums={shown.character.achievementKinds} />
        ) : (
          <WithSumsOfAll {...shown} tables={tables} />
        )
      }
    </WithTables>
  )
}

export const AchievementsPage = ({ page, language }: Omit<CollectionProps, 'texts'>) => (
  <PrivateOr language={language}>{(shown) => <WithGroups {...shown} page={page} />}</PrivateOr>
)
