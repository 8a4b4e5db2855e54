import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileIndex, fileIndexKeys } from '@kupodex/data/contract'

const file = join(import.meta.env.KUPODEX_PUBLISHED ?? '', fileIndexKeys.map)

/** The maps of which `npm run pictures` has published a picture. */
export const publishedMaps: ReadonlySet<number> = new Set(
  existsSync(file) ? fileIndex.parse(JSON.parse(readFileSync(file, 'utf8'))) : [],
)
