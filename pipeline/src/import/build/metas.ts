import type { Draft, TableRow } from '@kupodex/data/game'
import type { ImportContext } from '../context/context.ts'
import { columnsOfText, type FactRow } from '../facts/fact-file.ts'
import type { SheetRow } from '../sheets/sheet.ts'
import { fromFacts } from './build.ts'
import { slugOf } from './slug.ts'

/** Achievements that ask for other achievements. */
const asksForOthers = 2

const achievementOf = (row: FactRow, { sheets }: ImportContext): SheetRow => {
  const id = row.int('achievement')
  const achievement = sheets.open('Achievement').get(id)
  if (achievement?.int('Type') !== asksForOthers) return row.refuse('achievement', `${id} asks for no achievements`)
  return achievement
}

const needed = (achievement: SheetRow): number[] =>
  [achievement.int('Key'), ...achievement.ints('Data')].filter((id) => id !== 0)

const make = (row: FactRow, context: ImportContext): Draft<TableRow<'metas'>> => {
  const id = row.int('id')
  const achievement = row.maybeInt('achievement') === null ? null : achievementOf(row, context)
  const name = achievement?.names('Name') ?? row.names()
  const items = row.ints('items')
  for (const item of items) context.references.note('items', item)
  return {
    id,
    name,
    group: Math.floor(id / 1000),
    slug: slugOf(name.en),
    achievements: achievement ? needed(achievement) : row.ints('achievements'),
    achievementCategories: row.ints('categories'),
    excludedAchievements: row.ints('excluded'),
    items,
    achievementId: achievement?.id ?? 0,
  }
}

/** Meta achievements: groups and members from `data/hand/metas.csv`, or what the game's own achievement asks for. */
export const metas = fromFacts('metas', (context) =>
  context.hand
    .read('metas', ['id', 'achievement', ...columnsOfText(), 'achievements', 'categories', 'excluded', 'items'])
    .map((row) => make(row, context)),
)
