import { CollectionPage, type CollectionPageProps } from '#collection/collection-page.tsx'
import type { ListExtras } from '#collection/frame.ts'
import { useTableSections } from '#collection/use-table-sections.ts'

const extras: ListExtras = {
  useSections: (language) => useTableSections(language, 'surveySeries', 'surveySeriesId'),
}

/** The island of survey records: below what the game calls those of each variant dungeon. */
export const SurveyRecordsPage = (props: CollectionPageProps) => <CollectionPage {...props} extras={extras} />
