import type { TextStart } from '../arrays/columns.ts'
import type { Fold } from '../fold/fold.ts'
import { JsonWriter } from '../json/json-writer.ts'
import { type Pieces, startPieces } from '../json/pieces.ts'

const comma = 44

/** Bytes of a start beside its name and icon: brackets, commas, quotes, and two numbers of at most 16 and 10 digits. */
const rest = 40

/**
 * What a character's row of a shard of pages begins with, by row of the fold: `[id,"name","icon",worldId`. It is the same on
 * every board and in every scope, some thirty times, so it is written once.
 */
export const rowStarts = (
  characters: Pick<Fold, 'ids' | 'names' | 'icons' | 'worldIds'>,
  iconBase: TextStart,
): Pieces => {
  const { ids, names, icons, worldIds } = characters
  const writer = new JsonWriter()
  const iconOf = (row: number) => (icons.ends[row] as number) - (row === 0 ? 0 : (icons.ends[row - 1] as number))
  const { add, done } = startPieces(ids.length, ids.length * rest + names.bytes.length + icons.bytes.length)
  for (let row = 0; row < ids.length; row++) {
    writer.clear()
    writer.raw('[')
    writer.int(ids[row] as number)
    writer.char(comma)
    writer.text(names, row)
    writer.char(comma)
    if (iconOf(row) === 0) writer.raw('null')
    else writer.text(icons, row, iconBase.length)
    writer.char(comma)
    writer.int(worldIds[row] as number)
    add(writer.bytes)
  }
  return done()
}
