import { useMemo } from 'react'
import type { CharacterAnswer } from '@kupodex/data/contract'
import type { Language } from '@kupodex/data/game'
import { CollectionPage, type CollectionPageProps } from '#collection/collection-page.tsx'
import type { Facet } from '#collection/controls/narrow.ts'
import type { ListExtras } from '#collection/extras.ts'
import type { Thing } from '#collection/thing.ts'
import { laterPart } from '../ui/later-part.ts'
import type { HairTexts } from './texts/index.ts'
import { useWear } from './use-wear.ts'
import type { Wear } from './wear.ts'

const details = laterPart(() => import('./hair-details.tsx').then(({ HairDetails }) => HairDetails))

const facetName = 'wear'
const order: readonly string[] = ['yes', 'no', 'unknown'] satisfies Wear[]
const none: readonly Facet<Thing>[] = []

/** The texts of the facet; those of details come with them. */
type FacetTexts = Pick<HairTexts, 'facet' | 'wear'>

const useWearFacet = (texts: FacetTexts, language: Language, character: CharacterAnswer): readonly Facet<Thing>[] => {
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
              order: (a, b) => order.indexOf(a) - order.indexOf(b),
              form: 'chips',
            },
          ],
    [texts, wear],
  )
}

const extrasWith = (texts: FacetTexts): ListExtras => ({
  details,
  facetNames: [facetName],
  useFacets: (language, character) => useWearFacet(texts, language, character),
})

/** The island of hairstyles. */
export const HairstylesPage = ({ hair, ...props }: CollectionPageProps & { hair: FacetTexts }) => {
  const extras = useMemo(() => extrasWith(hair), [hair])
  return <CollectionPage {...props} extras={extras} />
}
