import { describe, expect, test } from 'vitest'
import { counts } from '@kupodex/data/rules'
import { loadTable } from '@kupodex/data/tables'
import { obtainabilityOf, patchFacet, sourceFacet } from '#list/controls/facets.ts'
import { controlTexts } from '#list/controls/texts.ts'

test.each(['mounts', 'minions', 'facewear', 'bardings', 'emotes'] as const)(
  'of %s, what counts is what counts',
  (name) => {
    for (const row of loadTable(name)) {
      const isLogged = !('isInLog' in row) || row.isInLog
      if (!row.deleted && isLogged) expect(obtainabilityOf(row) === 'counted', String(row.id)).toBe(counts(row))
    }
  },
)

describe('values', () => {
  test('patches are newest first', () => {
    const { order } = patchFacet(controlTexts('en'))
    expect(['2.0', '7.5', '7.51', '7.45', '10.0'].sort(order)).toEqual(['10.0', '7.51', '7.5', '7.45', '2.0'])
  })

  test('sources are in the order of their table, what is not known last', () => {
    const types = [
      { id: 1, name: 'one', sort: 2 },
      { id: 2, name: 'two', sort: 1 },
    ]
    const { order, labelOf } = sourceFacet(controlTexts('en'), types)
    expect(['0', '1', '2'].sort(order).map(labelOf)).toEqual(['two', 'one', controlTexts('en').unknownSource])
  })
})
