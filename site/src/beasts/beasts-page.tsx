import { laterPart } from '#ask/later-part.tsx'
import { listPage } from '#collection/collection-page.tsx'
import { useTableSections } from '#collection/use-table-sections.ts'

export const BeastsPage = listPage({
  details: laterPart(() => import('./beast-details.tsx').then(({ BeastDetails }) => BeastDetails)),
  useSections: (language) => useTableSections(language, 'beastKins', 'beastKinId'),
})
