import { wordsIn } from '#storage/kept-json.ts'
import { type AgendaSettings, readSettings } from './settings.ts'
import type { Found, FoundStep } from './result.ts'

const key = 'kupodex.islandagenda'

/** Raise this when the shape of a kept agenda changes. */
const version = 1

export interface KeptAgenda {
  settings: AgendaSettings
  /** The last agenda, and a word for the values that it was made for; null before there was one. */
  found: Found | null
  madeFor: string
}

const areNumbers = (values: readonly unknown[]): boolean => values.every((value) => Number.isFinite(value))

const isStep = (step: FoundStep): boolean =>
  areNumbers([step.id, step.hour, step.time, step.base, step.groove, step.popularity, step.supply]) &&
  areNumbers([step.each, step.made, step.total])

/** A kept agenda; null where it is not one of ours. */
const readFound = (kept: unknown): Found | null => {
  try {
    const found = kept as Found
    const { days, used, total, rank, most } = found
    const isWhole =
      areNumbers([total, rank, ...(most === null ? [] : [most]), ...used.flat()]) &&
      days.every((day) => areNumbers([day.total, day.groove]) && day.steps.every(isStep))
    return isWhole ? found : null
  } catch {
    return null
  }
}

/** Reads what a browser kept; each part that is not valid is as at the start. */
export const readAgenda = (storage: Pick<Storage, 'getItem'>): KeptAgenda => {
  const kept = wordsIn(storage.getItem(key))
  return {
    settings: readSettings(kept.settings),
    found: kept.version === version ? readFound(kept.found) : null,
    madeFor: typeof kept.madeFor === 'string' ? kept.madeFor : '',
  }
}

export const keepAgenda = (storage: Pick<Storage, 'setItem'>, kept: KeptAgenda): void =>
  storage.setItem(key, JSON.stringify({ version, ...kept }))
