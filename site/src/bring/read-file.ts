import { isCollect, readCollect } from './collect.ts'
import { collectionFinder, type CollectionNames } from './collection-words.ts'
import { isOwn, readOwn } from './own-file.ts'
import { readTable } from './table.ts'
import { readCode } from './tracker-code.ts'
import { fileOf, type FileRead, isObject, type Wanted } from './wanted.ts'

/** The largest file that is read, in letters and in bytes: more than all that a character can have, with names and dates. */
export const largestFile = 2_000_000

/** How workbooks of spreadsheets begin: they are archives. */
const archive = 'PK\u0003\u0004'

const readTracker = (text: string): FileRead => {
  const read = readCode(text)
  if (!read.ok) return { ok: false, code: read.problem === 'empty' ? 'empty' : 'schema' }
  const wanted = read.itemIds.map((key): Wanted => ({
    row: null,
    type: 'fish',
    by: { column: 'itemId', key },
    date: null,
  }))
  return fileOf('tracker', wanted, [])
}

const readJson = (text: string): FileRead => {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return { ok: false, code: 'notJson' }
  }
  if (isObject(json)) {
    if (isOwn(json)) return readOwn(json)
    if (isCollect(json)) return readCollect(json)
  }
  return readTracker(text)
}

/** Reads a file of any of the kinds that are known; what it holds decides, not what it is called. It never throws. */
export const readFile = (file: string, names: CollectionNames): FileRead => {
  if (file.length > largestFile) return { ok: false, code: 'tooLarge' }
  const text = file.trim()
  if (text === '') return { ok: false, code: 'empty' }
  if (text.startsWith(archive)) return { ok: false, code: 'workbook' }
  return /^[[{]/.test(text) ? readJson(text) : readTable(text, collectionFinder(names))
}
