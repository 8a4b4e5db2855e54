import { useMemo } from 'react'
import { type Language, type PageFacet, type RelicKind, relicKinds } from '@kupodex/data/game'
import { byPlaceIn, type Facet } from '#list/controls/narrow.ts'
import type { Thing } from '#collection/thing.ts'
import { relicOf } from './relic.ts'
import { useSeries } from './series.ts'
import { relicTexts } from './texts.ts'

const name = 'kind' satisfies PageFacet
const none: readonly Facet<Thing>[] = []

/** The facet of what relics are: weapons, ultimate weapons, tools, armor; none until their series are loaded. */
export const useKinds = (language: Language): readonly Facet<Thing>[] => {
  const series = useSeries(language)
  const { kind, kinds } = relicTexts(language)
  return useMemo(
    () =>
      series === null
        ? none
        : [
            {
              name,
              label: kind,
              valuesOf: (thing) => {
                const of = series.get(relicOf(thing).relicSeriesId)
                return of === undefined ? [] : [of.kind]
              },
              labelOf: (value) => kinds[value as RelicKind],
              order: byPlaceIn(relicKinds),
              form: 'chips',
            },
          ],
    [series, kind, kinds],
  )
}
