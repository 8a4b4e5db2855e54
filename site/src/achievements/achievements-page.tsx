import { achievementPatch } from '@kupodex/data/game'
import { Suspense, useEffect } from 'react'
import { useTable } from '#tables/use-table.ts'
import { Notice } from '../ui/notice.tsx'
import { settleOn } from '#collection/opened.ts'
import { useOpenName } from '#character/use-open-name.ts'
import { useIsHidden } from '#shield/use-is-hidden.ts'
import { useParts } from './address.ts'
import { Crumbs } from './crumbs.tsx'
import type { GroupNames } from './group-names.ts'
import { findGroup, type Group, type GroupTables, type Kind, kindsOf } from './groups.ts'
import { Go } from './go.tsx'
import { categoryList } from './later-parts.ts'
import { Overview } from './overview.tsx'
import { achievementPath, achievementsPath } from './paths.ts'
import { PrivateOr } from './private-or.tsx'
import type { PageProps, Shown } from './shown.ts'
import { SumLines } from './sums.tsx'
import { useRewards } from './use-rewards.ts'
import { Skeleton, WithTables } from './waiting.tsx'

interface CategoryProps extends Shown {
  tables: GroupNames
  kind: Kind
  category: Group
  achievementId: number | null
}

/** What is open, for the title: an achievement, or a category with its kind. */
const openedName = (row: { name: string } | undefined, { kind, category }: CategoryProps): string =>
  row?.name ?? `${category.name} · ${kind.name}`

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
  const isHidden = useIsHidden()
  useOpenName(openedName(row !== undefined && isHidden(achievementPatch(row.id), row.name) ? undefined : row, props))
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
        <SumLines language={language} texts={texts.room.sums} sums={category.sums} />
      </div>
      <WithTables texts={texts} views={views}>
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

const Achievements = (shown: Shown & { tables: GroupTables }) => {
  const { language, texts, character, tables } = shown
  const kinds = kindsOf(tables.kinds, tables.categories, character.achievementKinds)
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

/** Loads what the overview needs, which is little. */
const WithGroups = (shown: Shown) => {
  const views = {
    kinds: useTable(shown.language, 'achievementKinds'),
    categories: useTable(shown.language, 'achievementCategories'),
  }
  return (
    <WithTables texts={shown.texts} views={views}>
      {(tables) => <Achievements {...shown} tables={tables} />}
    </WithTables>
  )
}

/** The island of a character's achievements. */
export const AchievementsPage = (props: PageProps) => (
  <PrivateOr {...props}>{(shown) => <WithGroups {...shown} />}</PrivateOr>
)
