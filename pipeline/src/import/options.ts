import { join, resolve } from 'node:path'
import { languages } from '@kupodex/data/game'
import type { Values } from '../command/arguments.ts'

export interface ImportOptions {
  sheets: string
  items: string | null
  /** Folder with `tables` and `prose`. */
  out: string
  acceptLoss: boolean
  /** The data package: facts kept by hand, and the last import to compare with where `out` has none. */
  data: string
  /** Epoch milliseconds that changed rows get; null for the clock's. */
  now: number | null
}

const usage =
  'Usage: npm run import -- --sheets <folder> [--items <folder>] [--out <folder>] [--accept-loss] [--now <milliseconds>]\n'

const options = {
  sheets: { type: 'string' },
  items: { type: 'string' },
  out: { type: 'string' },
  'accept-loss': { type: 'boolean', default: false },
  now: { type: 'string' },
} as const

/** The data package, where tables go by default. */
const dataFolder = join(import.meta.dirname, '../../../data')

export const importArguments = {
  usage,
  options,
  read: (values: Values<typeof options>): ImportOptions | string => {
    const { sheets, items, out, 'accept-loss': acceptLoss, now } = values
    if (sheets === undefined) return `--sheets is missing: the folder with the language folders ${languages.join(', ')}`
    if (now !== undefined && !/^\d+$/.test(now)) return '--now takes epoch milliseconds'
    return {
      sheets: resolve(sheets),
      items: items === undefined ? null : resolve(items),
      out: resolve(out ?? dataFolder),
      data: dataFolder,
      acceptLoss,
      now: now === undefined ? null : Number(now),
    }
  },
}
