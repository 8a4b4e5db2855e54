import type { Proofs } from '@kupodex/data/character'
import { pack, type Packable, unpack } from '#nightly/arrays/pack.ts'
import type { Catalog } from '#nightly/catalog/catalog.ts'
import { charactersOfDataFile } from '#nightly/read/export/data-file.ts'
import type { Basis } from '../all-characters.ts'
import { type Fold, startFold } from '../fold.ts'
import { mergeAll } from '../merge.ts'

/** Where parts are read from and kept between steps: a bucket, or a folder. */
export interface PartObjects {
  read: (key: string) => Promise<Uint8Array | null>
  write: (key: string, bytes: Uint8Array) => Promise<void>
}

export interface PartDeps {
  objects: PartObjects
  catalog: Catalog
  proofs: Proofs
}

/** One step of the map: fold one data file of an export into one object. */
export interface FoldPart {
  dataFile: string
  /** What all parts count by (see `writeBasis`). */
  basis: string
  into: string
}

/** The step after the map: merge the folds of all parts. */
export interface MergeParts {
  parts: readonly string[]
  into: string
}

/** What a step reports, small enough for the state of a state machine. */
export interface PartReport {
  characters: number
  damaged: number
}

/** Raised whenever a fold has other fields. */
const foldKind = { name: 'night-fold', version: 5 }
const basisKind = { name: 'night-basis', version: 2 }

interface Folded {
  fold: Fold
  damaged: Float64Array
  /** Characters whose items were in a part without their profile. */
  orphans: Float64Array
  /** What it was folded by; parts of another catalog or other points must not be merged. */
  by: { deployTime: number; basis: string }
}

interface KeptBasis extends Pick<Basis, 'periods'> {
  points: Record<string, [number, number][]>
}

const writePacked = (objects: PartObjects, key: string, kind: typeof foldKind, value: unknown) =>
  objects.write(key, pack(kind, value as Packable))

const readPacked = async <Value>(objects: PartObjects, key: string, kind: typeof foldKind): Promise<Value> => {
  const bytes = await objects.read(key)
  if (!bytes) throw new Error(`${key} is missing`)
  return unpack<Value>(kind, bytes)
}

/** Writes down what all parts of a run count by, under a key of its own. */
export const writeBasis = (objects: PartObjects, key: string, { points, periods }: Basis): Promise<void> =>
  writePacked(objects, key, basisKind, {
    points: Object.fromEntries(
      Object.entries(points).map(([type, byId]) => [type, [...byId].sort(([a], [b]) => a - b)]),
    ),
    periods,
  })

const readBasis = async (objects: PartObjects, key: string): Promise<Basis> => {
  const kept = await readPacked<KeptBasis>(objects, key, basisKind)
  const points = Object.entries(kept.points).map(([type, pairs]) => [type, new Map(pairs)] as const)
  return { points: Object.fromEntries(points), periods: kept.periods }
}

/** Folds one data file; running it again writes the same object. */
export const foldPart = async (
  { objects, catalog, proofs }: PartDeps,
  { dataFile, basis, into }: FoldPart,
): Promise<PartReport> => {
  const gzipped = await objects.read(dataFile)
  if (!gzipped) throw new Error(`${dataFile} is missing`)
  const { points, periods } = await readBasis(objects, basis)
  const folding = startFold(catalog, points, periods)
  const damaged = new Set<number>()
  const orphans = new Set<number>()
  const findings = {
    onDamaged: (id: number) => void damaged.add(id),
    onOrphan: (id: number) => void orphans.add(id),
  }
  for (const character of charactersOfDataFile(gzipped, proofs, findings)) folding.add(character)
  const fold = folding.done()
  const by = { deployTime: catalog.deployTime, basis }
  const folded = { fold, damaged: Float64Array.from(damaged), orphans: Float64Array.from(orphans), by }
  await writePacked(objects, into, foldKind, folded satisfies Folded)
  return { characters: fold.ids.length, damaged: damaged.size }
}

const joinIds = (lists: readonly Float64Array[]) => Float64Array.from(lists.flatMap((list) => [...list]))

/** Throws where a character's profile and other items of it are in different parts: its fold would lack them. */
const refuseScattered = (ids: Float64Array, orphans: Iterable<number>): void => {
  const lost = new Set(orphans)
  const scattered = lost.size === 0 ? undefined : ids.find((id) => lost.has(id))
  if (scattered !== undefined) throw new Error(`the items of character ${scattered} lie in several files of the export`)
}

/** Merges folds of parts, or of merges, into one. */
export const mergeParts = async (
  { objects, catalog }: Omit<PartDeps, 'proofs'>,
  { parts, into }: MergeParts,
): Promise<PartReport> => {
  const folded: Folded[] = []
  for (const key of parts) folded.push(await readPacked<Folded>(objects, key, foldKind))
  const [first] = folded
  const isOfRun = ({ by }: Folded) => by.deployTime === catalog.deployTime && by.basis === first?.by.basis
  if (!first || !folded.every(isOfRun)) throw new Error('parts of different runs must not be merged')
  const fold = mergeAll(folded.map((part) => part.fold))
  const orphans = joinIds(folded.map((part) => part.orphans))
  refuseScattered(fold.ids, orphans)
  const damaged = joinIds(folded.map((part) => part.damaged))
  await writePacked(objects, into, foldKind, { fold, damaged, orphans, by: first.by } satisfies Folded)
  return { characters: fold.ids.length, damaged: damaged.length }
}

/** The fold that the last merge wrote, for ranking and publishing. */
export const readFold = async (objects: PartObjects, key: string): Promise<Fold> =>
  (await readPacked<Folded>(objects, key, foldKind)).fold
