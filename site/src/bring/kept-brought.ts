import { isItemType, isMarkType, type MarkType } from '@kupodex/data/character'
import { jsonIn, wordsOf } from '#storage/kept-json.ts'
import type { SafeStorage } from '#storage/safe-storage.ts'
import type { Ticker } from '#marks/page-marks.ts'
import type { Brought } from './bring.ts'

export const broughtKey = 'kupodex.brought'

/** For how long what was brought can be taken back (ms): 30 days. */
export const undoFor = 30 * 24 * 60 * 60_000

/** Ticks that were brought at once. */
export interface BroughtOnce extends Ticker {
  /** When (epoch ms); no two have the same. */
  at: number
  ticks: Brought[]
}

const isTick = (value: unknown): value is Brought => {
  const { type, id, at } = wordsOf(value)
  return (
    typeof type === 'string' && isItemType(type) && isMarkType(type) && typeof id === 'number' && typeof at === 'number'
  )
}

/** A tick as it is kept: hundreds of them are in a storage of a few megabytes. */
type Packed = [type: MarkType, id: number, at: number]

const unpack = (value: unknown): BroughtOnce | null => {
  const { subject, characterId, at, ticks } = wordsOf(value)
  if (typeof subject !== 'string' || typeof characterId !== 'number' || typeof at !== 'number' || !Array.isArray(ticks))
    return null
  const all = (ticks as unknown[]).map((tick) => {
    const [type, id, when] = Array.isArray(tick) ? (tick as unknown[]) : []
    return { type, id, at: when }
  })
  return all.every(isTick) ? { subject, characterId, at, ticks: all } : null
}

const isSame = (one: BroughtOnce, other: BroughtOnce): boolean => one.at === other.at && one.subject === other.subject

const readAll = (storage: Pick<SafeStorage, 'getItem'>, now: number): BroughtOnce[] => {
  const kept = jsonIn(storage.getItem(broughtKey))
  const all: unknown[] = Array.isArray(kept) ? kept : []
  return all.flatMap((one) => unpack(one) ?? []).filter(({ at }) => now - at < undoFor)
}

const writeAll = (storage: Pick<SafeStorage, 'setItem'>, all: readonly BroughtOnce[]): void =>
  storage.setItem(
    broughtKey,
    JSON.stringify(all.map((one) => ({ ...one, ticks: one.ticks.map(({ type, id, at }): Packed => [type, id, at]) }))),
  )

/** What was brought in this browser in the last 30 days, by whichever user, the newest first. */
export const keptBrought = (storage: Pick<SafeStorage, 'getItem'>, now: number): BroughtOnce[] =>
  readAll(storage, now).toSorted((a, b) => b.at - a.at)

/** Keeps what was brought, in place of what was kept of the same moment, and says whether this browser has room for it. */
export const keepBrought = (storage: SafeStorage, brought: BroughtOnce, now: number): boolean => {
  const others = readAll(storage, now).filter((one) => !isSame(one, brought))
  writeAll(storage, [...others, brought])
  const [kept] = readAll(storage, now).filter((one) => isSame(one, brought))
  return kept?.ticks.length === brought.ticks.length
}

export const forgetBrought = (storage: SafeStorage, brought: BroughtOnce, now: number): void =>
  writeAll(
    storage,
    readAll(storage, now).filter((one) => !isSame(one, brought)),
  )
