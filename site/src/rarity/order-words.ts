import { formatDay } from '#format/date.ts'
import { formatNumber } from '#format/number.ts'
import { sentences } from '#format/punctuation.ts'
import { fill } from '#texts/fill.ts'
import type { ListOrder } from './address.ts'
import type { RarityFrame } from './frame.ts'
import type { OrderedList } from './order.ts'
import { fewestCharacters } from './places.ts'
import { orderTexts } from './texts.ts'

/** What is to be said of a list in an order: what it is compared with, or why nothing is there to be compared. */
export const orderWords = (
  { language, characters }: Pick<RarityFrame, 'language' | 'characters'>,
  order: ListOrder,
  { rows, since }: OrderedList,
): string => {
  const texts = orderTexts(language)
  if (order === 'newest') return texts.newestNote
  if (since === null) return texts.notYet
  const date = formatDay(since, language)
  const few = characters < fewestCharacters ? fill(texts.few, { n: formatNumber(fewestCharacters, language) }) : ''
  return sentences(language, fill(rows.length === 0 ? texts.nothing : texts.compared, { date }), few)
}
