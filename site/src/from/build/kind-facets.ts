import { type Language, nameIn } from '@kupodex/data/game'
import { loadTable } from '@kupodex/data/tables'
import { type Facet, facetOf } from '#browse/build/facets.ts'
import type { FacetName } from '#browse/facet.ts'
import { browseTexts } from '#browse/texts.ts'
import { formatNumber } from '#format/number.ts'
import { fill } from '#texts/fill.ts'
import type { OriginPage } from './origin-pages.ts'

const duties = new Map(loadTable('duties').map((duty) => [duty.id, duty]))

/** The levels from which on an expansion's duties are: the first ends at 50, each other ten levels later. */
const firstCap = 50
const step = 10

const capOf = (level: number): number => Math.max(firstCap, Math.ceil(level / step) * step)

/** What a page can be found by in the list of its kind, by facet: only of duties something is known. */
export const facetValues = ({ kind, id }: Pick<OriginPage, 'kind' | 'id'>): Partial<Record<FacetName, string>> => {
  const duty = kind === 'duty' ? duties.get(Number(id)) : undefined
  if (duty === undefined) return {}
  return {
    expansion: String(duty.expansionId),
    kind: String(duty.contentTypeId),
    ...(duty.level !== null ? { level: String(capOf(duty.level)) } : {}),
  }
}

const levelName = (cap: number, language: Language): string => {
  const [from, to] = [cap === firstCap ? 1 : cap - step + 1, cap].map((level) => formatNumber(level, language))
  return fill(browseTexts(language).level, { n: `${from}–${to}` })
}

type DutyKinds = Readonly<Record<number, string>>

const namesOf = (
  name: FacetName,
  values: readonly string[],
  language: Language,
  dutyKinds: DutyKinds,
): [value: string, name: string][] => {
  if (name === 'expansion') return loadTable('expansions').map((row) => [String(row.id), nameIn(row.name, language)])
  const numbers = values.map(Number).sort((a, b) => a - b)
  return numbers.flatMap((value): [string, string][] => {
    const text = name === 'level' ? levelName(value, language) : dutyKinds[value]
    return text === undefined ? [] : [[String(value), text]]
  })
}

/** The chips of the list of a kind: each facet of which its pages have at least two values. */
export const kindFacets = (
  pages: readonly Pick<OriginPage, 'kind' | 'id'>[],
  language: Language,
  dutyKinds: DutyKinds,
): Facet[] =>
  (['expansion', 'kind', 'level'] as const).flatMap((name) => {
    const counts = Map.groupBy(pages, (page) => facetValues(page)[name] ?? '')
    const known = [...counts.keys()].filter((value) => value !== '')
    return facetOf(name, namesOf(name, known, language, dutyKinds), counts, language)
  })
