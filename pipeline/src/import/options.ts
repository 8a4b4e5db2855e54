import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { languages } from '@kupodex/data/game'

/** Where an import reads and writes. */
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

/** How the command is used. */
export const usage =
  'Usage: npm run import -- --sheets <folder> [--items <folder>] [--out <folder>] [--accept-loss] [--now <milliseconds>]'

/** The data package, where tables go by default. */
const dataFolder = join(import.meta.dirname, '../../../data')

/** Options from command line arguments; a string says what is wrong with them. */
export const readOptions = (args: readonly string[]): ImportOptions | string => {
  try {
    const { values, tokens } = parseArgs({
      args: [...args],
      tokens: true,
      options: {
        sheets: { type: 'string' },
        items: { type: 'string' },
        out: { type: 'string' },
        'accept-loss': { type: 'boolean', default: false },
        now: { type: 'string' },
      },
    })
    const names = tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : []))
    const twice = names.find((name, at) => names.indexOf(name) !== at)
    if (twice !== undefined) return `--${twice} is given twice`
    if (values.sheets === undefined)
      return `--sheets is missing: the folder with the language folders ${languages.join(', ')}`
    if (values.now !== undefined && !/^\d+$/.test(values.now)) return '--now takes epoch milliseconds'
    return {
      sheets: resolve(values.sheets),
      items: values.items === undefined ? null : resolve(values.items),
      out: resolve(values.out ?? dataFolder),
      data: dataFolder,
      acceptLoss: values['accept-loss'],
      now: values.now === undefined ? null : Number(values.now),
    }
  } catch (error) {
    if (error instanceof TypeError) return error.message
    throw error
  }
}
