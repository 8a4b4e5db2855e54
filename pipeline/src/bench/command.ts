import { availableParallelism } from 'node:os'
import type { Command } from '../command.ts'
import { parseSuite } from './parse/suite.ts'
import type { Suite } from './suite.ts'

const suites: Readonly<Record<string, Suite>> = { parse: parseSuite }

const usage = `npm run bench [-- <suite> ...]

${Object.entries(suites)
  .map(([name, { summary }]) => `  ${name.padEnd(8)} ${summary}`)
  .join('\n')}
`

/** Runs the named suites, or all; exit code 1 where two ways that should agree do not. */
export const benchCommand: Command = async (args, io) => {
  const [named = [], options = []] = [
    args.filter((arg) => !arg.startsWith('-')),
    args.filter((arg) => arg.startsWith('-')),
  ]
  if (named.some((name) => !Object.hasOwn(suites, name)) || options.includes('--help')) {
    io.err(usage)
    return options.includes('--help') ? 0 : 2
  }
  io.out(`${availableParallelism()} cores, Node ${process.versions.node}\n`)
  let isSound = true
  for (const [name, suite] of Object.entries(suites)) {
    if (named.length === 0 || named.includes(name)) isSound = (await suite.run(options, io)) && isSound
  }
  return isSound ? 0 : 1
}
