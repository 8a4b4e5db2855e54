import { memo, useMemo } from 'react'
import { isLegacy } from '@kupodex/data/contract'
import { Controls } from '#list/controls/controls.tsx'
import type { Facet, ListModel } from '#list/controls/narrow.ts'
import { useNarrowed } from '#list/controls/use-narrowed.ts'
import { needOf } from '#list/menu.ts'
import { facetsIn, optionsOf, searchTextOf } from '#list/page-words.ts'
import type { Signs } from '#list/signs.ts'
import { useForReader } from '#list/use-for-reader.ts'
import { useIsHidden } from '#shield/use-is-hidden.ts'
import { achievementPatch, type LeanRow } from '@kupodex/data/game'
import { AchievementDetails } from './achievement-details.tsx'
import { AchievementLine } from './achievement-line.tsx'
import { Columns } from './columns.tsx'
import { genderOf } from './titles.ts'
import { givenBy, type Given } from './gives.tsx'
import type { GroupNames } from './group-names.ts'
import type { Group, Kind } from './groups.ts'
import { achievementsPath } from './paths.ts'
import type { Rewards } from './rewards.ts'
import { RowList } from './row-list.tsx'
import type { CollectionProps, ShownCollection } from './shown.ts'
import { type AchievementRow, completedDates, rowsOfCategory } from './states.ts'
import { useMenu } from './use-menu.ts'

export interface CategoryListProps extends ShownCollection {
  kind: Kind
  category: Group
  achievementId: number | null
  tables: GroupNames
  achievements: readonly LeanRow<'achievements'>[]
  titles: readonly LeanRow<'titles'>[]
  /** Null while there are none. */
  rewards: Rewards | null
}

const placeOf = ({ counting, date }: AchievementRow) => needOf(date !== null, counting)

const asWishable = ({ row: { id }, date }: AchievementRow) => ({ id, isOwned: date !== null })

const modelOf = (
  { texts: { room }, language, page }: CollectionProps,
  isHidden: ReturnType<typeof useIsHidden>,
  reader: readonly Facet<AchievementRow>[] | undefined,
  isTheirs: boolean,
): ListModel<AchievementRow> => ({
  textOf: searchTextOf<AchievementRow>(page, { name: ({ row }) => row.name }, ({ row }) =>
    isHidden(achievementPatch(row.id), row.name),
  ),
  shows: {
    all: () => true,
    completed: ({ state }) => state === 'completed',
    missing: ({ state }) => state !== 'completed',
  },
  sorts: {
    missingFirst: (a, b) => (isTheirs ? placeOf(a) - placeOf(b) : 0),
    name: (a, b) => a.row.name.localeCompare(b.row.name, language),
    points: (a, b) => b.row.points - a.row.points,
    newest: (a, b) => (b.date ?? -1) - (a.date ?? -1),
  },
  facets: facetsIn<AchievementRow>(page, [
    {
      name: 'obtainable',
      label: room.obtainable.label,
      valuesOf: ({ counts }) => [counts ? 'yes' : 'no'],
      labelOf: (value) => room.obtainable[value === 'yes' ? 'yes' : 'no'],
      order: (a, b) => b.localeCompare(a),
      form: 'select',
    },
    {
      name: 'gives',
      label: room.gives.label,
      valuesOf: ({ row }) => [...(row.titleId > 0 ? ['title'] : []), ...(row.itemId > 0 ? ['item'] : [])],
      labelOf: (value) => room.gives[value === 'title' ? 'title' : 'item'],
      order: (a, b) => b.localeCompare(a),
      form: 'select',
    },
    ...(reader ?? []),
  ]),
})

interface LinesProps extends CollectionProps {
  rows: readonly AchievementRow[]
  givenOf: (row: LeanRow<'achievements'>) => Given
  path: string
  open: AchievementRow | undefined
  /** What the reader wants, and has elsewhere, in a list of a character of theirs. */
  signs: Signs | null
}

/** Drawn again only with other rows, not with each letter that is typed. */
const Lines = memo(function Lines({ language, texts, page, rows, givenOf, path, open, signs }: LinesProps) {
  return (
    <RowList {...{ language, texts, rows, most: page.rows }} keyOf={({ row }) => row.id}>
      {(one) => (
        <AchievementLine
          {...{ language, texts, givenOf }}
          achievement={one}
          path={`${path}${one.row.id}/`}
          isOpen={one === open}
          signs={one.date === null ? signs : null}
        />
      )}
    </RowList>
  )
})

export const CategoryList = (props: CategoryListProps) => {
  const { language, texts, page, character, kind, category, achievementId, tables, achievements, titles, rewards } =
    props
  const rows = useMemo(
    () => rowsOfCategory(achievements, category.id, completedDates(character), isLegacy(character)),
    [achievements, category.id, character],
  )
  const givenOf = useMemo(
    () => givenBy({ language, characterId: character.id, gender: genderOf(character), tables, titles, rewards }),
    [language, character, tables, titles, rewards],
  )
  const isHidden = useIsHidden()
  const forReader = useForReader(
    language,
    { type: 'achievement', characterId: character.id },
    achievementId !== null,
    asWishable,
  )
  const facets = forReader?.facets
  const options = useMemo(() => optionsOf(page), [page])
  const { list, isTheirs, names } = useMenu(page.path, options, character, texts)
  const model = useMemo(
    () => modelOf({ texts, language, page }, isHidden, facets, isTheirs),
    [texts, language, page, isHidden, facets, isTheirs],
  )
  const kept = useMemo(() => forReader?.keep(rows, list.state) ?? rows, [forReader, rows, list.state])
  const shown = useNarrowed(kept, model, list.state)
  const signs = isTheirs ? (forReader?.signs ?? null) : null
  const path = achievementsPath(language, character.id, kind.slug, category.slug)
  const open = rows.find(({ row }) => row.id === achievementId)
  return (
    <Columns
      back={path}
      backText={texts.room.back}
      openId={open?.row.id ?? null}
      details={
        open && (
          <AchievementDetails
            {...{ language, texts, page, character }}
            achievement={open}
            given={givenOf(open.row)}
            place={`${kind.name} › ${category.name}`}
          />
        )
      }
    >
      <Controls {...{ language, texts: texts.controls, list, shown }} facets={model.facets} names={names} />
      {forReader !== null && <forReader.Note things={rows} list={list} />}
      {shown.rows.length === 0 && <p className="panel pad soft">{texts.controls.nothing}</p>}
      <Lines {...{ language, texts, page, givenOf, open, signs }} rows={shown.rows} path={path} />
    </Columns>
  )
}
