import type { CommandIo } from '#command/io.ts'

/** A set of measurements that stands beside another way to do the same. */
export interface Suite {
  summary: string
  /** Measures and prints; resolves to whether both ways gave the same values. */
  run: (args: string[], io: CommandIo) => Promise<boolean>
}
