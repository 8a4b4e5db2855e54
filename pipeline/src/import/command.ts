import { withArguments } from '../command/arguments.ts'
import { builders } from './build/index.ts'
import { importArguments } from './options.ts'
import { report } from './report.ts'
import { runImport } from './run.ts'
import { Refusal } from './sheets/refusal.ts'
import { Unfinished } from './write/output.ts'

export const importCommand = withArguments(importArguments, async (options, io) => {
  const start = io.now()
  try {
    const outcome = runImport(options, builders, options.now ?? start, (text) => io.err(`import: ${text}\n`))
    io.out(report(outcome, options, io.now() - start))
    return 0
  } catch (error) {
    if (error instanceof Unfinished) {
      io.err(`${error.message}\nRun the same import again: it finishes that first.\n`)
      return 1
    }
    if (!(error instanceof Refusal)) throw error
    io.err(`Refused, nothing was written.\n${error.message}\n`)
    return 1
  }
})
