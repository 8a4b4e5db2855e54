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

test('other kinds have no chips', () => {
  expect(kindFacets([{ kind: 'vendor', id: '4' }, { kind: 'vendor', id: '5' }], 'en', {})).toEqual([]) // prettier-ignore
})
