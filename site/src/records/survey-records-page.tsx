import { listPage } from '#collection/collection-page.tsx'
import { useTableSections } from '#collection/use-table-sections.ts'

/** The island of survey records: below what the game calls those of each variant dungeon. */
export const SurveyRecordsPage = listPage({
  useSections: (language) => useTableSections(language, 'surveySeries', 'surveySeriesId'),
})
