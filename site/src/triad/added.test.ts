import { expect, onTestFinished, test, vi } from 'vitest'
import type { Thing } from '#collection/thing.ts'
import { listedOf, notesOf, opponentFacets } from './added.ts'
import { facetsOf } from './facets.ts'
import { hasFacet } from './load-facets.ts'
import type { Opponent } from './opponents.ts'
import { triadTexts } from './texts.ts'

const opponents: Opponent[] = [
  { id: 1, name: 'A', place: 'Town', region: { id: 22, name: 'Coast' }, spot: null, rewards: [1, 2] },
  { id: 2, name: 'B', place: 'Isle', region: { id: 9, name: 'Isle' }, spot: null, rewards: [1] },
]

const things = opponents.map(({ id }) => ({ id }) as Thing)

test('rows say where an opponent is, and how many of his cards are missing', () => {
  const all = listedOf(opponents, new Set([1]))
  expect([...notesOf(all, 'en')]).toEqual([
    [1, { text: 'Coast · Town', end: '1 card missing' }],
    [2, { text: 'Isle' }],
  ])
  expect(notesOf(listedOf(opponents, new Set()), 'de').get(1)?.end).toBe('2 Karten fehlen')
})

test('they are filtered by cards and region; by region alone where it is not known what the character has', () => {
  const known = facetsOf(listedOf(opponents, new Set([1])), 'en')
  expect(known.map(({ name }) => name)).toEqual(opponentFacets)
  expect(known.map(({ valuesOf }) => things.flatMap(valuesOf))).toEqual([
    ['missing', 'none'],
    ['22', '9'],
  ])
  expect(known[1]?.labelOf('22')).toBe('Coast')
  const texts = triadTexts('en')
  expect(['missing', 'none'].map((value) => known[0]?.labelOf(value))).toEqual([texts.someMissing, texts.noneMissing])
  expect(['none', 'missing'].sort(known[0]?.order)).toEqual(['missing', 'none'])
  // Whoever is in the list before their tables are.
  expect(known.map(({ valuesOf }) => valuesOf({ id: 99 } as Thing))).toEqual([['none'], []])
  expect(known[1]?.labelOf('99')).toBe('99')
  const unknown = listedOf(opponents, null)
  expect(facetsOf(unknown, 'en').map(({ name }) => name)).toEqual(['region'])
  expect(notesOf(unknown, 'en').get(1)).toEqual({ text: 'Coast · Town' })
})

test.each([
  ['?cards=missing', true],
  ['?q=a&region=9', true],
  ['?q=cards', false],
  ['', false],
])('the address %j is narrowed: %s', (search, isNarrowed) => expect(hasFacet(search)).toBe(isNarrowed))

test('facets come once they are wanted, and follow what the character has', async () => {
  vi.resetModules()
  onTestFinished(() => void vi.resetModules())
  const [{ facets, listed }, { loadFacets }] = await Promise.all([import('./added.ts'), import('./load-facets.ts')])
  const names = () => facets.get().map(({ name }) => name)
  expect(names()).toEqual([])
  loadFacets('en')
  loadFacets('en')
  await vi.waitFor(() => expect(names()).toEqual(['region']))
  listed.set(listedOf(opponents, new Set([1])))
  expect(names()).toEqual(opponentFacets)
  expect(listed.lc).toBe(1)
})
