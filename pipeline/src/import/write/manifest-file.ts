import { join } from 'node:path'
import { type Manifest, manifestSchema } from '../guard/manifest.ts'
import { Refusal } from '../sheets/refusal.ts'
import { formatRecord, readJson } from './format.ts'

/** Where what the last import used is kept, beside the tables. */
export const manifestPath = join('tables', 'sheets.json')

/** What the last import into a folder stood on, null where there was none; a damaged file is refused. */
export const readManifest = (folder: string): Manifest | null => {
  const found = readJson(join(folder, manifestPath), manifestPath)
  if (found === null) return null
  const read = manifestSchema.safeParse(found)
  if (read.success) return read.data
  const [issue] = read.error.issues
  throw new Refusal({ file: manifestPath }, `${issue?.path.join('.')}: ${issue?.message}; restore the old file`)
}

/** A manifest as text, one line per sheet. */
export const formatManifest = ({ sheets, items }: Manifest): string =>
  `{"sheets":${formatRecord(sheets)},"items":${formatRecord(items)}}\n`.replaceAll('\n,', ',')
