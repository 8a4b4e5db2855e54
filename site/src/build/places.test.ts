import { languages } from '@kupodex/data/game'
import { expect, test } from 'vitest'
import { allScopes, byRegion, homeOf, places, scopeKind, worldsIn } from './places.ts'

const light = places.find(({ name }) => name === 'Light')

test('data centers and their worlds stand in order of name', () => {
  const sorted = (names: readonly string[]) => [...names].sort()
  expect(places.map(({ name }) => name)).toEqual(sorted(places.map(({ name }) => name)))
  for (const { name, worlds } of places) expect([name, worlds]).toEqual([name, sorted(worlds)])
  expect(light?.worlds).toContain('Lich')
})

test.each([
  ['global', 'global', []],
  ['Light', 'dataCenter', light?.worlds],
  ['Lich', 'world', ['Lich']],
  ['Nowhere', 'global', []],
])('%s is a %s', (slug, kind, worlds) => {
  expect([scopeKind(slug), worldsIn(slug)]).toEqual([kind, worlds])
})

test('every public data center and world is a scope, everywhere first', () => {
  expect(allScopes[0]).toBe('global')
  expect(new Set(allScopes)).toEqual(new Set(['global', ...places.flatMap(({ name, worlds }) => [name, ...worlds])]))
})

test('the home of a world is its data center, and that of an unknown one is none', () => {
  expect(homeOf(36)).toEqual({ dataCenter: 'Light', world: 'Lich' })
  expect(homeOf(99_999)).toBeNull()
})

test.each(languages)(
  'data centers stand below their regions in %s, and a region without any is left out',
  (language) => {
    const all = byRegion(places, language)
    expect(all.flatMap(({ groups }) => groups.map(({ name }) => name)).sort()).toEqual(places.map(({ name }) => name))
    expect(all.every(({ name, groups }) => name !== '' && groups.length > 0)).toBe(true)
    expect(byRegion([{ name: 'Light' }], language).map(({ groups }) => groups)).toEqual([[{ name: 'Light' }]])
  },
)
