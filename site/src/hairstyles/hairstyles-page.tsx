import { useMemo } from 'react'
import type { CharacterAnswer } from '@kupodex/data/contract'
import type { Language, PageFacet } from '@kupodex/data/game'
import { listPage } from '#collection/collection-page.tsx'
import { byPlaceIn, type Facet } from '#list/controls/narrow.ts'
import type { Thing } from '#collection/thing.ts'
import { laterPart } from '#ask/later-part.tsx'
import { hairTexts } from './texts.ts'
import { useWear, type Wear, wears } from './wear.ts'

const facetName = 'wear' satisfies PageFacet
const none: readonly Facet<Thing>[] = []

const useWearFacet = (language: Language, character: CharacterAnswer): readonly Facet<Thing>[] => {
  const texts = hairTexts(language)
  const wear = useWear(language, character)
  return useMemo(
    () =>
      wear === null
        ? none
        : [
            {
              name: facetName,
              label: texts.facet,
              valuesOf: ({ id }) => [wear.get(id) ?? 'unknown'],
              labelOf: (value) => texts.wear[value as Wear],
              order: byPlaceIn(wears),
              form: 'chips',
            },
          ],
    [texts, wear],
  )
}

export const HairstylesPage = listPage({
  details: laterPart(() => import('./hair-details.tsx').then(({ HairDetails }) => HairDetails)),
  useFacets: useWearFacet,
})
