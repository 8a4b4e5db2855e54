import { paidTypes, sourceType, sourceTypeNames, uncountedTypes } from '../sources/source-types.ts'
import type { TableBuilder } from './build.ts'

/** Source types; the game has no list of them, so this one is ours. */
export const sourceTypes: TableBuilder<'sourceTypes'> = {
  table: 'sourceTypes',
  build: () => ({
    rows: Object.entries(sourceTypeNames).map(([key, name]) => {
      const id = sourceType[key as keyof typeof sourceTypeNames]
      return { id, name, sort: id, paid: paidTypes.has(id), counted: !uncountedTypes.has(id) }
    }),
    skipped: 0,
  }),
}
