import type { CommandIo } from '#command/io.ts'

/** An option that is used wrongly; the message says how it is used. */
export class WrongOption extends Error {}

/** Reads an option that is a share, `--name=0.4`, out of those of a bench; the last one holds. Throws a `WrongOption` for what is none. */
export const shareOption = (options: readonly string[], name: string, otherwise: number): number => {
  const start = `--${name}=`
  const given = options.findLast((option) => option.startsWith(start))
  if (given === undefined) return otherwise
  const share = Number(given.slice(start.length) || NaN)
  if (!(share >= 0 && share <= 1)) throw new WrongOption(`${given} is not a share from 0 to 1, such as ${start}0.4`)
  return share
}

/** A set of measurements that stands beside another way to do the same. */
export interface Suite {
  summary: string
  /** Measures and prints; resolves to whether both ways gave the same values. */
  run: (args: string[], io: CommandIo) => Promise<boolean>
}
