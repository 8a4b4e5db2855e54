import type { ThingFamily } from '@kupodex/data/contract'
import { eachInParallel } from '../publish/in-parallel.ts'
import type { Kept } from './kept.ts'
import type { Source } from './source/source.ts'
import type { Wanted, WantedMap } from './wanted.ts'
import type { Kind, Workshop } from './workshop.ts'

/** How a thing stands: redrawn, as it was, its source gone and its picture kept, its picture taken away, or without any. */
export type Standing = 'drawn' | 'unchanged' | 'kept' | 'removed' | 'missing'

export interface Outcome {
  id: number
  name: string
  standing: Standing
  /** Icons, paths or ids that were looked for. */
  wanted: string
}

/** A thing with a picture: what its cell and its own picture are drawn from. */
export interface Pictured {
  id: number
  small: string
  large: string
}

/** What the run found: what is to be published, in the order of the game, and what became of everything wanted. */
export interface Collected {
  things: Map<ThingFamily, Pictured[]>
  maps: Map<number, string>
  sounds: Map<number, string>
  outcomes: Map<string, Outcome[]>
}

interface WantedAll {
  things: ReadonlyMap<ThingFamily, readonly Wanted[]>
  maps: readonly WantedMap[]
  sounds: readonly { id: number; name: string }[]
}

interface CollectOptions {
  /** Take away what the source no longer has. */
  remove: boolean
  /** Look only for what has no file yet. */
  onlyNew: boolean
}

/** Files that are read and drawn at a time. */
const width = 4

const standingOf = (isFound: boolean, isSame: boolean, isKnown: boolean, remove: boolean): Standing => {
  if (isFound) return isSame ? 'unchanged' : 'drawn'
  if (!isKnown) return 'missing'
  return remove ? 'removed' : 'kept'
}

/** Looks up everything wanted in the source, and draws what has changed since the last run. */
export const collect = async (
  { things, maps, sounds }: WantedAll,
  source: Source,
  workshop: Workshop,
  kept: Kept,
  { remove, onlyNew }: CollectOptions,
  onProgress: (done: number) => void,
): Promise<Collected> => {
  let done = 0
  const collected: Collected = { things: new Map(), maps: new Map(), sounds: new Map(), outcomes: new Map() }

  const each = async <One, Result>(all: readonly One[], work: (item: One) => Promise<Result>): Promise<Result[]> => {
    const results: Result[] = []
    await eachInParallel(all.entries(), width, async ([at, item]) => {
      results[at] = await work(item)
      onProgress(++done)
    })
    return results
  }

  const findThing = async ({ family, id, name, small, large }: Wanted) => {
    const before = kept.things[family]?.[id]
    const wanted = large.map(String).join(' ')
    if (onlyNew && before !== undefined)
      return { outcome: { id, name, wanted, standing: 'unchanged' as const }, hashes: before }
    const choose = async (kind: Kind, icons: readonly number[], known: string | undefined) =>
      workshop.choose(kind, (await Promise.all(icons.map(source.icon))).flat(), known)
    const cell = await choose('cell', small, before?.[0])
    const single = await choose('single', large, before?.[1])
    const found = cell !== null && single !== null ? ([cell, single] as const) : null
    const isSame = found?.[0] === before?.[0] && found?.[1] === before?.[1]
    const standing = standingOf(found !== null, isSame, before !== undefined, remove)
    return { outcome: { id, name, wanted, standing }, hashes: found ?? (standing === 'kept' ? before : undefined) }
  }

  for (const [family, all] of things) {
    const found = await each(all, findThing)
    collected.outcomes.set(
      family,
      found.map(({ outcome }) => outcome),
    )
    const pictured = found.flatMap(({ outcome: { id }, hashes }) =>
      hashes === undefined ? [] : [{ id, small: hashes[0], large: hashes[1] }],
    )
    collected.things.set(family, pictured)
  }

  const findFiles = async <One extends { id: number }>(
    [kind, all, into, known]: [Kind, readonly One[], Map<number, string>, Readonly<Record<string, string>>],
    ask: (item: One) => { name: string; wanted: string; candidates: ReturnType<Source['map']> },
  ): Promise<Outcome[]> =>
    each(all, async (item) => {
      const { id } = item
      const { name, wanted, candidates } = ask(item)
      const before = known[id]
      const found = onlyNew && before !== undefined ? before : await workshop.choose(kind, await candidates, before)
      const standing = standingOf(found !== null, found === before, before !== undefined, remove)
      const hash = found ?? (standing === 'kept' ? before : undefined)
      if (hash !== undefined) into.set(id, hash)
      return { id, name, wanted, standing }
    })

  collected.outcomes.set(
    'map',
    await findFiles(['map', maps, collected.maps, kept.maps], ({ path }) => ({
      ...{ name: path, wanted: path, candidates: source.map(path) },
    })),
  )
  collected.outcomes.set(
    'sound',
    await findFiles(['sound', sounds, collected.sounds, kept.sounds], ({ id, name }) => ({
      ...{ name, wanted: String(id), candidates: source.sound(id) },
    })),
  )
  return collected
}
