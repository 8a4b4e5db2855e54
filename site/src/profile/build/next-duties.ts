import { type Language, nameIn, recordOf } from '@kupodex/data/game'
import { typeParts } from '@kupodex/data/character'
import { loadTable } from '@kupodex/data/tables'
import type { NextDuty } from '../duties.ts'
import { type SeenType, seenTypes } from '../things.ts'

/** The ids of the things of a collection that each duty gives. */
const givenBy = (type: SeenType): ReadonlyMap<number, number[]> => {
  const given = new Map<number, number[]>()
  for (const { id, sources, deleted } of loadTable(typeParts[type])) {
    const duties = deleted ? [] : sources.flatMap((source) => (source.kind === 'instance' ? [source.id] : []))
    for (const duty of new Set(duties)) given.set(duty, [...(given.get(duty) ?? []), id])
  }
  return given
}

/** The duties that give something of the collections that the Lodestone lists without dates. */
export const nextDuties = (language: Language): NextDuty[] => {
  const given = recordOf(seenTypes, givenBy)
  return loadTable('duties').flatMap(({ id, name, level, partySize, fewest, deleted }) => {
    const things = Object.fromEntries(
      seenTypes.flatMap((type) => {
        const ids = given[type].get(id)
        return ids === undefined ? [] : [[type, ids]]
      }),
    )
    const isGiving = !deleted && Object.keys(things).length > 0
    return isGiving ? [{ id, name: nameIn(name, language), level, partySize, fewest, things }] : []
  })
}
