import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type DataFile, dataFilesOf, itemsOfDataFile, itemToJson, listKeyOf, type RawItem } from '../nightly/index.ts'

/** A folder that cannot take an export, or holds none that is whole; the message is a sentence for the operator. */
export class ExportError extends Error {
  override name = 'ExportError'
}

const [summaryFile, listFile, dataFolder] = ['manifest-summary.json', 'manifest-files.json', 'data']

const itemsPerFile = 100_000

/** It has what users saved: only its owner may read it. */
const ownOnly = { mode: 0o600 }

const md5Of = (bytes: Uint8Array): string => createHash('md5').update(bytes).digest('base64')

/** Makes an empty folder; throws an `ExportError` where something is in it. */
const makeFolder = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if ((await readdir(folder)).length > 0) throw new ExportError(`${folder} is not empty; name a new folder.`)
  await mkdir(join(folder, dataFolder))
}

/** Writes items as DynamoDB exports a table (gzipped JSON, two manifests); gives how many. The summary comes last: without it, no export. */
export const writeExport = async (items: AsyncIterable<RawItem>, folder: string): Promise<number> => {
  await makeFolder(folder)
  const listed: string[] = []
  let lines: string[] = []
  let count = 0
  const flush = async () => {
    const key = `${dataFolder}/${String(listed.length).padStart(4, '0')}.json.gz`
    const bytes = gzipSync(lines.join(''))
    await writeFile(join(folder, key), bytes, ownOnly)
    listed.push(JSON.stringify({ itemCount: lines.length, md5Checksum: md5Of(bytes), dataFileS3Key: key }))
    lines = []
  }
  for await (const item of items) {
    lines.push(`${JSON.stringify({ Item: itemToJson(item) })}\n`)
    count++
    if (lines.length === itemsPerFile) await flush()
  }
  if (lines.length > 0) await flush()
  await writeFile(join(folder, listFile), `${listed.join('\n')}\n`, ownOnly)
  const summary = { version: '2020-06-30', exportType: 'FULL_EXPORT', outputFormat: 'DYNAMODB_JSON' }
  const text = JSON.stringify({ ...summary, itemCount: count, manifestFilesS3Key: listFile })
  await writeFile(join(folder, summaryFile), text, ownOnly)
  return count
}

const readListed = async (folder: string, { key, md5 }: DataFile): Promise<Uint8Array> => {
  const bytes = await readFile(join(folder, dataFolder, basename(key)))
  if (md5Of(bytes) !== md5) throw new ExportError(`${key} is damaged: its checksum is not the listed one.`)
  return bytes
}

/** Throws where a file has not the items that are listed; what was checked once has them as long as its checksum stays. */
const checkListed = async (folder: string, file: DataFile): Promise<void> => {
  let count = 0
  for (const _ of itemsOfDataFile(await readListed(folder, file))) count++
  if (count !== file.items)
    throw new ExportError(`${file.key} is damaged: it has ${count} items instead of ${file.items}.`)
}

/**
 * Opens the export in a folder: one of `writeExport`, or one that DynamoDB made, copied from its bucket. Every file is checked before
 * an item is given. Throws an `ExportError` where the export is not whole.
 */
export const openExport = async (folder: string): Promise<{ files: () => AsyncGenerator<Iterable<RawItem>> }> => {
  let listed: DataFile[]
  try {
    listKeyOf(await readFile(join(folder, summaryFile), 'utf8'))
    listed = dataFilesOf(await readFile(join(folder, listFile), 'utf8'))
  } catch (error) {
    throw new ExportError(`${folder} has no export that can be read: ${(error as Error).message}`)
  }
  for (const file of listed) await checkListed(folder, file)
  return {
    files: async function* () {
      for (const file of listed) yield itemsOfDataFile(await readListed(folder, file))
    },
  }
}
