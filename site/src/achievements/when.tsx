import type { Language } from '@kupodex/data/game'
import { formatDay, isoDay } from '#format/date.ts'
import { fill } from '#texts/fill.ts'

interface Props {
  language: Language
  /** Epoch seconds; 0 where the day is not known. */
  date: number
  /** A sentence with `{date}`, and the words where the day is not known. */
  texts: { dated: string; undated: string }
}

export const When = ({ language, date, texts: { dated, undated } }: Props) =>
  date === 0 ? (
    undated
  ) : (
    <time dateTime={isoDay(date * 1000)}>{fill(dated, { date: formatDay(date * 1000, language) })}</time>
  )
