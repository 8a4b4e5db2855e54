import { startTransition, useEffect, useMemo, useState } from 'react'
import type { Language } from '@kupodex/data/game'
import { counted } from '#texts/fill.ts'
import { useIsPrinted } from '#ui/use-is-printed.ts'
import type { ControlTexts } from './controls/texts.ts'

/** The rows that are shown of a long list, how many are left, and what shows these too. */
export interface FirstRows<Row> {
  shown: readonly Row[]
  rest: number
  showAll: () => void
}

/** The first `most` rows of a list, all for null and on paper; other rows begin anew. `rowAt`, always the same, finds what has the focus once the rest is there. */
export const useFirstRows = <Row,>(
  rows: readonly Row[],
  most: number | null,
  rowAt?: (at: number) => HTMLElement | null | undefined,
): FirstRows<Row> => {
  const [whole, setWhole] = useState<readonly Row[] | null>(null)
  const isWhole = whole === rows
  const isPrinted = useIsPrinted()
  useEffect(() => {
    if (isWhole && most !== null) rowAt?.(most)?.focus()
  }, [isWhole, most, rowAt])
  const isCut = most !== null && !isWhole && !isPrinted
  const shown = useMemo(() => (isCut ? rows.slice(0, most) : rows), [rows, isCut, most])
  return { shown, rest: rows.length - shown.length, showAll: () => startTransition(() => setWhole(rows)) }
}

interface Props {
  language: Language
  texts: ControlTexts
  first: Pick<FirstRows<never>, 'rest' | 'showAll'>
}

/** The button that stands for the rest of a long list: 'Plus 12 more.' */
export const Plus = ({ language, texts, first: { rest, showAll } }: Props) =>
  rest > 0 && (
    <button type="button" className="button quiet plus" onClick={showAll}>
      {counted(texts.plus, rest, language)}
    </button>
  )
