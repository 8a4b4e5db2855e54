import { isMarkType, type ItemType, type MarkType } from '@kupodex/data/character'
import { folded } from './collection-words.ts'
import { type KeyColumn, type Problem, problemOf, type Wanted } from './wanted.ts'

/** A thing of a collection, by all that a file may name it by. */
export interface NamedThing extends Partial<Record<Exclude<KeyColumn, 'id'>, number | null>> {
  id: number
  name: string
  patch?: string | null
}

export type Things = ReadonlyMap<ItemType, readonly NamedThing[]>

/** A thing that a file says a character has; since when (epoch s), where it says so. */
export interface Mark {
  type: MarkType
  id: number
  date: number | null
}

export interface Resolved {
  marks: Mark[]
  problems: Problem[]
}

/** Collections whose things are called after others, which are meant sooner where no collection is named. */
const borrowing: ReadonlySet<ItemType> = new Set<ItemType>(['portrait'])

/** Finds the things that have a name, in a collection or in all: each once, in whichever languages they have it. */
const nameFinder = (languages: readonly Things[]) => {
  const index = new Map<string, Map<string, { type: ItemType; id: number }>>()
  for (const things of languages)
    for (const [type, all] of things)
      for (const { id, name } of all) {
        const key = folded(name)
        const known = index.get(key) ?? new Map<string, { type: ItemType; id: number }>()
        index.set(key, known.set(`${type} ${id}`, { type, id }))
      }
  index.delete('')
  return (name: string, type: ItemType | null) => {
    const all = [...(index.get(folded(name))?.values() ?? [])]
    if (type !== null) return all.filter((one) => one.type === type)
    const lenders = all.filter((one) => !borrowing.has(one.type))
    return lenders.length > 0 ? lenders : all
  }
}

const keyFinder = ([things = new Map()]: readonly Things[]) => {
  const indexes = new Map<string, ReadonlyMap<number, number>>()
  return (type: MarkType, column: KeyColumn, key: number): number | null => {
    const name = `${type} ${column}`
    const index =
      indexes.get(name) ??
      new Map((things.get(type) ?? []).flatMap((thing) => (thing[column] ? [[thing[column], thing.id]] : [])))
    indexes.set(name, index)
    return index.get(key) ?? null
  }
}

/** Finds what a file names among the things of some collections, in one language or in several. A name of several things is not guessed. */
export const resolve = (wanted: readonly Wanted[], languages: readonly Things[]): Resolved => {
  const withKey = keyFinder(languages)
  const withName = nameFinder(languages)
  const resolved: Resolved = { marks: [], problems: [] }

  const byKey = ({ row, type, date }: Wanted, column: KeyColumn, key: number): Mark | Problem => {
    if (type === null) return problemOf('untyped', row, key)
    const id = withKey(type, column, key)
    return id === null ? problemOf('unknown', row, key, [type]) : { type, id, date }
  }

  const byName = ({ row, type, date }: Wanted, names: readonly string[]): Mark | Problem => {
    const [said = ''] = names
    const found = names.map((name) => withName(name, type)).find((some) => some.length > 0) ?? []
    const [first] = found
    if (first === undefined) return problemOf('name', row, said, type === null ? [] : [type])
    if (found.length > 1) return problemOf('several', row, said, [...new Set(found.map((one) => one.type))].toSorted())
    return isMarkType(first.type)
      ? { type: first.type, id: first.id, date }
      : problemOf('automatic', row, said, [first.type])
  }

  for (const one of wanted) {
    const { by } = one
    const found = 'key' in by ? byKey(one, by.column, by.key) : byName(one, by.names)
    if ('code' in found) resolved.problems.push(found)
    else resolved.marks.push(found)
  }
  return resolved
}
