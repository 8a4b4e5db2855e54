import { existsSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { baseFile, baseKey, type BaseRow } from '@kupodex/data/contract'
import {
  differing,
  type EditedTable,
  editedTables,
  isEmptyOverride,
  languages,
  type Override,
} from '@kupodex/data/game'
import type { Store } from '@kupodex/data/store'
import { withArguments } from '../command/arguments.ts'
import type { CommandIo } from '../command/io.ts'
import { onTargets } from '../command/targets.ts'
import { readFacts } from '../import/facts/fact-file.ts'
import { Refusal } from '../import/sheets/refusal.ts'
import { openLive, readParsed, type Target } from '../publish/index.ts'
import { type EditedRow, handColumns, handFileText, type HandRow, inOrder, pull } from './hand-file.ts'

/** Whether a table says by itself all that an override says. */
const isInTable = (row: BaseRow | undefined, fields: Override): boolean =>
  row !== undefined && !isEmptyOverride(fields) && isEmptyOverride(differing(row, fields))

/** What became of an override: cleared, kept because the tables that readers have do not say it, or changed meanwhile. */
type Clearing = 'cleared' | 'kept' | 'changed'

/** Clears an override that the published tables say by themselves. Its versions stay in the history, and what an editor writes meanwhile stays. */
const clearOverride = async (
  store: Pick<Store, 'saveOverride'>,
  { table, id, override }: EditedRow & { table: EditedTable },
  row: BaseRow | undefined,
  now: number,
): Promise<Clearing> => {
  if (!isInTable(row, override.fields)) return 'kept'
  const change = { kind: 'clear', by: 'overrides', fields: {}, now } as const
  return (await store.saveOverride(table, id, override.version, change)).ok ? 'cleared' : 'changed'
}

const usage = `npm run overrides -- [--pull | --clear] [--hand <folder>]

Lists what editors say of rows of the game's tables in place of the tables.

  --pull    write it into overrides.csv, for review; the next import puts it into the tables
  --clear   take back what the tables that readers have say by themselves by now; the history keeps it
  --hand    the folder of overrides.csv (data/hand)

Exit code: 0 done, 1 failed or something cannot be read (a sentence says why), 2 used wrongly.
`

const options = {
  pull: { type: 'boolean', default: false },
  clear: { type: 'boolean', default: false },
  hand: { type: 'string', default: join(import.meta.dirname, '../../../data/hand') },
} as const

type Edits = (EditedRow & { table: EditedTable })[]

const readEdits = async (store: Pick<Store, 'readOverrides'>): Promise<{ edits: Edits; damaged: string[] }> => {
  const edits: Edits = []
  const damaged: string[] = []
  for (const table of editedTables) {
    const read = await store.readOverrides(table)
    edits.push(...[...read.overrides].map(([id, override]) => ({ table, id, override })))
    damaged.push(...read.damaged.map((id) => `${table} ${id}`))
  }
  return { edits: inOrder(edits) as Edits, damaged }
}

const wordsOf = ({ table, id, override: { fields, writtenAt, by } }: EditedRow): string => {
  const what = [
    ...languages.flatMap((language) => {
      const text = fields.howTo?.[language]
      return text === undefined ? [] : [`${language}: ${text}`]
    }),
    ...(fields.obtainable === undefined ? [] : [fields.obtainable ? 'obtainable' : 'not obtainable']),
    ...(fields.sourceTypeId === undefined ? [] : [`source type ${fields.sourceTypeId}`]),
  ]
  return `${table} ${id} (${by.slice(0, 8)}, ${new Date(writtenAt).toISOString()}): ${what.join('; ')}\n`
}

const list = (edits: Edits, { out }: CommandIo): void => {
  const inForce = edits.filter(({ override }) => !isEmptyOverride(override.fields))
  out(inForce.length === 0 ? 'Editors say nothing else than the tables.\n' : inForce.map(wordsOf).join(''))
}

const readHandFile = (path: string): HandRow[] =>
  readFacts(path, 'hand/overrides.csv', handColumns).map((row) =>
    Object.fromEntries(handColumns.map((column) => [column, row.text(column)])),
  )

const pullInto = (folder: string, edits: Edits, { out }: CommandIo): void => {
  const path = join(folder, 'overrides.csv')
  if (!existsSync(path)) throw new Refusal({ file: path }, 'the file is missing')
  const { rows, changed, takenBack } = pull(readHandFile(path), edits)
  if (changed.length > 0) {
    // Renamed into place, so that a kill leaves the old file or the new one.
    writeFileSync(`${path}.part`, handFileText(rows))
    renameSync(`${path}.part`, path)
  }
  for (const key of takenBack)
    out(`Editors have taken back what the file says of ${key}; remove the row if that is right.\n`)
  out(
    changed.length === 0
      ? 'The file says all of it already.\n'
      : `${changed.length} rows of ${path} are new or changed: ${changed.join(', ')}\n`,
  )
}

const readBase = async (
  target: Pick<Target, 'read'>,
): Promise<(table: EditedTable, id: number) => BaseRow | undefined> => {
  const live = await openLive(target, 'game')
  const tables = new Map<EditedTable, ReadonlyMap<number, BaseRow>>()
  for (const table of editedTables) {
    const { rows } = (await readParsed(live, baseKey(table), baseFile)) ?? { rows: [] }
    tables.set(table, new Map(rows.map((row) => [row.id, row])))
  }
  return (table, id) => tables.get(table)?.get(id)
}

const clear = async (
  { store, bucket }: { store: Store; bucket: Pick<Target, 'read'> },
  edits: Edits,
  { out, now }: CommandIo,
): Promise<void> => {
  const base = await readBase(bucket)
  const inForce = edits.filter(({ override }) => !isEmptyOverride(override.fields))
  for (const edit of inForce) {
    const key = `${edit.table} ${edit.id}`
    switch (await clearOverride(store, edit, base(edit.table, edit.id), now())) {
      case 'cleared':
        out(`${key} is in the tables, and taken back.\n`)
        break
      case 'kept':
        out(`${key} is kept: the tables that readers have do not say it by themselves yet.\n`)
        break
      case 'changed':
        out(`${key} is kept: an editor has changed it just now.\n`)
    }
  }
  if (inForce.length === 0) out('There is nothing to take back.\n')
}

export const overridesCommand = withArguments(
  {
    usage,
    options,
    read: (asked) => (asked.pull && asked.clear ? '--pull and --clear cannot be given together.' : asked),
  },
  (asked, io: CommandIo) =>
    onTargets(
      io,
      async ({ store, bucket }) => {
        const { edits, damaged } = await readEdits(store)
        if (asked.pull) pullInto(asked.hand, edits, io)
        else if (asked.clear) await clear({ store, bucket }, edits, io)
        else list(edits, io)
        if (damaged.length === 0) return 0
        io.err(`What is said of these rows cannot be read, and is left as it is: ${damaged.join(', ')}\n`)
        return 1
      },
      { before: asked.pull ? 'Nothing was written. ' : '', worded: [Refusal] },
    ),
)
