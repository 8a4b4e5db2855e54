import { languages } from '@kupodex/data/game'
import { loadTable } from '@kupodex/data/tables'
import { describe, expect, test } from 'vitest'
import { fromTexts } from '#from/texts.ts'
import { facetValues, kindFacets } from './kind-facets.ts'

const duties = loadTable('duties').map(({ id }) => ({ kind: 'duty' as const, id: String(id) }))

describe.each(languages)('%s', (language) => {
  test('every duty has a kind with a name', () => {
    const { dutyKinds } = fromTexts(language)
    expect(loadTable('duties').filter(({ contentTypeId }) => dutyKinds[contentTypeId] === undefined)).toEqual([])
  })

  test('duties are narrowed by expansion, kind and level, each counted', () => {
    const facets = kindFacets(duties, language, fromTexts(language).dutyKinds)
    expect(facets.map(({ name }) => name)).toEqual(['expansion', 'kind', 'level'])
    const leveled = loadTable('duties').filter(({ level }) => level !== null).length
    const sums = facets.map(({ values }) => values.reduce((sum, { count }) => sum + count, 0))
    expect(sums).toEqual([duties.length, duties.length, leveled])
  })
})

test('levels go together by what an expansion allows', () => {
  const levels = kindFacets(duties, 'en', {}).find(({ name }) => name === 'level')?.values ?? []
  expect(levels.slice(0, 2).map(({ value, name }) => [value, name])).toEqual([
    ['50', 'Level 1–50'],
    ['60', 'Level 51–60'],
  ])
  expect(facetValues({ kind: 'duty', id: '4' })).toEqual({ expansion: '0', kind: '2', level: '50' })
  expect(facetValues({ kind: 'duty', id: '179' })).toEqual({ expansion: '1', kind: '9' })
})

test('chips are in the order of expansions, kinds and levels, whatever that of the duties is', () => {
  const { dutyKinds } = fromTexts('en')
  const valuesOf = (pages: typeof duties) => kindFacets(pages, 'en', dutyKinds).map(({ values }) => values)
  expect(valuesOf(duties.toReversed())).toEqual(valuesOf(duties))
})

test('a facet needs two values to choose from, and counts what has none to none', () => {
  const facetsOf = (...ids: string[]) =>
    kindFacets(
      ids.map((id) => ({ kind: 'duty' as const, id })),
      'en',
      {},
    ).map(({ name, values }) => [name, ...values.map(({ value, count }) => `${value}: ${count}`)])
  expect(facetsOf('4', '179')).toEqual([['expansion', '0: 1', '1: 1']])
  expect(facetsOf('4', '4')).toEqual([])
})

test('other kinds have no chips', () => {
  expect(kindFacets([{ kind: 'vendor', id: '4' }, { kind: 'vendor', id: '5' }], 'en', {})).toEqual([]) // prettier-ignore
})
