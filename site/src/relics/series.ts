import { atom } from 'nanostores'
import { useMemo } from 'react'
import type { Language } from '@kupodex/data/game'
import type { SectionOf } from '#collection/frame.ts'
import type { Thing } from '#collection/thing.ts'
import { useTable } from '#tables/use-table.ts'
import { relicOf, type Series } from './relic.ts'

/** What tables of single series need of the page as a whole. */
interface Known {
  /** All relics, whatever the list is narrowed to. */
  things: readonly Thing[]
  /** The achievements of the character; null where they are not known. */
  achievements: ReadonlySet<number> | null
}

export const known = atom<Known>({ things: [], achievements: null })

/** The series of relics by id; null until they are loaded. */
export const useSeries = (language: Language): ReadonlyMap<number, Series> | null => {
  const table = useTable(language, 'relicSeries')
  return useMemo(
    () => (table.state === 'ready' ? new Map(table.rows.map((row): [number, Series] => [row.id, row])) : null),
    [table],
  )
}

/** The jobs by their ids; none where they are not loaded. */
export const useJobs = (language: Language) => {
  const table = useTable(language, 'jobs')
  return useMemo(() => {
    const rows = table.state === 'ready' ? table.rows : []
    return { isLoading: table.state === 'loading', byId: new Map(rows.map((job) => [job.id, job])) }
  }, [table])
}

/** The order of series: by expansion, those of many last. */
const placeOf = ({ id, expansionId }: Series): number => (expansionId ?? 99) * 1000 + id

/** The section of each relic: its series, named with the expansion, in the order of expansions. Null until tables have all of their heads. */
export const useSeriesSections = (language: Language): SectionOf | null => {
  const series = useSeries(language)
  const expansions = useTable(language, 'expansions')
  const { isLoading } = useJobs(language)
  return useMemo(() => {
    if (series === null || expansions.state !== 'ready' || isLoading) return null
    const names = new Map(expansions.rows.map(({ id, name }) => [id, name]))
    return (thing) => {
      const { relicSeriesId: key } = relicOf(thing)
      const of = series.get(key)
      const expansion = of?.expansionId == null ? undefined : names.get(of.expansionId)
      const name = [of?.name ?? '', expansion].filter((part) => part !== undefined).join(' · ')
      return { key, name, order: of === undefined ? 0 : placeOf(of) }
    }
  }, [series, expansions, isLoading])
}

/** The names of the achievements that prove relics: hundreds, so that they come with the series and not with the page. */
export const useProofNames = (language: Language): Readonly<Record<number, string>> => {
  const series = useSeries(language)
  return useMemo(() => {
    const proofs = [...(series?.values() ?? [])].flatMap((one) => one.proofs)
    return Object.fromEntries(proofs.map(({ achievementId, name }) => [achievementId, name]))
  }, [series])
}
