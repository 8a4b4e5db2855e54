import type { KindPlaces } from '@kupodex/data/places'
import { expect, test } from 'vitest'
import { knownOf } from './known.fixture.ts'
import { type NextFilter, nextPlaces, typesLeft } from './next-places.ts'
import { thingHref } from './thing-href.ts'

const place = (id: string, things: Readonly<Record<string, readonly number[]>>, partySize = 0, fewest = 1) => ({
  ...{ id, name: id, patch: null, level: null, things, partySize, fewest },
})
const file: KindPlaces = {
  places: [
    place('one', { mount: [1] }, 8, 8),
    place('two', { mount: [2, 3] }),
    place('three', { mount: [2, 3], emote: [7], title: [1] }),
    place('had', { mount: [9] }),
  ],
  things: {
    mount: [1, 2, 3, 9].map((id) => ({ id, name: `Mount ${id}`, patch: null })),
    emote: [{ id: 7, name: 'Emote', patch: null }],
    title: [{ id: 1, name: 'Title', patch: null }],
  },
}
const all: NextFilter = { size: null, type: null }

const shown = (known = knownOf({ mount: [9], emote: [] }), filter = all) =>
  nextPlaces(file, filter, known).map(({ place: { id }, things }) => `${id}: ${things.map(({ name }) => name).join()}`)

test('the place that gives most of what is missing comes first; what is not known is not missing', () => {
  expect(shown()).toEqual(['three: Mount 2,Mount 3,Emote', 'two: Mount 2,Mount 3', 'one: Mount 1'])
  expect(shown(knownOf({ mount: [9, 2] }))).toEqual(['one: Mount 1', 'two: Mount 3', 'three: Mount 3'])
  expect(shown(knownOf({}))).toEqual([])
})

test('places with something wanted come before all others, and it before the rest of theirs', () => {
  const known = knownOf({ mount: [9], emote: [] }, { want: ['emote/7', 'mount/1'] })
  expect(shown(known)).toEqual(['three: Emote,Mount 2,Mount 3', 'one: Mount 1', 'two: Mount 2,Mount 3'])
})

test('what the reader hides is left out', () =>
  expect(shown(knownOf({ mount: [9], emote: [] }, { hide: ['mount/2', 'mount/1'] }))).toEqual([
    'three: Mount 3,Emote',
    'two: Mount 3',
  ]))

test('places are narrowed by how many go there, and by collection', () => {
  const known = knownOf({ mount: [9], emote: [] })
  expect(shown(known, { size: 'alone', type: null })).toEqual(['three: Mount 2,Mount 3,Emote', 'two: Mount 2,Mount 3'])
  expect(shown(known, { size: null, type: 'emote' })).toEqual(['three: Emote'])
  expect(typesLeft(nextPlaces(file, all, known))).toEqual(['mount', 'emote'])
})

test('a thing is shown in its list, where it is named by its number found there by its name', () => {
  const href = (type: string) => thingHref('de', 7, { type, id: 5, name: 'A b' })
  expect(href('mount')).toBe('/de/char/7/mounts/5/')
  expect(href('spell')).toBe('/de/char/7/spells/?q=A+b')
})
