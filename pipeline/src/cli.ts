import type { CommandIo } from './command.ts'
import { keepCompiled } from './compile-cache.ts'

/** Every command of the operator: what it is for, and how its code is loaded. */
const commands = {
  import: {
    summary: "read the game's data sheets into data/tables",
    load: async () => (await import('./import/command.ts')).importCommand,
  },
  nightly: {
    summary: 'work out rankings and rarity and publish them',
    load: async () => (await import('./nightly/command.ts')).nightlyCommand,
  },
  pages: {
    summary: 'build the pages and publish them',
    load: async () => (await import('./pages/command.ts')).pagesCommand,
  },
  ishgard: {
    summary: 'publish an archive of results of the ishgard event',
    load: async () => (await import('./ishgard/command.ts')).ishgardCommand,
  },
  parse: {
    summary: 'print what one saved Lodestone page says',
    load: async () => (await import('./parse/command.ts')).parseCommand,
  },
  bench: {
    summary: 'measure, beside other ways to do the same',
    load: async () => (await import('./bench/command.ts')).benchCommand,
  },
}

const isCommand = (name: string): name is keyof typeof commands => Object.hasOwn(commands, name)

const usage = () => {
  const lines = Object.entries(commands).map(([name, { summary }]) => `  npm run ${name.padEnd(8)}  ${summary}`)
  return ['Commands:', ...lines, ''].join('\n')
}

const io: CommandIo = {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  env: process.env,
  now: () => Date.now(),
}

const [name = '', ...args] = process.argv.slice(2)
keepCompiled()
if (isCommand(name)) {
  const command = await commands[name].load()
  process.exitCode = await command(args, io)
} else {
  io.err(usage())
  process.exitCode = 2
}
