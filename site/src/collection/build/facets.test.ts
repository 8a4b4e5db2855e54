import { describe, expect, test } from 'vitest'
import { countings } from '@kupodex/data/rules'
import { countingTexts } from '#list/sums/texts.ts'
import { obtainabilityFacet, patchFacet, sourceFacet } from '#list/controls/facets.ts'
import { controlTexts } from '#list/controls/texts.ts'

describe('values', () => {
  test('ways to be counted come in their order, what counts first, each with its name', () => {
    const { order, labelOf } = obtainabilityFacet('en', controlTexts('en'))
    expect([...countings].reverse().sort(order)).toEqual([...countings])
    expect(labelOf('gone')).toBe(countingTexts('en').ways.gone)
  })

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
