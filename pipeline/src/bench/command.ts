import { availableParallelism } from 'node:os'
import type { Command } from '../command/io.ts'
import { changesSuite } from './changes/suite.ts'
import { nightlySuite } from './nightly/suite.ts'
import { parseSuite } from './parse/suite.ts'
import { queueSuite } from './queue/suite.ts'
import { type Suite, WrongOption } from './suite/suite.ts'

export const suites: Readonly<Record<string, Suite>> = {
  parse: parseSuite,
  queue: queueSuite,
  nightly: nightlySuite,
  changes: changesSuite,
}

const usageOf = (all: typeof suites) => `npm run bench [-- <suite> ... --emotes=<share> --discovery=<share>]

${Object.entries(all)
  .map(([name, { summary }]) => `  ${name.padEnd(9)} ${summary}`)
  .join('\n')}

  --emotes     the share of players whose emotes are public (0.4), for queue and sync
  --discovery  the share of the pace that finding characters may take (0.2), for queue
`

/** Makes the command that runs the named suites, or all; exit code 1 where two ways that should agree do not. */
export const benchOf =
  (all: typeof suites): Command =>
  async (args, io) => {
    const named = args.filter((arg) => !arg.startsWith('-'))
    const options = args.filter((arg) => arg.startsWith('-'))
    if (named.some((name) => !Object.hasOwn(all, name)) || options.includes('--help')) {
      io.err(usageOf(all))
      return options.includes('--help') ? 0 : 2
    }
    io.out(`${availableParallelism()} cores, Node ${process.versions.node}\n`)
    let isSound = true
    try {
      for (const [name, suite] of Object.entries(all)) {
        if (named.length === 0 || named.includes(name)) isSound = (await suite.run(options, io)) && isSound
      }
    } catch (error) {
      if (!(error instanceof WrongOption)) throw error
      io.err(`${error.message}\n`)
      return 2
    }
    return isSound ? 0 : 1
  }

export const benchCommand: Command = benchOf(suites)
