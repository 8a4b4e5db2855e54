import { describe, expect, test } from 'vitest'
import {
  activeCount,
  defaultState,
  hasOwn,
  isNarrowed,
  type ListState,
  queryOf,
  readQuery,
  toggled,
  withAll,
  withOnly,
} from './state.ts'

const options = {
  sorts: ['inGame', 'name'],
  views: ['standard', 'list'],
  shows: ['all', 'missing'],
  groupings: ['level', 'npc'],
  facets: ['source', 'patch'],
}
const none = defaultState(options)
const some: ListState = {
  search: 'bell & “tower”',
  sort: 'name',
  view: 'list',
  show: 'missing',
  grouping: 'npc',
  facets: { source: ['2', '11'], patch: ['7.5'] },
}

describe('the query of a list', () => {
  test('is empty for the defaults, and keeps what is not of the list', () => {
    expect(queryOf(none, options)).toBe('')
    expect(queryOf(none, options, '?q=old&sort=name&keep=1')).toBe('?keep=1')
  })

  test.each([none, some, { ...some, search: '鳥', facets: {} }])('is read as it was written: %j', (state) => {
    expect(readQuery(queryOf(state, options), options)).toEqual(state)
  })

  test.each([
    ['?sort=toString&view=7&show=', none],
    ['?source=2&source=2', { ...none, facets: { source: ['2'] } }],
    [`?patch=${'9'.repeat(81)}`, none],
    [`?q=${'a'.repeat(99)}`, { ...none, search: 'a'.repeat(80) }],
    ['?other=1', none],
  ])('%s is read with the defaults for what is not valid', (query, state) => {
    expect(readQuery(query, options)).toEqual(state)
  })

  test.each([
    ['', false],
    ['?keep=1', false],
    ['?q=', true],
    ['?patch=2.0', true],
  ])('%s is of the list: %s', (query, isOf) => {
    expect(hasOwn(query, options)).toBe(isOf)
  })
})

test('a list without groupings has none in its state and address', () => {
  const { groupings: _, ...plain } = options
  expect(readQuery('?grouping=npc', plain).grouping).toBe('')
  expect(queryOf(defaultState(plain), plain)).toBe('')
})

test('order, view and groups narrow nothing; all else does, and can be undone at once', () => {
  expect(isNarrowed({ ...none, sort: 'name', view: 'list', grouping: 'npc' }, options)).toBe(false)
  expect(isNarrowed({ ...none, search: ' ' }, options)).toBe(false)
  expect(isNarrowed({ ...none, search: 'a' }, options)).toBe(true)
  expect(activeCount(some, options)).toBe(4)
  expect(withAll(some, options)).toEqual({ ...none, sort: 'name', view: 'list', grouping: 'npc' })
})

test('a value of a facet is chosen and taken away by the same click', () => {
  const chosen = toggled(toggled(none, 'source', '2'), 'source', '7')
  expect(chosen.facets).toEqual({ source: ['2', '7'] })
  expect(toggled(chosen, 'source', '2').facets).toEqual({ source: ['7'] })
  expect(withOnly(chosen, 'source', '9').facets).toEqual({ source: ['9'] })
  expect(isNarrowed(withOnly(chosen, 'source', ''), options)).toBe(false)
})
