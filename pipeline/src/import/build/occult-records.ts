import { oncePer } from '@kupodex/data/character'
import type { ImportContext } from '../context/context.ts'
import type { Sheet, SheetRow } from '../sheets/sheet.ts'
import { acquired } from './collectable.ts'
import { fromSheet } from './build.ts'

/** The parts of the island with the last number of their entries, their duty (sheet ContentFinderCondition) and their patch. */
const parts = [{ last: 30, duty: 1018, patch: '7.25' }] as const

/** How the sheet says that an entry is about an enemy (column Unknown5). */
const aboutEnemy = 4

/** The last enemy of each name, which is that of the newest part of the game. */
const enemiesByName = oncePer(
  (sheet: Sheet): ReadonlyMap<string, number> =>
    new Map(sheet.rows.map((row) => [row.text('Singular').toLowerCase(), row.id])),
)

/** The enemy that an entry is about: it has its name. */
const enemyOf = (row: SheetRow, { sheets }: ImportContext) => {
  if (row.int('Unknown5') !== aboutEnemy) return {}
  const enemyId = enemiesByName(sheets.open('BNpcName')).get(row.text('Name').toLowerCase())
  return enemyId === undefined ? {} : { enemyId }
}

/** Entries of the Occult Record: the sheets say on which part of the island they are found, and which enemy they are about. */
export const occultRecords = fromSheet('occultRecords', 'MKDLore', {
  keep: (row) => row.text('Name') !== '',
  make: (row, context) => {
    const part = parts.find(({ last }) => row.id <= last)
    const ways =
      part === undefined ? [] : [{ source: { kind: 'instance' as const, id: part.duty, ...enemyOf(row, context) } }]
    return {
      id: row.id,
      name: row.names('Name'),
      sort: row.id,
      icon: row.int('Image'),
      ...acquired(context, 'occultRecords', row.id, ways),
      patch: part?.patch ?? null,
      number: row.id,
    }
  },
  prose: (row) => ({ description: row.prose('Description') }),
})
