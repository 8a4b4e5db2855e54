import { memo, useEffect, useMemo, useState } from 'react'
import type { ListState } from '#list/controls/state.ts'
import { counted } from '#texts/fill.ts'
import { achievementPatch, type LeanRow } from '@kupodex/data/game'
import { isLegacy } from '@kupodex/data/contract'
import { type FoldedText, textMatcher } from '@kupodex/data/find'
import { useIsHidden } from '#shield/use-is-hidden.ts'
import { useTable } from '#tables/use-table.ts'
import { AchievementLine } from './achievement-line.tsx'
import type { GroupNames } from './group-names.ts'
import { foldAll } from './name-index.ts'
import { achievementPath, placeWords } from './paths.ts'
import { RowList } from './row-list.tsx'
import type { ShownCollection } from './shown.ts'
import { achievementRow, type AchievementRow, completedDates } from './states.ts'
import { Skeleton, WithTables } from './waiting.tsx'

export interface SearchProps extends ShownCollection {
  /** The state that rows are shown for, which follows what is typed. */
  state: ListState
  tables: GroupNames
}

/** Rows of a search say where an achievement is; what it gives is said there. */
const nothingGiven = () => ({ title: null, item: null })

interface Rows {
  rows: readonly AchievementRow[]
  most: number | null
}

/** The rows that were found; drawn again only with others, not with each letter that is typed. */
const Lines = memo(function Lines(props: Omit<SearchProps, 'state' | 'page'> & Rows) {
  const { language, texts, character, tables, rows, most } = props
  return (
    <RowList {...{ language, texts, rows, most }} keyOf={({ row }) => row.id}>
      {(one) => (
        <AchievementLine
          {...{ language, texts }}
          achievement={one}
          givenOf={nothingGiven}
          path={achievementPath(language, character.id, tables, one.row)}
          place={placeWords(tables, one.row)}
        />
      )}
    </RowList>
  )
})

/** The names of rows as they are searched; null while they are being prepared. */
const useFolded = (rows: readonly LeanRow<'achievements'>[]): readonly FoldedText[] | null => {
  const [made, setMade] = useState<{ rows: typeof rows; folded: readonly FoldedText[] } | null>(null)
  useEffect(() => {
    let isWanted = true
    void foldAll(rows).then((folded) => isWanted && setMade({ rows, folded }))
    return () => void (isWanted = false)
  }, [rows])
  return made?.rows === rows ? made.folded : null
}

const Found = (props: SearchProps & { achievements: readonly LeanRow<'achievements'>[] }) => {
  const { language, texts, character, state, tables, achievements } = props
  const folded = useFolded(achievements)
  const isHidden = useIsHidden()
  const rows = useMemo(() => {
    if (folded === null) return null
    const [dates, legacy] = [completedDates(character), isLegacy(character)]
    const isFound = textMatcher(state.search)
    return achievements
      .filter(
        ({ id, name }, at) => folded[at] !== undefined && isFound(folded[at]) && !isHidden(achievementPatch(id), name),
      )
      .map((row) => achievementRow(row, dates, legacy))
      .filter((one) => state.show === 'all' || (state.show === 'completed') === (one.state === 'completed'))
  }, [achievements, folded, character, state, isHidden])
  if (rows === null) return <Skeleton />
  return (
    <>
      <p className="hits" role="status">
        {rows.length === 0 ? texts.room.nothing : counted(texts.room.found, rows.length, language)}
      </p>
      <Lines {...{ language, texts, character, tables, rows }} most={props.page.rows} />
    </>
  )
}

/** Loads what a search needs before it is begun. */
export const SearchAhead = ({ language }: Pick<SearchProps, 'language'>) => {
  const achievements = useTable(language, 'achievements')
  useEffect(() => {
    if (achievements.state === 'ready') void foldAll(achievements.rows)
  }, [achievements])
  return null
}

/** What a search through the achievements of all kinds finds; they are loaded for it. */
export const SearchAll = (props: SearchProps) => {
  const achievements = useTable(props.language, 'achievements')
  return (
    <WithTables language={props.language} views={{ achievements }}>
      {(rows) => <Found {...props} {...rows} />}
    </WithTables>
  )
}
