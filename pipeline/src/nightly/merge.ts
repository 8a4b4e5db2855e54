import type { RarityType } from '@kupodex/data/contract'
import { joinTexts } from './columns.ts'
import type { Fold, Owning } from './fold.ts'

const joined = <Data extends Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer> | Float64Array<ArrayBuffer>>(
  a: Data,
  b: Data,
  make: (length: number) => Data,
): Data => {
  const both = make(a.length + b.length)
  both.set(a)
  both.set(b, a.length)
  return both
}

const u16 = (length: number) => new Uint16Array(length)
const u32 = (length: number) => new Uint32Array(length)

const added = (a: Uint32Array<ArrayBuffer>, b: Uint32Array<ArrayBuffer>) => a.map((value, at) => value + (b[at] ?? 0))

const addedOwning = (a: Owning, b: Owning | undefined): Owning =>
  b ? { width: a.width, owners: added(a.owners, b.owners), counted: added(a.counted, b.counted) } : a

const addedCounts = (a: Record<string, number>, b: Record<string, number>) => {
  const sum = { ...a }
  for (const [key, count] of Object.entries(b)) sum[key] = (sum[key] ?? 0) + count
  return sum
}

/** The fold of two parts together; both must be of the same catalog and points. Changes neither. */
export const merge = (a: Fold, b: Fold): Fold => ({
  ids: joined(a.ids, b.ids, (length) => new Float64Array(length)),
  worldIds: joined(a.worldIds, b.worldIds, u32),
  places: joined(a.places, b.places, u16),
  names: joinTexts(a.names, b.names),
  icons: joinTexts(a.icons, b.icons),
  scores: a.scores.map((scores, at) => joined(scores, b.scores[at] ?? u32(0), u32)),
  dates: a.dates.map((dates, at) => joined(dates, b.dates[at] ?? u32(0), u32)),
  owning: Object.fromEntries(
    Object.entries(a.owning).map(([type, owning]) => [type, addedOwning(owning, b.owning[type as RarityType])]),
  ),
  skipped: addedCounts(a.skipped, b.skipped),
  hidden: addedCounts(a.hidden, b.hidden),
  unknownMarks: a.unknownMarks + b.unknownMarks,
})
