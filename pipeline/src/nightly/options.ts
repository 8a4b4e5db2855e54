import { parseArgs } from 'node:util'

/** How the nightly run is used. */
export const usage = `npm run nightly -- [--dry-run] [--accept-loss] [--snapshot <file> | --from <file>] [--scope <name>] [--json]
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
  'dry-run': { type: 'boolean', default: false },
  'accept-loss': { type: 'boolean', default: false },
  snapshot: { type: 'string' },
  from: { type: 'string' },
  scope: { type: 'string' },
  json: { type: 'boolean', default: false },
  back: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const

/** What the operator asked for. */
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

/** The options of a command line, or what is wrong with it, or that it asks for help. */
export const readOptions = (
  args: string[],
):
  | { kind: 'run'; options: NightlyOptions }
  | { kind: 'back' }
  | { kind: 'help' }
  | { kind: 'wrong'; complaint: string } => {
  try {
    const { values } = parseArgs({ args, options })
    if (values.help) return { kind: 'help' }
    if (values.back) {
      if (args.length > 1) return { kind: 'wrong', complaint: '--back goes with nothing else.' }
      return { kind: 'back' }
    }
    const { 'dry-run': dryRun, 'accept-loss': acceptLoss, snapshot, from, scope, json } = values
    if (snapshot !== undefined && from !== undefined) {
      return {
        kind: 'wrong',
        complaint: 'A night is read from the store into a snapshot, or from a snapshot, not both.',
      }
    }
    return { kind: 'run', options: { dryRun, acceptLoss, snapshot, from, scope, json } }
  } catch (error) {
    return { kind: 'wrong', complaint: (error as Error).message }
  }
}
