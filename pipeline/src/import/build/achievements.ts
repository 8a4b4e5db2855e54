import { legacyKind } from '@kupodex/data/rules'
import { patchByHand } from '../facts/ranges.ts'
import { kindOfAchievement, whyNotDone } from '../sources/achievement-state.ts'
import { seasonalCategories } from '../sources/seasons.ts'
import { slugOf } from '../sheets/display-name.ts'
import { fromSheet } from './build.ts'

const listed = (row: { int: (column: string) => number }) => row.int('Order') !== 0

export const achievementKinds = fromSheet('achievementKinds', 'AchievementKind', {
  keep: listed,
  make: (row) => ({
    id: row.id,
    name: row.names('Name'),
    sort: row.int('Order'),
    slug: slugOf(row.text('Name')),
  }),
})

export const achievementCategories = fromSheet('achievementCategories', 'AchievementCategory', {
  keep: listed,
  make: (row) => ({
    id: row.id,
    name: row.names('Name'),
    kindId: row.int('AchievementKind'),
    sort: row.int('Order'),
    slug: slugOf(row.text('Name')),
  }),
})

export const achievements = fromSheet('achievements', 'Achievement', {
  keep: (row) => row.text('Name') !== '' && row.int('AchievementCategory') !== 0,
  make: (row, context) => {
    const categoryId = row.int('AchievementCategory')
    const kindId = kindOfAchievement(row, context)
    const gone = whyNotDone(row, context)
    return {
      id: row.id,
      name: row.names('Name'),
      points: row.int('Points'),
      icon: row.int('Icon'),
      sort: row.int('Order') || row.id,
      titleId: row.int('Title'),
      itemId: context.references.note('items', row.int('Item')),
      obtainable: gone === null,
      ...(gone !== null && { gone }),
      notLegacy: kindId !== legacyKind,
      seasonal: seasonalCategories.has(categoryId),
      categoryId,
      kindId,
      hidden: row.int('AchievementHideCondition'),
      patch: patchByHand(context.hand, 'achievements', row.id),
    }
  },
  prose: (row) => ({ description: row.prose('Description') }),
})

export const titles = fromSheet('titles', 'Title', (context) => {
  const givers = Map.groupBy(
    achievements.build(context).rows.filter(({ titleId }) => titleId !== 0),
    ({ titleId }) => titleId,
  )
  return {
    keep: (row) => row.text('Masculine') !== '',
    make: (row) => ({
      id: row.id,
      masculine: row.names('Masculine'),
      feminine: row.names('Feminine'),
      isPrefix: row.bool('IsPrefix'),
      sort: row.int('Order'),
      achievementIds: (givers.get(row.id) ?? []).map(({ id }) => id),
    }),
  }
})
