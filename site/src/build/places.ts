import { type Language, nameIn } from '@kupodex/data/game'
import { loadTable } from '@kupodex/data/tables'
import { globalScope, publicScopes } from '@kupodex/data/rules'
import { type HomeOf, homeIn, type Places } from '#places/home.ts'

export interface DataCenterPlaces {
  name: string
  worlds: readonly string[]
}

const worlds = loadTable('worlds')
const dataCenters = loadTable('dataCenters')
const scopes = publicScopes(worlds, dataCenters)
const dataCenterNames = new Map(dataCenters.map(({ id, name }) => [id, name]))

/** Public data centers with their public worlds, both in order of name; beta ones are left out. */
export const places: readonly DataCenterPlaces[] = scopes
  .filter((scope) => scope.kind === 'dataCenter')
  .map(({ id, slug }) => ({
    name: slug,
    worlds: scopes
      .filter((scope) => scope.kind === 'world' && scope.dataCenterId === id)
      .map((scope) => scope.slug)
      .sort(),
  }))
  .sort((a, b) => (a.name < b.name ? -1 : 1))

/** Data center and name of every world, by the world's id. */
export const homesById: Places = Object.fromEntries(
  worlds.map(({ id, name, dataCenterId }) => [id, [dataCenterNames.get(dataCenterId) ?? '', name]]),
)

/** The world and data center of a world id; null for one the tables do not have. */
export const homeOf: HomeOf = homeIn(homesById)

export const globalSlug = globalScope.slug

/** The worlds of a data center, a world as the only one of itself; none for everywhere. */
export const worldsIn = (slug: string): readonly string[] =>
  scopeKind(slug) === 'world' ? [slug] : (places.find(({ name }) => name === slug)?.worlds ?? [])

const regions = loadTable('regions')
const regionIds = new Map(dataCenters.map(({ name, regionId }) => [name, regionId]))

/** Groups of the scope menu below the names of their regions, in the order of the game; a region without any is left out. */
export const byRegion = <Group extends { name: string }>(
  groups: readonly Group[],
  language: Language,
): { name: string; groups: Group[] }[] =>
  regions
    .map(({ id, name }) => ({
      name: nameIn(name, language),
      groups: groups.filter((group) => regionIds.get(group.name) === id),
    }))
    .filter((region) => region.groups.length > 0)

/** The words of all public scopes, everywhere first. */
export const allScopes: readonly string[] = scopes.map(({ slug }) => slug)

export const scopeKind = (slug: string): (typeof scopes)[number]['kind'] =>
  scopes.find((scope) => scope.slug === slug)?.kind ?? 'global'
