import type { Source } from '@kupodex/data/game'
import type { ImportWorld } from '../build/build.ts'
import type { FactRow } from '../facts/fact-file.ts'
import type { Derived } from './derived.ts'
import { isSourceType } from './source-types.ts'

const limitedOf = (row: FactRow) => (row.text('limited') === 'yes' ? { limited: true as const } : {})

const sourceOf = (row: FactRow): Source => {
  const limited = limitedOf(row)
  const kind = row.text('kind')
  switch (kind) {
    case 'achievement':
    case 'quest':
    case 'instance':
    case 'fate':
      return { kind, id: row.int('ref'), ...limited }
    case 'shop':
      return { kind, npcId: row.maybeInt('ref'), cost: [], ...limited }
    case 'container':
      return { kind, itemId: row.int('ref'), ...limited }
    case 'event':
    case 'promotion':
    case 'store':
      return { kind, ...limited }
    default:
      return row.refuse('kind', `"${kind}" is no kind of source that can be kept by hand`)
  }
}

/** Ways to get a row that `data/hand/sources.csv` adds (table, id, kind, ref, limited). */
export const handSources = ({ hand }: ImportWorld, table: string, id: number): Derived[] =>
  hand
    .read('sources', ['table', 'id', 'kind', 'ref', 'limited'])
    .filter((row) => row.text('table') === table && row.int('id') === id)
    .map((row) => ({ source: sourceOf(row) }))

/** The source type that `data/hand/overrides.csv` (table, id, sourceTypeId) gives a row, if it does. */
export const handType = ({ hand }: ImportWorld, table: string, id: number): number | undefined => {
  const row = hand
    .read('overrides', ['table', 'id', 'sourceTypeId'])
    .find((one) => one.text('table') === table && one.int('id') === id)
  const typeId = row?.int('sourceTypeId')
  if (typeId !== undefined && !isSourceType(typeId)) row?.refuse('sourceTypeId', `there is no source type ${typeId}`)
  return typeId
}
