import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { controlTexts } from '#list/controls/texts.ts'
import { indexRows, narrow } from '#list/controls/narrow.ts'
import { defaultState, type ListState } from '#list/controls/state.ts'
import { shareTexts } from '#texts/texts.ts'
import type { Rarity } from '#tables/rarity.ts'
import { thing } from './matrix.fixture.ts'
import { matrixOf } from './matrix.ts'
import { type ModelParts, modelOf, options } from './model.ts'
import { matrixTexts } from './texts.ts'

const counts = new Map([
  [1, { count: 90, points: 1 }],
  [2, { count: 5, points: 30 }],
  [3, { count: 1, points: 70 }],
])
const rarity = {
  charCount: 100,
  failed: false,
  of: (id: number) => counts.get(id) && { id, percent: 0, percentFull: 0, ...counts.get(id) },
} as Rarity

const parts: ModelParts = {
  language: 'en',
  texts: { matrix: matrixTexts('en'), controls: controlTexts('en'), labels: shareTexts('en').labels },
  ...{ member: 1, rarity, kinds: [], isHidden: () => false },
  sources: [
    { id: 3, name: 'Dungeon', sort: 2 },
    { id: 9, name: 'Shop', sort: 1 },
  ],
  expansions: [
    { id: 0, name: 'A Realm Reborn' },
    { id: 5, name: 'Dawntrail' },
  ],
  ways: {
    ways: {
      1: [
        {
          text: 'Drops in The Keep, sold for Nuts',
          parts: [
            [9, 17, 'duty/5'],
            [27, 31, 'currency/2'],
          ],
        },
      ],
      2: [
        { text: 'The Keep', parts: [[0, 8, 'duty/5']] },
        { text: 'Sold by Mog', parts: [[8, 11, 'vendor/4']] },
      ],
    },
  },
}

const things = [
  thing(1, { sourceTypeId: 3, mainPatch: 20, patch: '2.0', name: 'Chocobo' }),
  thing(2, { sourceTypeId: 9, mainPatch: 71, patch: '7.1', name: 'Manta', hint: 'Sold by Mog' }),
  thing(3, { sourceTypeId: 3, mainPatch: 70, patch: '7.0', name: 'Behemoth', kindId: 7 }),
]
/** Members 0 and 1, and a third of whom nothing is known. */
const rows = matrixOf(things, [new Set([1, 2]), new Set([1]), null])

const shown = (change: Partial<ListState>, more: Partial<ModelParts> = {}) => {
  const index = indexRows(rows, modelOf({ ...parts, ...more }))
  return narrow(index, { ...defaultState(options), ...change }).rows.map(({ id }) => id)
}
const valuesOf = (facet: string, more: Partial<ModelParts> = {}) => {
  const model = modelOf({ ...parts, ...more })
  const { labelOf } = model.facets.find(({ name }) => name === facet) ?? { labelOf: () => '' }
  return (indexRows(rows, model).values[facet] ?? []).map(labelOf)
}

describe('a matrix', () => {
  test.each<[Partial<ListState>, number[]]>([
    [{}, [1, 2, 3]],
    [{ show: 'missingSome' }, [2, 3]],
    [{ show: 'missingAll' }, [3]],
    [{ show: 'missingMe' }, [2, 3]],
    [{ search: 'mog' }, [2]],
    [{ sort: 'name' }, [3, 1, 2]],
    [{ sort: 'patch' }, [2, 3, 1]],
    [{ sort: 'rarest' }, [3, 2, 1]],
    [{ sort: 'mostMissing' }, [3, 2, 1]],
    [{ facets: { source: ['3'] } }, [1, 3]],
    [{ facets: { place: ['duty/5'] } }, [1, 2]],
    [{ facets: { expansion: ['5'] } }, [2, 3]],
    [{ facets: { rarity: ['Legendary!'] } }, [3]],
    [{ facets: { patch: ['7.0'] } }, [3]],
  ])('with %j has %j', (change, ids) => expect(shown(change)).toEqual(ids))

  test('names what it can be narrowed by, and no currency as a place', () => {
    expect(valuesOf('place')).toEqual(['Mog', 'The Keep'])
    expect(valuesOf('expansion')).toEqual(['A Realm Reborn', 'Dawntrail'])
    expect(valuesOf('source')).toEqual(['Shop', 'Dungeon'])
    expect(valuesOf('rarity')).toEqual(['Legendary!', 'Super Rare', 'Very Common'])
    expect(valuesOf('place', { ways: null })).toEqual([])
    expect(valuesOf('rarity', { rarity: null })).toEqual([])
    const kinds = [
      { id: 7, name: 'Battle', sort: 2 },
      { id: 0, name: 'Crafting', sort: 1 },
    ]
    expect(valuesOf('kind', { kinds })).toEqual(['Crafting', 'Battle'])
  })

  test('finds nothing by a name that the shield hides, and names no place of it alone', () => {
    const isHidden = (patch: number | null) => (patch ?? 0) > 70
    expect(shown({ search: 'manta' }, { isHidden })).toEqual([])
    expect(shown({ search: 'manta' })).toEqual([2])
    expect(valuesOf('place', { isHidden })).toEqual(['The Keep'])
  })

  test('without a member shows nothing that one misses', () =>
    expect(shown({ show: 'missingMe' }, { member: null })).toEqual([]))
})

test('who of whom nothing is known is never missing anything, and a thing that nobody is known of is missing to nobody', () => {
  const set = fc.option(fc.uniqueArray(fc.integer({ min: 1, max: 3 })).map((ids): ReadonlySet<number> => new Set(ids)))
  fc.assert(
    fc.property(fc.array(set, { maxLength: 5 }), (sets) => {
      const made = matrixOf(things, sets)
      const model = modelOf({ ...parts, member: 0 })
      const showsOf = (word: string) => made.filter(model.shows[word] ?? (() => false)).map(({ id }) => id)
      const idsOf = (is: (id: number) => boolean) => things.filter(({ id }) => is(id)).map(({ id }) => id)
      const known = sets.filter((one) => one !== null)
      expect(showsOf('missingSome')).toEqual(idsOf((id) => known.some((one) => !one.has(id))))
      expect(showsOf('missingAll')).toEqual(idsOf((id) => known.length > 0 && known.every((one) => !one.has(id))))
      expect(showsOf('missingMe')).toEqual(idsOf((id) => sets[0] != null && !sets[0].has(id)))
    }),
  )
})
