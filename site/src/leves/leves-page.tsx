import { useMemo } from 'react'
import { CollectionPage, type CollectionPageProps } from '#collection/collection-page.tsx'
import type { ListExtras } from '#collection/extras.ts'
import { type NoteOf, useRowNotes } from '#collection/use-row-notes.ts'
import { fill } from '#texts/fill.ts'
import { laterPart } from '../ui/later-part.ts'
import { Costs, type CostTexts } from './costs.tsx'
import type { LeveTexts } from './texts/index.ts'
import { useLeveSections } from './use-sections.ts'

const details = laterPart(() => import('./leve-details.tsx').then(({ LeveDetails }) => LeveDetails))

/** What the page shows before anything is opened. */
type FirstTexts = CostTexts & Pick<LeveTexts, 'level'>

const noteWith =
  (texts: FirstTexts): NoteOf<'leves'> =>
  ({ id, classJobLevel, journalName, placeName }) => [
    id,
    fill(texts.level, { n: String(classJobLevel) }),
    journalName,
    placeName,
  ]

const extrasWith = (texts: FirstTexts, noteOf = noteWith(texts)): ListExtras => ({
  details,
  above: (props) => <Costs {...props} texts={texts} />,
  useSections: (language, grouping) => useLeveSections(texts, language, grouping),
  useNotes: (language) => useRowNotes(language, 'leves', true, noteOf),
})

/** The island of the levequests. */
export const LevesPage = ({ leves, ...props }: CollectionPageProps & { leves: FirstTexts }) => {
  const extras = useMemo(() => extrasWith(leves), [leves])
  return <CollectionPage {...props} extras={extras} />
}
