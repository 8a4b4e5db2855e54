import { describe, expect, test } from 'vitest'
import { tables } from '../schema/index.ts'
import { collectionPages, collections, type PageFacts } from './index.ts'

/** Details that are read from a column of the table; the others follow from what is known of the character, or from other tables. */
const columnOf: Partial<Record<PageFacts['details'][number], string>> = {
  description: 'description',
  tooltip: 'tooltip',
  howTo: 'sources',
  patch: 'patch',
  estimatedPatch: 'patch',
  number: 'number',
  stars: 'stars',
  saleValue: 'saleValue',
  regionalRules: 'usesRegionalRules',
  fee: 'fee',
  level: 'classJobLevel',
  allowances: 'allowanceCost',
}

describe.each(collections)('the page of $type', ({ type, table, list }) => {
  const page: PageFacts = collectionPages[type]
  const columns = [...Object.keys(tables[table].row.shape), ...tables[table].prose]

  test('asks only for columns that its table has', () => {
    for (const detail of page.details) {
      const column = columnOf[detail]
      if (column !== undefined) expect(columns, detail).toContain(column)
    }
    if (page.facets.includes('source')) expect(columns).toContain('sourceTypeId')
    if (page.facets.includes('patch') || page.sorts.includes('patch')) expect(columns).toContain('patch')
    if (page.itemBy === 'number') expect(columns).toContain('number')
  })

  test('shows who has a thing only where that is counted', () => {
    const isCounted = list !== null
    if (page.details.includes('share') || page.details.includes('rarity')) expect(isCounted).toBe(true)
    if (page.sorts.includes('rarest') || page.sorts.includes('mostCommon')) expect(isCounted).toBe(true)
  })

  test('is sorted by the patch, and by how many have a thing, wherever these are known', () => {
    if (page.facets.includes('patch')) expect(page.sorts).toContain('patch')
    if (page.facets.includes('source') && list !== null)
      expect(page.sorts).toEqual(expect.arrayContaining(['name', 'rarest', 'mostCommon']))
  })

  test('draws blocks of a size, and says each word once', () => {
    expect(page.views.some((view) => view === 'standard' || view === 'blocks')).toBe(page.block !== null)
    for (const words of Object.values(page))
      if (Array.isArray(words)) expect(new Set(words).size, words.join()).toBe(words.length)
  })
})
