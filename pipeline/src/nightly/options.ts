import type { Values } from '../command/arguments.ts'

const usage = `npm run nightly -- [--dry-run] [--accept-loss] [--snapshot <file> | --from <file>] [--scope <name>] [--json]
npm run nightly -- --back

Reads every character, works out rankings, rarity, statistics and names, and publishes what changed.

  --dry-run      work everything out and say what would be written, but publish nothing
  --accept-loss  publish although more than 5 % of the characters are gone, or half of a board
  --snapshot     keep what was read of the characters in a file, to run the night again from it
  --from         read the characters from such a file and not from the store
  --scope        publish only what concerns one scope (global, a data center, a world); all else stays as it lies there
  --json         print each step as one line of JSON
  --back         show readers the night before the newest again, until the next run; once more shows the newest

Exit code: 0 published, 1 stopped or failed (a sentence says why), 2 used wrongly, 3 another run is publishing.
`

const options = {
  'dry-run': { type: 'boolean' },
  'accept-loss': { type: 'boolean' },
  snapshot: { type: 'string' },
  from: { type: 'string' },
  scope: { type: 'string' },
  json: { type: 'boolean' },
  back: { type: 'boolean' },
} as const

export interface NightlyOptions {
  dryRun: boolean
  acceptLoss: boolean
  /** The file to keep the characters in. */
  snapshot: string | undefined
  /** The file to read the characters from. */
  from: string | undefined
  scope: string | undefined
  json: boolean
}

export const nightlyArguments = {
  usage,
  options,
  /** The options of a night, none to go back to the one before, or what is wrong with the command line. */
  read: ({ back, ...values }: Values<typeof options>): { night: NightlyOptions | null } | string => {
    if (back) return Object.keys(values).length === 0 ? { night: null } : '--back goes with nothing else.'
    const { 'dry-run': dryRun = false, 'accept-loss': acceptLoss = false, snapshot, from, scope, json = false } = values
    if (snapshot !== undefined && from !== undefined)
      return 'A night is read from the store into a snapshot, or from a snapshot, not both.'
    return { night: { dryRun, acceptLoss, snapshot, from, scope, json } }
  },
}
