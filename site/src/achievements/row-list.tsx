import { type Key, type ReactNode, useEffect, useRef, useState, useTransition } from 'react'
import type { Language } from '@kupodex/data/game'
import { counted, type Counted } from '#texts/fill.ts'

/** How many rows a list shows before it is asked for the rest (spec: characters §9). */
export const mostRows = 250

interface Props<Row> {
  language: Language
  /** What stands for the rest: 'Plus {n} more.' */
  plus: Counted
  rows: readonly Row[]
  keyOf: (row: Row) => Key
  children: (row: Row) => ReactNode
}

/** A list of rows, each drawn as an element of the list; of a long one the first, and the rest once it is asked for. */
export const RowList = <Row,>({ language, plus, rows, keyOf, children }: Props<Row>) => {
  const [, startTransition] = useTransition()
  const [whole, setWhole] = useState<readonly Row[] | null>(null)
  // Other rows are asked for again.
  const isWhole = whole === rows
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    // The button had the focus and is gone: on with the first of the rows that came in its place.
    if (isWhole) list.current?.children[mostRows]?.querySelector<HTMLElement>('a, button')?.focus()
  }, [isWhole])
  const rest = isWhole ? 0 : rows.length - mostRows
  return (
    <>
      <ul className="panel deeds" ref={list}>
        {(rest > 0 ? rows.slice(0, mostRows) : rows).map((row) => (
          <li key={keyOf(row)} data-id={keyOf(row)}>
            {children(row)}
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <button type="button" className="button quiet plus" onClick={() => startTransition(() => setWhole(rows))}>
          {counted(plus, rest, language)}
        </button>
      )}
    </>
  )
}
