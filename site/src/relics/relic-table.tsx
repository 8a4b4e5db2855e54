import { memo, useMemo, useState } from 'react'
import type { Language } from '@kupodex/data/game'
import { openAmong, type ListFrame, type TableProps } from '#collection/frame.ts'
import { moveByKey, reachedOf } from '#collection/keys.ts'
import { sameProps } from '#collection/pieces.ts'
import type { Thing } from '#collection/thing.ts'
import { inLanguage, itemPath } from '#paths/paths.ts'
import { useStore } from '#ui/use-store.ts'
import { type Column, gridOf, type Row } from './grid.ts'
import { NeedsBox } from './needs-box.tsx'
import type { Relic, Series } from './relic.ts'
import { RelicCell } from './relic-cell.tsx'
import { known, useJobs, useSeries } from './series.ts'
import { type RelicTexts, relicTexts } from './texts.ts'

type Jobs = ReturnType<typeof useJobs>

/** The jobs of a column; classes only where they are no step to one of its jobs. */
const jobsOf = ({ jobIds }: Pick<Relic, 'jobIds'>, jobs: Jobs) => {
  const all = jobIds.flatMap((id) => jobs.byId.get(id) ?? [])
  const own = all.filter(({ isClass }) => !isClass)
  return own.length === 0 ? all : own
}

const Head = ({ column, jobs, texts }: { column: Column; jobs: Jobs; texts: RelicTexts }) => {
  if (column.role !== null) return <th scope="col">{texts.roles[column.role]}</th>
  const own = jobsOf(column, jobs)
  // Without its jobs, which could not be loaded, it would be a head without a name.
  if (own.length === 0) return <td />
  return (
    <th scope="col">
      {own.map(({ id, name, abbreviation }) => (
        <abbr key={id} title={name}>
          {abbreviation}{' '}
        </abbr>
      ))}
    </th>
  )
}

interface HintsProps {
  series: Series | undefined
  step: number
  texts: RelicTexts
  language: Language
}

/** What achievements say of a step without proving any of its relics, as long as none of it is known. */
const Hints = ({ series, step, texts, language }: HintsProps) => {
  const { things, achievements } = useStore(known)
  const said = series?.hints.filter((hint) => hint.step === step && achievements?.has(hint.achievementId)) ?? []
  if (said.length === 0) return null
  const isThere = ({ isOwned, row }: Thing) =>
    isOwned && row.relicSeriesId === series?.id && (row as { step?: number }).step === step
  if (things.some(isThere)) return null
  return said.map(({ achievementId, name, means }) => {
    const [before = '', after = ''] = texts.hints[means].split('{name}')
    return (
      <small key={achievementId} className="soft">
        {before}
        <a className="link" href={inLanguage(language, itemPath('achievement', 'global', achievementId))}>
          {name}
        </a>
        {after}
      </small>
    )
  })
}

interface LineProps extends Pick<Row, 'step' | 'slot' | 'cells'> {
  frame: ListFrame
  /** The keys of the columns that the cells are in. */
  columns: readonly string[]
  isStepped: boolean
  /** Whether it is the first of its step. */
  isFirst: boolean
  series: Series | undefined
  reached: number | null
  openKey: number | null
}

/** A step or a piece of armor of it, with the name of the first of it. */
const Line = memo(({ frame, step, slot, cells, columns, isStepped, isFirst, series, reached, openKey }: LineProps) => {
  const { language } = frame
  const texts = relicTexts(language)
  const first = cells.flat()[0]
  const words = [isStepped && `${texts.step} ${step}`, slot && texts.slots[slot]].filter(Boolean)
  const hasName = first !== undefined && slot === null && !frame.isVeiled(first)
  return (
    <tr>
      <th scope="row">
        {words.length > 0 && <span>{words.join(' · ')}</span>}
        {hasName && <small className="soft">{first.name}</small>}
        {isFirst && <Hints {...{ series, step, texts, language }} />}
      </th>
      {cells.map((things, at) => (
        <td key={columns[at]}>
          {things.map((thing) => (
            <RelicCell
              key={thing.id}
              {...{ frame, thing }}
              isReached={thing.id === reached}
              isOpen={thing.key === openKey}
            />
          ))}
        </td>
      ))}
    </tr>
  )
}, sameProps)
Line.displayName = 'Line'

/** The part of a table's height that a row takes before it is laid out (rem). */
const rowHeight = 5.5

/** With more columns, a table needs more width than a window of middling width has (`relics.css`). */
const fewColumns = 15

const Table = memo(
  ({ frame, things, openKey, series, jobs }: TableProps & { series: Series | undefined; jobs: Jobs }) => {
    const [last, setLast] = useState<number | null>(null)
    const grid = useMemo(() => gridOf(things), [things])
    const columns = grid.columns.map(({ key }) => key)
    const texts = relicTexts(frame.language)
    const inOrder = useMemo(() => grid.rows.flatMap(({ cells }) => cells.flat()), [grid])
    const reached = reachedOf(inOrder, last, frame.isVeiled)
    return (
      <div
        className={`panel relic-table${grid.columns.length <= fewColumns ? ' is-narrow' : ''}`}
        style={{ containIntrinsicSize: `auto ${(grid.rows.length + 1) * rowHeight}rem` }}
        onFocus={({ target }) => {
          const key = target.closest<HTMLElement>('[data-thing]')?.dataset.thing
          if (key !== undefined) setLast(Number(key))
        }}
        onKeyDown={moveByKey}
      >
        <table className="ticks" aria-label={series?.name}>
          <thead>
            <tr>
              <td />
              {grid.columns.map((column) => (
                <Head key={column.key} {...{ column, jobs, texts }} />
              ))}
            </tr>
          </thead>
          <tbody>
            {grid.rows.map(({ key, step, slot, cells }, at) => {
              const all = cells.flat()
              return (
                <Line
                  key={key}
                  {...{ frame, step, slot, cells, columns, series, isStepped: grid.isStepped }}
                  isFirst={grid.rows[at - 1]?.step !== step}
                  reached={all.some(({ id }) => id === reached) ? reached : null}
                  openKey={openAmong(all, openKey)}
                />
              )
            })}
          </tbody>
        </table>
      </div>
    )
  },
  sameProps,
)
Table.displayName = 'Table'

/** What the missing steps of a series take, whatever the list is narrowed to. */
const SeriesNeeds = ({ language, series }: { language: Language; series: Series }) => {
  const { things } = useStore(known)
  return <NeedsBox {...{ language, things }} title={relicTexts(language).missing} series={[series]} />
}

/** A series of relics: jobs as columns, steps as rows, and what its missing steps take. */
export const RelicTable = ({ frame, things, openKey }: TableProps) => {
  const { language, isKnown } = frame
  const id = things[0]?.row.relicSeriesId ?? 0
  const series = useSeries(language)?.get(id)
  const jobs = useJobs(language)
  return (
    <>
      <div className="relic-frame">
        <Table {...{ frame, things, series, jobs }} openKey={openAmong(things, openKey)} />
      </div>
      {isKnown && series !== undefined && series.costs.length > 0 && (
        <SeriesNeeds language={language} series={series} />
      )}
    </>
  )
}
