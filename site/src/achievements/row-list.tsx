import { type Key, type ReactNode, useCallback, useRef } from 'react'
import { Plus, useFirstRows } from '#list/first-rows.tsx'
import type { PageProps } from './shown.ts'

interface Props<Row> extends PageProps {
  rows: readonly Row[]
  /** How many rows are shown before the rest is asked for; null for all. */
  most: number | null
  keyOf: (row: Row) => Key
  children: (row: Row) => ReactNode
}

/** A list of rows, each drawn as an element of the list; of a long one the first, and the rest once it is asked for. */
export const RowList = <Row,>({ language, texts, rows, most, keyOf, children }: Props<Row>) => {
  const list = useRef<HTMLUListElement>(null)
  const rowAt = useCallback((at: number) => list.current?.children[at]?.querySelector<HTMLElement>('a, button'), [])
  const first = useFirstRows(rows, most, rowAt)
  return (
    <>
      <ul className="panel deeds" ref={list}>
        {first.shown.map((row) => (
          <li key={keyOf(row)} data-id={keyOf(row)}>
            {children(row)}
          </li>
        ))}
      </ul>
      <Plus {...{ language, first }} texts={texts.controls} />
    </>
  )
}
