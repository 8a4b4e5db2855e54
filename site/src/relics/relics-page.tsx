import { useEffect, useMemo } from 'react'
import { type Language, type PageFacet, type RelicKind, relicKinds } from '@kupodex/data/game'
import { CollectionPage } from '#collection/collection-page.tsx'
import type { AboveProps, CollectionPageProps, ListExtras } from '#collection/frame.ts'
import { laterPart } from '#ask/later-part.tsx'
import { byPlaceIn, type Facet } from '#list/controls/narrow.ts'
import type { Thing } from '#collection/thing.ts'
import { RelicTable } from './relic-table.tsx'
import { known, useProofNames, useSeries, useSeriesSections } from './series.ts'
import { NeedsBox } from './needs-box.tsx'
import { relicTexts } from './texts.ts'
import styles from './relics.css?url'
import { relicOf } from './relic.ts'

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

/** What everything missing takes; keeps what the tables need of the page as a whole. */
export const Above = ({ frame: { language, isKnown }, character, things }: AboveProps) => {
  const series = useSeries(language)
  const { achievements } = character
  useEffect(() => {
    known.set({ things, achievements: new Set(achievements.map(({ id }) => id)) })
  }, [things, achievements])
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="default" />
      {isKnown && (
        <NeedsBox
          {...{ language, things }}
          title={relicTexts(language).missingInAll}
          series={series && [...series.values()]}
        />
      )}
    </>
  )
}

const extras: ListExtras = {
  above: Above,
  details: laterPart(() => import('./relic-details.tsx').then(({ RelicDetails }) => RelicDetails)),
  table: RelicTable,
  useSections: useSeriesSections,
  useFacets: useKinds,
}

/** The island of relics: a table for each series, in the order of expansions. */
export const RelicsPage = (props: Omit<CollectionPageProps, 'proofNames'>) => (
  <CollectionPage {...props} extras={extras} proofNames={useProofNames(props.language)} />
)
