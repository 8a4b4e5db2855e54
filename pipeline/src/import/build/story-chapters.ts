import type { Draft, TableRow } from '@kupodex/data/game'
import type { ImportContext } from '../context/context.ts'
import { headed } from '../sheets/display-name.ts'
import type { SheetRow } from '../sheets/sheet.ts'
import { rowsBy } from '../sources/sheet-index.ts'
import type { TableBuilder } from './build.ts'

/** The type of achievements that ask for one quest, `Key`. */
const questType = 6

/** The cities where the story begins, as `Type` of a quest has them; quests of `anywhere` are the same for all. */
const [anywhere, cities] = [0, [1, 2, 3]] as const

/** A quest of the main scenario with its place in the order of the story, which quests for single classes share. */
interface StoryQuest {
  row: SheetRow
  place: number
  townId: number
  chapterId: number
}

/** The quests in their order, without those that are not in the game yet. */
const questsOf = ({ sheets }: ImportContext): StoryQuest[] => {
  const chapters = rowsBy(sheets.open('QuestChapter'), 'Quest')
  const rows = sheets
    .open('ScenarioTree')
    .rows.filter((row) => row.int('Unknown0') !== 0)
    .sort((a, b) => a.int('Unknown0') - b.int('Unknown0'))
  // The first quests are in no chapter of the list, and so in the one that follows them.
  let following = 0
  return rows
    .toReversed()
    .map((row) => {
      following = chapters.get(row.id)?.[0]?.int('Redo') ?? following
      return { row, place: row.int('Unknown0'), townId: row.int('Type'), chapterId: following }
    })
    .reverse()
}

/** The patch in the name of a quest: `T_VER555_01_01` is of 5.55. */
const patchOf = ({ row }: StoryQuest): string => {
  const [, whole, tenth, hundredth] = /^T_VER(\d)(\d)(\d)_/.exec(row.text('Name')) ?? []
  if (whole === undefined) return row.refuse('Name', 'the name does not say the patch')
  return hundredth === '0' ? `${whole}.${tenth}` : `${whole}.${tenth}${hundredth}`
}

/** The first two numbers of a patch are of its expansion, which begin with 2.0. */
const expansionOf = (patch: string): number => Number(patch.charAt(0)) - 2

const achievementsFor = (quest: StoryQuest, { sheets }: ImportContext): number[] =>
  (rowsBy(sheets.open('Achievement'), 'Key').get(quest.row.id) ?? [])
    .filter((row) => row.int('Type') === questType && row.text('Name') !== '')
    .map(({ id }) => id)

const chapter = (
  id: number,
  townId: number,
  quests: readonly StoryQuest[],
  context: ImportContext,
): Draft<TableRow<'storyChapters'>> => {
  const places = [...new Set(quests.map(({ place }) => place))]
  const [first, last] = [quests[0], quests.at(-1)]
  if (first === undefined || last === undefined) throw new Error(`chapter ${id} has no quests`)
  const row = context.sheets.open('QuestRedoChapterUI').get(id)
  const patch = patchOf(first)
  const expansionId = expansionOf(patch)
  const named = row !== undefined && row.text('ChapterName') !== '' ? row.names('ChapterName') : undefined
  const name =
    named ??
    context.sheets.open('ExVersion').get(expansionId)?.names('Name') ??
    first.row.refuse('Name', 'there is no such expansion')
  const steps = quests.flatMap((quest) =>
    achievementsFor(quest, context).map((achievementId) => ({
      achievementId,
      quests: places.indexOf(quest.place) + 1,
    })),
  )
  return {
    id: id * 10 + townId,
    name: headed(name),
    expansionId,
    sort: first.place,
    patch,
    lastPatch: patchOf(last),
    townId,
    quests: places.length,
    steps,
  }
}

/** Chapters of the main scenario: quests and order from its own sheet, chapters from the list of those that can be played again. */
export const storyChapters: TableBuilder<'storyChapters'> = {
  table: 'storyChapters',
  sheet: 'QuestRedoChapterUI',
  build: (context) => {
    const quests = questsOf(context)
    const rows = [...Map.groupBy(quests, ({ chapterId }) => chapterId)].flatMap(([id, all]) => {
      const towns = all.some(({ townId }) => townId !== anywhere) ? cities : [anywhere]
      return towns.map((town) =>
        chapter(
          id,
          town,
          all.filter(({ townId }) => townId === anywhere || townId === town),
          context,
        ),
      )
    })
    return { rows, skipped: context.sheets.open('ScenarioTree').rows.length - quests.length }
  },
}
