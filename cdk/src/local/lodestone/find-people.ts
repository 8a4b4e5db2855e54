import { identityAt, peopleAt, type Population } from '@kupodex/pipeline/population'
import type { Host } from './ground/hosts.ts'
import type { LodestoneTables } from './ground/tables.ts'

const curly = /[\u2018\u2019]/g

/** Name to look for: in double quotes it has to be the whole name. */
const nameTest = (query: string): ((name: string) => boolean) => {
  const text = query.replace(curly, "'").trim().toLowerCase()
  const whole = /^"(.*)"$/.exec(text)?.[1]
  return whole === undefined ? (name) => name.includes(text) : (name) => name === whole
}

/** Worlds to look in: one, those of `_dc_Name`, all for an empty word, the host's own region where the word is missing. */
const worldTest = (tables: LodestoneTables, host: Host, word: string | null): ((worldId: number) => boolean) => {
  if (word === '') return () => true
  const center = word?.startsWith('_dc_') ? word.slice(4) : null
  const centerId = tables.dataCenters.find(({ name }) => name === center)?.id
  const wanted = tables.worlds.filter((world) =>
    word === null
      ? world.regionId === host.regionId
      : center === null
        ? world.name === word
        : world.dataCenterId === centerId,
  )
  const ids = new Set(wanted.map(({ id }) => id))
  return (worldId) => ids.has(worldId)
}

/** Indexes of the people whom a search finds at a moment (epoch seconds). Looks at everybody, as names and worlds change. */
export const findPeople = (
  population: Population,
  tables: LodestoneTables,
  search: { readonly host: Host; readonly query: URLSearchParams; readonly at: number },
): number[] => {
  const fits = nameTest(search.query.get('q') ?? '')
  const inside = worldTest(tables, search.host, search.query.get('worldname'))
  const found: number[] = []
  for (let index = 0; index < peopleAt(population, search.at); index++) {
    const { name, worldId, state } = identityAt(population, index, search.at)
    if (state === 'listed' && inside(worldId) && fits(name.toLowerCase())) found.push(index)
  }
  return found
}
