import { join } from 'node:path'
import type { Command, CommandIo } from './command/io.ts'
import { useLocalSettings } from './command/local-settings.ts'
import { keepCompiled } from './machine/compile-cache.ts'

interface Entry {
  summary: string
  load: () => Promise<Command>
  /** Whether it works on the stores of a deployment, and so can use the settings of a product that runs on this machine. */
  usesStores?: true
}

/** Every command of the operator: what it is for, and how its code is loaded. */
const commands = {
  import: {
    summary: "read the game's data sheets into data/tables",
    load: async () => (await import('./import/command.ts')).importCommand,
  },
  nightly: {
    summary: 'work out rankings and rarity and publish them',
    usesStores: true,
    load: async () => (await import('./nightly/command.ts')).nightlyCommand,
  },
  pages: {
    summary: 'build the pages and publish them',
    usesStores: true,
    load: async () => (await import('./pages/command.ts')).pagesCommand,
  },
  pictures: {
    summary: 'draw and publish pictures that you have exported from the game',
    usesStores: true,
    load: async () => (await import('./pictures/command.ts')).picturesCommand,
  },
  ishgard: {
    summary: 'publish an archive of results of the ishgard event',
    usesStores: true,
    load: async () => (await import('./ishgard/command.ts')).ishgardCommand,
  },
  prices: {
    summary: "ask Universalis for the market boards' prices and publish them",
    usesStores: true,
    load: async () => (await import('./prices/command.ts')).pricesCommand,
  },
  status: {
    summary: 'say how the product is: nights, ages, queue, dead letters, Lodestone, errors, money',
    usesStores: true,
    load: async () => (await import('./status/command.ts')).statusCommand,
  },
  dead: {
    summary: 'list characters that could not be read, and put them back in the queue',
    usesStores: true,
    load: async () => (await import('./dead/command.ts')).deadCommand,
  },
  backup: {
    summary: 'keep the table in a folder, or put it back from one',
    usesStores: true,
    load: async () => (await import('./backup/command.ts')).backupCommand,
  },
  tokens: {
    summary: 'list the tokens that a user gave to programs, and revoke them',
    usesStores: true,
    load: async () => (await import('./tokens/command.ts')).tokensCommand,
  },
  overrides: {
    summary: "list what editors say in place of the game's tables, and write it into data/hand",
    usesStores: true,
    load: async () => (await import('./overrides/command.ts')).overridesCommand,
  },
  lodestone: {
    summary: 'say whether the Lodestone answers this machine, and whether its pages are what the parsers know',
    load: async () => (await import('./lodestone/command.ts')).lodestoneCommand,
  },
  parse: {
    summary: 'print what one saved Lodestone page says',
    load: async () => (await import('./parse/command.ts')).parseCommand,
  },
  bench: {
    summary: 'measure, beside other ways to do the same',
    load: async () => (await import('./bench/command.ts')).benchCommand,
  },
} satisfies Record<string, Entry>

const isCommand = (name: string): name is keyof typeof commands => Object.hasOwn(commands, name)

const usage = () => {
  const lines = Object.entries(commands).map(([name, { summary }]) => `  npm run ${name.padEnd(9)}  ${summary}`)
  return ['Commands:', ...lines, ''].join('\n')
}

const io: CommandIo = {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  env: process.env,
  now: () => Date.now(),
}

/** Where a product on this machine keeps its state. */
const localFolder = process.env.KUPODEX_LOCAL ?? join(import.meta.dirname, '..', '..', '.local')

const [name = '', ...args] = process.argv.slice(2)
keepCompiled()
if (isCommand(name)) {
  const entry: Entry = commands[name]
  if (entry.usesStores) useLocalSettings(localFolder, process.env, io.err)
  const command = await entry.load()
  process.exitCode = await command(args, io)
} else {
  io.err(usage())
  process.exitCode = 2
}
