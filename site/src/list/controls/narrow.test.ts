import { describe, expect, test } from 'vitest'
import fc from 'fast-check'
import { type ListModel, indexRows, narrow } from './narrow.ts'
import { defaultState, type ListState } from './state.ts'

interface Row {
  id: number
  name: string
  source: string
  patches: string[]
  owned: boolean
}

const model: ListModel<Row> = {
  textOf: ({ name }) => name,
  shows: { all: () => true, missing: ({ owned }) => !owned },
  sorts: { name: (a, b) => a.name.localeCompare(b.name) },
  facets: [
    { name: 'source', label: '', valuesOf: ({ source }) => [source], labelOf: (value) => value, form: 'chips' },
    {
      name: 'patch',
      label: '',
      valuesOf: ({ patches }) => patches,
      labelOf: (value) => value,
      order: (a, b) => Number(b) - Number(a),
      form: 'select',
    },
  ],
}
const none = defaultState({ sorts: ['inGame', 'name'], views: ['list'], shows: ['all', 'missing'], facets: [] })
const row = (id: number, name: string, source = 'a', patches = ['2'], owned = false) => {
  return { id, name, source, patches, owned }
}
const ids = (rows: readonly Row[], state: Partial<ListState>, found?: ReadonlySet<Row>) =>
  narrow(indexRows(rows, model), { ...none, ...state }, found).rows.map(({ id }) => id)

const rows = [
  row(1, 'Épée d’or', 'a', ['2'], true),
  row(2, 'Élan', 'b', ['2', '3']),
  row(3, 'Bird of Gold', 'b', ['10'], true),
  row(4, 'An Egi', 'a', []),
]

describe('rows', () => {
  test.each<[string, Partial<ListState>, number[]]>([
    ['all', {}, [1, 2, 3, 4]],
    ['by name', { sort: 'name' }, [4, 3, 2, 1]],
    ['an accent less', { search: 'epee' }, [1]],
    ['words in any order', { search: 'gold bird' }, [3]],
    ['only spaces', { search: '  ' }, [1, 2, 3, 4]],
    ['missing', { show: 'missing' }, [2, 4]],
    ['a word that the list does not know', { show: 'other', sort: 'other' }, [1, 2, 3, 4]],
    ['one source', { facets: { source: ['b'] } }, [2, 3]],
    ['two sources', { facets: { source: ['b', 'a'] } }, [1, 2, 3, 4]],
    ['source and patch', { facets: { source: ['b'], patch: ['3'] } }, [2]],
    ['a value that no row has', { facets: { patch: ['99'] } }, []],
  ])('%s', (_, state, expected) => {
    expect(ids(rows, state)).toEqual(expected)
  })

  test('a search of the list’s own takes the place of words', () => {
    expect(ids(rows, { search: 'nothing', show: 'missing' }, new Set(rows.slice(0, 2)))).toEqual([2])
  })

  test('values of a facet are in its order', () => {
    expect(indexRows(rows, model).values).toEqual({ source: ['a', 'b'], patch: ['10', '3', '2'] })
  })
})

test('what a search looks through is read once, and not before the first search', () => {
  const read: number[] = []
  const textOf = ({ id, name }: Row) => {
    read.push(id)
    return name
  }
  const index = indexRows(rows, { ...model, textOf })
  for (const show of ['all', 'missing']) expect(narrow(index, { ...none, show }).rows.length).toBeGreaterThan(0)
  expect(read).toEqual([])
  for (const search of ['gold', 'bird'])
    expect(narrow(index, { ...none, search }).rows.map(({ id }) => id)).toEqual([3])
  expect(read.toSorted()).toEqual([1, 2, 3, 4])
})

describe('counts', () => {
  const letter = fc.constantFrom('a', 'b', 'c')
  const someRow = fc.record({
    id: fc.nat(9),
    name: letter,
    source: letter,
    patches: fc.uniqueArray(fc.constantFrom('1', '2', '3'), { maxLength: 2 }),
    owned: fc.boolean(),
  })
  const someState = fc.record({
    search: fc.constantFrom('', 'a', 'b'),
    show: fc.constantFrom('all', 'missing'),
    sort: fc.constant('inGame'),
    view: fc.constant('list'),
    grouping: fc.constant(''),
    facets: fc.record({
      source: fc.uniqueArray(letter, { maxLength: 2 }),
      patch: fc.uniqueArray(fc.constantFrom('1', '2', '3'), { maxLength: 2 }),
    }),
  })

  test('of a choice are the rows that it alone would show beside all other choices', () => {
    fc.assert(
      fc.property(fc.array(someRow, { maxLength: 20 }), someState, (some, state) => {
        const { counts } = narrow(indexRows(some, model), state)
        for (const show of ['all', 'missing']) expect(counts.shows[show]).toBe(ids(some, { ...state, show }).length)
        for (const [name, values] of Object.entries(indexRows(some, model).values))
          for (const value of values) {
            const alone = ids(some, { ...state, facets: { ...state.facets, [name]: [value] } })
            expect(counts.facets[name]?.get(value) ?? 0).toBe(alone.length)
          }
      }),
      { numRuns: 200 },
    )
  })
})

test('a value that all rows have, and no other, is none to narrow by', () => {
  const valuesOf = (...some: Row[]) => indexRows(some, model).values['source']
  expect(valuesOf(row(1, 'A'), row(2, 'B'))).toEqual([])
  expect(valuesOf(row(1, 'A'), row(2, 'B', 'b'))).toEqual(['a', 'b'])
  expect(indexRows([row(1, 'A'), row(2, 'B', 'a', [])], model).values['patch']).toEqual(['2'])
})
