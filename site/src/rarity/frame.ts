import type { Texts } from '#texts/en.ts'
import type { RowFrame } from './row.ts'

/** What a page of a rarity list tells its script. */
export interface RarityFrame extends Omit<RowFrame, 'texts'> {
  scope: string
  texts: Pick<
    Texts['rarity'],
    'nobody' | 'unobtainable' | 'goneTitle' | 'labels' | 'pages' | 'first' | 'last' | 'page' | 'found' | 'nothing'
  >
}

/** The texts of a frame, out of all of a language's. */
export const frameTexts = ({
  nobody,
  unobtainable,
  goneTitle,
  labels,
  pages,
  first,
  last,
  page,
  found,
  nothing,
}: Texts['rarity']): RarityFrame['texts'] => ({
  nobody,
  unobtainable,
  goneTitle,
  labels,
  pages,
  first,
  last,
  page,
  found,
  nothing,
})
