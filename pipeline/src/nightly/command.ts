import { parseArgs } from 'node:util'
import { openStore } from '@kupodex/data/store'
import type { Command, CommandIo } from '../command.ts'
import { gameFiles } from '../game-api/index.ts'
import { bucketTarget, filesOfSet, folderTarget, publish, readOnly, type Target } from '../publish/index.ts'
import { filesOfNight, foldParted, takeSnapshot } from './at-scale.ts'
import { charactersOfStore } from './from-store.ts'
import { loadNightTables } from './load-tables.ts'
import { type NightOutcome, workOutNight } from './night.ts'
import { publishedWords, reporter, whole } from './report.ts'
import { connectAws, readSettings } from './settings.ts'

const usage = `npm run nightly -- [--dry-run] [--accept-loss] [--snapshot <file> | --from <file>]

Reads every character, works out rankings and rarity, and publishes them.

  --dry-run      work everything out and say what would be written, but write nothing
  --accept-loss  publish although more than 5 % of the characters are gone
  --snapshot     keep what was read of the characters in a file, to run the night again from it
  --from         read the characters from such a file and not from the store
`

const options = {
  'dry-run': { type: 'boolean', default: false },
  'accept-loss': { type: 'boolean', default: false },
  snapshot: { type: 'string' },
  from: { type: 'string' },
  help: { type: 'boolean', default: false },
} as const

const readArgs = (args: string[]) => {
  try {
    const { values } = parseArgs({ args, options })
    if (values.snapshot !== undefined && values.from !== undefined) {
      return {
        ok: false as const,
        complaint: 'A night is read from the store into a snapshot, or from a snapshot, not both.',
      }
    }
    return { ok: true as const, values }
  } catch (error) {
    return { ok: false as const, complaint: (error as Error).message }
  }
}

const words = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts)
    .map(([what, count]) => `${whole(count)} ${what}`)
    .join(', ') || 'none'

const readWords = (outcome: NightOutcome) => {
  if (!outcome.ok) return `${whole(outcome.now)} characters`
  const { fold } = outcome.night
  const skipped = { ...fold.skipped, ...(outcome.damaged > 0 ? { damaged: outcome.damaged } : {}) }
  const lines = [
    `${whole(fold.ids.length)} characters; left out: ${words(skipped)}; hidden parts: ${words(fold.hidden)}`,
  ]
  if (fold.unknownMarks > 0) lines.push(`${whole(fold.unknownMarks)} marks of items that no table has`)
  return lines.join('; ')
}

/** The operator's nightly run: reads the store, publishes to the folder and then to the bucket that the settings name. */
export const nightlyCommand: Command = async (args: string[], io: CommandIo): Promise<number> => {
  const asked = readArgs(args)
  if (!asked.ok) {
    io.err(`${asked.complaint}\n\n${usage}`)
    return 2
  }
  if (asked.values.help) {
    io.out(usage)
    return 0
  }
  const read = readSettings(io.env)
  if (!read.ok) {
    io.err(`${read.complaints.join('\n')}\n`)
    return 1
  }
  const { settings } = read
  const isDry = asked.values['dry-run']
  const { dynamodb, s3 } = connectAws(settings)
  const place = (target: Target) => (isDry ? readOnly(target) : target)
  const bucket = place(bucketTarget(s3, settings.KUPODEX_BUCKET))
  const folder = place(folderTarget(settings.KUPODEX_PUBLISHED))
  const { step } = reporter(io.out, io.now)
  try {
    await step('game', () => publish('game', gameFiles(), folder), publishedWords)
    const stored = charactersOfStore(openStore({ client: dynamodb, table: settings.KUPODEX_TABLE }))
    const { snapshot, from: path = snapshot } = asked.values
    if (snapshot !== undefined) {
      await step(
        'snapshot',
        (progress) => takeSnapshot(stored, snapshot, (done) => progress(whole(done))),
        ({ characters, damaged }) => `${whole(characters)} characters; ${whole(damaged)} damaged`,
      )
    }
    const outcome = await step(
      'read',
      (progress) =>
        workOutNight({
          tables: loadNightTables(),
          characters: path === undefined ? stored : foldParted({ kind: 'snapshot', path }),
          previous: bucket,
          now: io.now(),
          acceptLoss: asked.values['accept-loss'],
          onProgress: (done, about) => progress(`${whole(done)}${about === null ? '' : ` of ${whole(about)}`}`),
        }),
      readWords,
    )
    if (!outcome.ok) {
      io.err(
        `Stopped: ${whole(outcome.now)} characters, but ${whole(outcome.before)} the night before. Nothing was ` +
          'published; --accept-loss publishes all the same.\n',
      )
      return 1
    }
    await step('write', () => publish('night', filesOfNight(outcome.night), folder), publishedWords)
    if (isDry) io.out('Nothing was written.\n')
    else {
      await step('upload', () => publish('game', filesOfSet(folder, 'game'), bucket), publishedWords)
      await step('upload', () => publish('night', filesOfSet(folder, 'night'), bucket), publishedWords)
    }
    return 0
  } finally {
    dynamodb.destroy()
    s3.destroy()
  }
}
