import { withArguments } from '../command/arguments.ts'
import { failed } from '../command/failed.ts'
import type { CommandIo } from '../command/io.ts'
import { reporter, withCommas } from '../command/progress.ts'
import { settingsFor } from '../command/settings.ts'
import { connectAws } from '../command/targets.ts'
import { ExportError, openExport, writeExport } from './export-folder.ts'
import { isEmptyTable, itemsOfTable, putItems, type TableOf } from './table-items.ts'

const usage = `npm run backup -- --to <new folder> | --from <folder>

Keeps the table (characters, users, what editors say) in a folder, as DynamoDB exports a table; or puts it back from there, or
from an export of DynamoDB that was copied from its bucket, into a table that is empty.

  --to    write every item, but locks and allowances
  --from  check the whole export, then write its items

Exit code: 0 done, 1 refused or failed (a sentence says why), 2 used wrongly.
`

const itemWords = (count: number) => `${withCommas(count)} items`

const keep = (table: TableOf, folder: string, io: CommandIo) =>
  reporter(io.out, io.now).step('backup', () => writeExport(itemsOfTable(table), folder), itemWords)

const putBack = async (table: TableOf, folder: string, io: CommandIo) => {
  const { files } = await openExport(folder)
  if (!(await isEmptyTable(table)))
    throw new ExportError(`The table ${table.table} is not empty; an export is put into an empty one.`)
  const put = async (progress: (text: string) => void) => {
    let count = 0
    for await (const items of files()) {
      count += await putItems(table, items)
      progress(itemWords(count))
    }
    return count
  }
  return reporter(io.out, io.now).step('restore', put, itemWords)
}

const options = { to: { type: 'string' }, from: { type: 'string' } } as const

export const backupCommand = withArguments(
  {
    usage,
    options,
    read: (asked) => ((asked.to === undefined) === (asked.from === undefined) ? '--to or --from is needed.' : asked),
  },
  async ({ to, from }, io: CommandIo) => {
    const settings = settingsFor(io)
    if (settings === null) return 1
    const { dynamodb, s3 } = connectAws(settings)
    const table = { client: dynamodb, table: settings.KUPODEX_TABLE }
    try {
      if (to !== undefined) await keep(table, to, io)
      if (from !== undefined) await putBack(table, from, io)
      return 0
    } catch (error) {
      return failed(error, io, settings, { worded: [ExportError] })
    } finally {
      dynamodb.destroy()
      s3.destroy()
    }
  },
)
