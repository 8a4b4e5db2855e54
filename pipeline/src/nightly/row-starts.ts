import type { TextStart, Texts } from './columns.ts'
import type { Fold } from './fold.ts'
import { JsonWriter } from './json-writer.ts'

const comma = 44

/**
 * What a character's row of a shard of pages begins with, by row of the fold: `[id,"name","icon",worldId`. It is the same on
 * every board and in every scope, some thirty times, so it is written once.
 */
export const rowStarts = (people: Pick<Fold, 'ids' | 'names' | 'icons' | 'worldIds'>, iconBase: TextStart): Texts => {
  const writer = new JsonWriter()
  const ends = new Float64Array(people.ids.length)
  const iconEnds = people.icons.ends
  for (let row = 0; row < ends.length; row++) {
    writer.raw('[')
    writer.int(people.ids[row] as number)
    writer.char(comma)
    writer.text(people.names, row)
    writer.char(comma)
    if (iconEnds[row] === (row === 0 ? 0 : iconEnds[row - 1])) writer.raw('null')
    else writer.text(people.icons, row, iconBase.length)
    writer.char(comma)
    writer.int(people.worldIds[row] as number)
    ends[row] = writer.bytes.length
  }
  return { bytes: writer.bytes, ends }
}
