import type { Language } from '@kupodex/data/game'
import { type RarityLabel, rarityLabel } from '@kupodex/data/rules'
import type { LinkedWay, WayLinks } from '#collection/way-links.ts'
import { obtainabilityFacet, patchFacet, sourceFacet, type SourceType } from '#list/controls/facets.ts'
import type { Facet, ListModel } from '#list/controls/narrow.ts'
import type { ControlTexts } from '#list/controls/texts.ts'
import { searchTextOf } from '#list/page-words.ts'
import type { Rarity } from '#tables/rarity.ts'
import { type MatrixRow, standingAt } from './matrix.ts'
import type { MatrixTexts } from './texts.ts'

/** What the menu of a matrix offers, by the words of its address. */
export const options = {
  sorts: ['inGame', 'name', 'patch', 'rarest', 'mostMissing'],
  views: [],
  shows: ['all', 'missingSome', 'missingAll', 'missingMe'],
  facets: ['kind', 'source', 'place', 'expansion', 'patch', 'rarity', 'obtainable'],
}

/** A row of a table that names things, such as the kinds of achievements or the expansions. */
export interface Named {
  id: number | string
  name?: string
  sort?: number
}

export interface ModelParts {
  language: Language
  texts: { matrix: MatrixTexts; controls: ControlTexts; labels: Readonly<Record<RarityLabel, string>> }
  /** The place of the member who is looked at; null for none. */
  member: number | null
  rarity: Rarity | null
  /** Kinds of achievements; none for all else. */
  kinds: readonly Named[]
  /** None for achievements and titles. */
  sources: readonly SourceType[]
  expansions: readonly Named[]
  /** What things come from; null while that is not known. */
  ways: WayLinks | null
  /** Whether the reader's shield hides a thing. */
  isHidden: (patch: number | null, name: string) => boolean
}

type Shows = ListModel<MatrixRow>['shows']

const showsOf = (member: number | null): Shows => ({
  all: () => true,
  missingSome: ({ missing }) => missing > 0,
  missingAll: ({ owners, missing }) => owners === 0 && missing > 0,
  missingMe: (row) => member !== null && standingAt(row, member) === 'lacks',
})

const namedFacet = (
  name: string,
  label: string,
  rows: readonly Named[],
  valueOf: (row: MatrixRow) => number | null,
): Facet<MatrixRow> => {
  const byId = new Map(rows.map((row, at) => [String(row.id), { ...row, sort: row.sort ?? at }]))
  return {
    ...{ name, label, form: 'select' },
    valuesOf: (row) => [valueOf(row)].flatMap((id) => (id !== null && byId.has(String(id)) ? [String(id)] : [])),
    labelOf: (value) => byId.get(value)?.name ?? value,
    order: (a, b) => (byId.get(a)?.sort ?? 0) - (byId.get(b)?.sort ?? 0),
  }
}

/** The id of the expansion that a main patch (in tenths) is of: 0 for 2.x. */
const expansionOf = ({ mainPatch }: MatrixRow): number | null =>
  mainPatch === null ? null : Math.max(0, Math.floor(mainPatch / 10) - 2)

const labelOrder: readonly RarityLabel[] = ['Legendary!', 'Super Rare', 'Rare', 'Common', 'Very Common']

const rarityFacet = ({ texts, rarity }: ModelParts): Facet<MatrixRow> => ({
  ...{ name: 'rarity', label: texts.matrix.rarity, form: 'select' },
  valuesOf: ({ id }) => {
    const entry = rarity?.of(id)
    return entry === undefined ? [] : [rarityLabel(entry.points)]
  },
  labelOf: (value) => texts.labels[value as RarityLabel] ?? value,
  order: (a, b) => labelOrder.indexOf(a as RarityLabel) - labelOrder.indexOf(b as RarityLabel),
})

const originsOf = ({ text, parts = [] }: LinkedWay): [origin: string, name: string][] =>
  parts.map(([start, end, origin]) => [origin, text.slice(start, end)])

/** Kinds of origins that are no place to go to. */
const noPlace = /^(?:currency|achievement|code|store|promotion)\//

/** Where to go for a thing: duties, vendors, FATEs and all else that a way leads through and that has a name. */
const placeFacet = ({ language, texts, ways, isHidden }: ModelParts): Facet<MatrixRow> => {
  const found = Object.values(ways?.ways ?? {})
    .flat()
    .flatMap(originsOf)
  const names = new Map(found.filter(([origin]) => !noPlace.test(origin)))
  const { compare } = new Intl.Collator(language, { numeric: true })
  const nameOf = (origin: string) => names.get(origin) ?? origin
  return {
    ...{ name: 'place', label: texts.matrix.place, form: 'select' },
    // Where something hidden comes from is as new as it is.
    valuesOf: ({ id, mainPatch, name }) => {
      const origins = isHidden(mainPatch, name) ? [] : (ways?.ways[id] ?? []).flatMap(originsOf)
      return [...new Set(origins.flatMap(([origin]) => (names.has(origin) ? [origin] : [])))]
    },
    labelOf: nameOf,
    order: (a, b) => compare(nameOf(a), nameOf(b)),
  }
}

/** How a matrix is narrowed and ordered; what has no facet in a collection has no values there. */
export const modelOf = (parts: ModelParts): ListModel<MatrixRow> => {
  const { language, texts, rarity, kinds, sources, expansions, isHidden, member } = parts
  const { compare } = new Intl.Collator(language)
  const owners = ({ id }: MatrixRow) => rarity?.of(id)?.count ?? 0
  return {
    textOf: searchTextOf<MatrixRow>(
      { search: ['name', 'note'] },
      { name: ({ name }) => name, note: ({ hint }) => hint },
      ({ mainPatch, name }) => isHidden(mainPatch, name),
    ),
    shows: showsOf(member),
    sorts: {
      name: (a, b) => compare(a.name, b.name),
      patch: (a, b) => (b.mainPatch ?? 0) - (a.mainPatch ?? 0),
      rarest: (a, b) => owners(a) - owners(b),
      mostMissing: (a, b) => b.missing - a.missing,
    },
    facets: [
      ...(kinds.length > 0 ? [namedFacet('kind', texts.matrix.kind, kinds, ({ kindId }) => kindId)] : []),
      ...(sources.length > 0 ? [sourceFacet<MatrixRow>(texts.controls, sources)] : []),
      placeFacet(parts),
      namedFacet('expansion', texts.matrix.expansion, expansions, expansionOf),
      patchFacet<MatrixRow>(texts.controls),
      ...(rarity === null ? [] : [rarityFacet(parts)]),
      obtainabilityFacet<MatrixRow>(language, texts.controls),
    ],
  }
}
