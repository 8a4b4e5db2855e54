import type { Language } from '@kupodex/data/game'
import { useState } from 'react'
import { formatNumber } from '#format/number.ts'
import { fill } from '#texts/fill.ts'

interface Shown<Row> {
  rows: readonly Row[]
  count: number
  more: () => void
}

/** The first rows of a list, and more of them when the reader asks for it. */
export const useFirst = <Row,>(all: readonly Row[], first: number, step = first): Shown<Row> => {
  const [most, setMost] = useState(first)
  return { rows: all.slice(0, most), count: all.length, more: () => setMost((now) => now + step) }
}

/** How many rows are shown, with a button for more; nothing where all have been there from the start. */
export const MoreLines = <Row,>({
  language,
  text,
  shown: { rows, count, more },
}: {
  language: Language
  text: { more: string; shown: string }
  shown: Shown<Row>
}) =>
  count > rows.length && (
    <p className="row">
      <button className="button quiet" type="button" onClick={more}>
        {text.more}
      </button>
      <span className="small soft" role="status">
        {fill(text.shown, { shown: formatNumber(rows.length, language), n: formatNumber(count, language) })}
      </span>
    </p>
  )
