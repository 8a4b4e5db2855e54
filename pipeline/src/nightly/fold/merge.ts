import type { RarityType } from '@kupodex/data/game'
import { joinTexts, type Numbers } from '../arrays/columns.ts'
import { sharedU32 } from '../arrays/shared-memory.ts'
import type { Fold } from './fold.ts'
import { mergeGains } from './gains.ts'
import { mergeRaidClears } from './raid-clears.ts'
import type { Newest } from './newest.ts'
import type { Owning } from './tally.ts'

/** Columns of several parts, one after another. */
const joined = <Data extends Numbers>(columns: readonly Data[], make: (length: number) => Data): Data => {
  const all = make(columns.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const column of columns) {
    all.set(column, at)
    at += column.length
  }
  return all
}

// What is as long as the list of characters goes into shared memory at once: a copy would be the most a night holds.
const u8 = (length: number): Uint8Array => new Uint8Array(new SharedArrayBuffer(length))
const u16 = (length: number): Uint16Array => new Uint16Array(new SharedArrayBuffer(2 * length))
const u32 = (length: number): Uint32Array => sharedU32(length)
const f64 = (length: number): Float64Array => new Float64Array(new SharedArrayBuffer(8 * length))

/** Tables of counts, added up element by element. */
const added = (tables: readonly Uint32Array[]): Uint32Array => {
  const sum = Uint32Array.from(tables[0] ?? [])
  for (const table of tables.slice(1)) for (let at = 0; at < sum.length; at++) sum[at]! += table[at] as number
  return sum
}

const addedOwning = (parts: readonly Owning[]): Owning => ({
  width: parts[0]?.width ?? 0,
  owners: added(parts.map(({ owners }) => owners)),
  counted: added(parts.map(({ counted }) => counted)),
})

const addedCounts = (parts: readonly Readonly<Record<string, number>>[]) => {
  const sum: Record<string, number> = {}
  for (const part of parts) for (const [key, count] of Object.entries(part)) sum[key] = (sum[key] ?? 0) + count
  return sum
}

/** The fold of all parts together; they must be of the same catalog and points. Changes none of them. Throws without any. */
export const mergeAll = (parts: readonly Fold[]): Fold => {
  const [first] = parts
  if (!first) throw new RangeError('there is nothing to merge')
  const column = <Data extends Numbers>(make: (length: number) => Data, of: (part: Fold) => Data) =>
    joined(parts.map(of), make)
  const newest = (type: keyof Fold['newest']): Newest => ({
    ids: column(u32, (part) => part.newest[type].ids),
    dates: column(u32, (part) => part.newest[type].dates),
  })
  return {
    ids: column(f64, ({ ids }) => ids),
    worldIds: column(u32, ({ worldIds }) => worldIds),
    homes: column(u16, ({ homes }) => homes),
    names: joinTexts(parts.map(({ names }) => names)),
    icons: joinTexts(parts.map(({ icons }) => icons)),
    companies: joinTexts(parts.map(({ companies }) => companies)),
    companyNames: joinTexts(parts.map(({ companyNames }) => companyNames)),
    known: column(u8, ({ known }) => known),
    scores: first.scores.map((_, board) => column(u32, ({ scores }) => scores[board] ?? u32(0))),
    dates: first.dates.map((_, board) => column(u32, ({ dates }) => dates[board] ?? u32(0))),
    newest: {
      achievement: newest('achievement'),
      mount: newest('mount'),
    },
    owning: Object.fromEntries(
      Object.keys(first.owning).map((type) => [
        type,
        addedOwning(parts.flatMap(({ owning }) => owning[type as RarityType] ?? [])),
      ]),
    ),
    clears: mergeRaidClears(parts.map(({ ids, clears }) => ({ characters: ids.length, clears }))),
    totals: column(u32, ({ totals }) => totals),
    gains: mergeGains(parts.map(({ ids, gains }) => ({ characters: ids.length, gains }))),
    paces: mergeGains(parts.map(({ ids, paces }) => ({ characters: ids.length, gains: paces }))),
    statistics: added(parts.map(({ statistics }) => statistics)),
    found: parts.reduce((sum, { found }) => sum + found, 0),
    ages: addedCounts(parts.map(({ ages }) => ages)),
    concealed: Object.fromEntries(
      [...new Set(parts.flatMap(({ concealed }) => Object.keys(concealed)))].map((what) => [
        what,
        column(f64, ({ concealed }) => concealed[what] ?? f64(0)),
      ]),
    ),
    skipped: addedCounts(parts.map(({ skipped }) => skipped)),
    hidden: addedCounts(parts.map(({ hidden }) => hidden)),
    unknownMarks: parts.reduce((sum, { unknownMarks }) => sum + unknownMarks, 0),
  }
}
