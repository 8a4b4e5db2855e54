import { type ItemType, isItemType, oncePer } from '@kupodex/data/character'
import { fill } from '@kupodex/data/contract'
import {
  findNames,
  indexNames,
  type Named,
  type NameIndex,
  nameParts,
  type NamesFile,
  namesPath,
} from '@kupodex/data/find'
import type { Language } from '@kupodex/data/game'
import type { ReadSiteFile } from './site-files.ts'

export interface Things {
  /** What a text finds of some collections, the best first. */
  find: (text: string, types: ReadonlySet<string>) => Named[]
  byId: (type: ItemType, id: number) => Named | undefined
}

interface Prepared {
  index: NameIndex
  byKey: ReadonlyMap<string, Named>
}

const keyOf = (type: string, id: string | number): string => `${type}/${id}`

const prepare = oncePer((file: NamesFile): Prepared => {
  const index = indexNames(file)
  const things = index.things.filter(({ kind }) => isItemType(kind))
  return { index, byKey: new Map(things.map((thing) => [keyOf(thing.kind, thing.id), thing])) }
})

/** Reads the names of all things in a language; null before the first build of the pages. */
export const readThings = async (read: ReadSiteFile, lang: Language): Promise<Things | null> => {
  const files = await Promise.all(nameParts.map((part) => read<NamesFile>(fill(namesPath, { lang, part }))))
  const parts = files.flatMap((file) => (file === null ? [] : [prepare(file)]))
  if (parts.length < files.length) return null
  return {
    find: (text, types) =>
      findNames(
        parts.map(({ index }) => index),
        text,
      ).flatMap(({ thing }) => (types.has(thing.kind) ? [thing] : [])),
    byId: (type, id) => parts.map(({ byKey }) => byKey.get(keyOf(type, id))).find((thing) => thing !== undefined),
  }
}
