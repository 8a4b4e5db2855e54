import type { ReactNode } from 'react'
import { formatNumber } from '#format/number.ts'
import { mostShown, type Step } from './search-store.ts'
import { fill } from '#texts/fill.ts'
import { commonTexts, searchTexts } from '#texts/texts.ts'
import { FoundTable, type FoundRow, type FoundTableProps } from './found-table.tsx'
import { Icon } from '../ui/icon.tsx'

interface Props<Result> extends Omit<FoundTableProps, 'rows'> {
  step: Step<Result>
  /** What is said where nobody is found; null where something else on the page says it. */
  none: string | null
  error: string
  row: (result: Result) => FoundRow
  /** What stands in the table's place until there are results. */
  meanwhile?: { title: string; rows: readonly FoundRow[] }
}

const noticeOf = <Result,>({ language, step, none, error }: Props<Result>): ReactNode => {
  if (step.state === 'loading')
    return (
      <p className="panel pad soft" role="status">
        {commonTexts(language).loading}
      </p>
    )
  if (step.state === 'busy' || step.state === 'error')
    return (
      <p className="panel pad bad" role="alert">
        <Icon name="alert" /> {step.state === 'busy' ? searchTexts(language).busy : error}
      </p>
    )
  return none !== null && step.state === 'done' && step.results.length === 0 ? (
    <p className="panel pad soft" role="status">
      {none}
    </p>
  ) : null
}

/** What a search has come to. Results take the place of suggestions in the same table, so that the focus on one of them stays. */
export const FoundPart = <Result,>(props: Props<Result>) => {
  const { step, title, row, language, meanwhile } = props
  const hasMore = step.state === 'done' && step.hasMore === true
  const table = step.state === 'done' ? { title, rows: step.results.map(row) } : meanwhile
  return (
    <>
      {noticeOf(props)}
      {table !== undefined && table.rows.length > 0 && (
        <div className="stack found-part">
          <FoundTable {...props} {...table} />
          {(hasMore || table.rows.length > mostShown) && (
            <p className="small soft">
              {fill(searchTexts(language).shown, {
                n: formatNumber(Math.min(mostShown, table.rows.length), language),
              })}
            </p>
          )}
        </div>
      )}
    </>
  )
}
