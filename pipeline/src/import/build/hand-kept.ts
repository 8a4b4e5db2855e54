import type { Draft, TableRow } from '@kupodex/data/game'
import type { ImportContext } from '../context/context.ts'
import { columnsOfText, type FactRow } from '../facts/fact-file.ts'
import { slugOf } from '../sheets/display-name.ts'
import type { SheetRow } from '../sheets/sheet.ts'
import { paidTypes, sourceType, sourceTypeNames, uncountedTypes } from '../sources/source-types.ts'
import { fromFacts } from './build.ts'

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

const secondsOf = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 1000

/** Raids with the day they opened (UTC), from `data/hand/raids.csv` (achievement, released, expansion). */
export const raids = fromFacts('raids', ({ hand, sheets }) =>
  hand.read('raids', ['achievement', 'name', 'released', 'expansion']).map((row) => {
    const id = row.int('achievement')
    const achievement = sheets.open('Achievement').get(id)
    if (!achievement || achievement.text('Name') === '') row.refuse('achievement', `there is no achievement ${id}`)
    const day = row.maybeText('released')
    if (day !== null && Number.isNaN(secondsOf(day))) row.refuse('released', `"${day}" is not a valid date`)
    return {
      id,
      name: {
        en: row.maybeText('name') ?? row.refuse('name', 'the name is empty'),
        de: row.maybeText('name_de'),
        fr: row.maybeText('name_fr'),
        ja: row.maybeText('name_ja'),
      },
      released: day === null ? null : secondsOf(day),
      expansionId: row.int('expansion'),
    }
  }),
)

/** Source types; the game has no list of them, so this one is ours. */
export const sourceTypes = fromFacts('sourceTypes', () =>
  Object.entries(sourceTypeNames).map(([key, name]) => {
    const id = sourceType[key as keyof typeof sourceTypeNames]
    return { id, name, sort: id, paid: paidTypes.has(id), counted: !uncountedTypes.has(id) }
  }),
)

/** Events, campaigns and products by name, from `data/hand/occasions.csv` (id and the names). */
export const occasions = fromFacts('occasions', ({ hand }) =>
  hand.read('occasions', ['id', ...columnsOfText()]).map((row) => ({
    id: row.int('id'),
    name: row.names(),
  })),
)
