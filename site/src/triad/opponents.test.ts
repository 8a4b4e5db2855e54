import { describe, expect, test } from 'vitest'
import { edgeText } from './card.tsx'
import { giversOf } from './card-givers.tsx'
import { deckOf } from './npc-details.tsx'
import { opponentsOf, type OpponentTables, spotOf, whereOf } from './opponents.ts'

type Npc = OpponentTables['npcs'][number]
const npc = (id: number, rest: Partial<Npc> = {}): Npc =>
  ({
    id,
    name: `Npc ${id}`,
    mapId: 3,
    displayX: 10.5,
    displayY: 20,
    placeNameId: 5,
    placeNameRegionId: 22,
    ...rest,
  }) as Npc
type Row = OpponentTables['ttnpcs'][number]
const row = (id: number, sort: number, npcId: number | null, rewards: readonly number[] = []): Row =>
  ({ id, sort, npcId, rewardTtcardIds: rewards }) as unknown as Row
const placeNames = [
  { id: 5, name: 'Gridania' },
  { id: 22, name: 'The Black Shroud' },
  { id: 23, name: '???' },
  { id: 24, name: '' },
] as unknown as OpponentTables['placeNames']

describe('an opponent', () => {
  const read = (npcs: readonly Npc[], rows = [row(1, 0, 7, [4])]) => opponentsOf({ ttnpcs: rows, npcs, placeNames })

  test('has his name, place, region and rewards', () => {
    expect(read([npc(7)])).toEqual([
      {
        ...{ id: 1, name: 'Npc 7', place: 'Gridania', region: { id: 22, name: 'The Black Shroud' }, rewards: [4] },
        spot: { mapId: 3, x: 10.5, y: 20 },
      },
    ])
  })

  test.each([23, 24, 99])('in region %i, which has no name, is in the region of his place', (placeNameRegionId) => {
    expect(read([npc(7, { placeNameRegionId })])[0]?.region).toEqual({ id: 5, name: 'Gridania' })
  })

  test('of whom nothing is known has his number', () => {
    expect(read([])).toMatchObject([{ name: '#1', place: '', region: { id: 0, name: '' }, spot: null }])
    expect(read([npc(7)], [row(1, 0, null)])).toMatchObject([{ name: '#1' }])
  })

  test('comes in the game’s order', () => {
    const rows = [row(1, 5, 7), row(2, 3, 7), row(3, 4, 7)]
    expect(read([npc(7)], rows).map(({ id }) => id)).toEqual([2, 3, 1])
  })

  test('says region and place, each once, and none that is not known', () => {
    const at = (region: string, place: string) =>
      whereOf({ ...read([npc(7)])[0]!, region: { id: 1, name: region }, place })
    expect([at('Coast', 'Town'), at('Town', 'Town'), at('Coast', ''), at('', '')]).toEqual([
      ...['Coast · Town', 'Town', 'Coast', ''],
    ])
  })
})

test.each<[Partial<Npc>, boolean]>([
  [{}, true],
  [{ mapId: null }, false],
  [{ displayX: null }, false],
  [{ displayY: null }, false],
  [{ displayX: 0, displayY: 0 }, true],
])('the place of an NPC with %j is known: %s', (rest, isKnown) => {
  expect(spotOf(npc(7, rest)) !== null).toBe(isKnown)
})
test('the place of nobody is not known', () => expect(spotOf(undefined)).toBeNull())

test('a card is given by opponents in the game’s order, then by vendors, by each once', () => {
  const sources = [
    { kind: 'shop', npcId: 50 },
    { kind: 'shop', npcId: null },
    { kind: 'match', npcId: 60 },
    { kind: 'shop', npcId: 11 },
    { kind: 'shop', npcId: 50 },
  ] as unknown as Parameters<typeof giversOf>[0]['sources']
  const rows = [row(1, 9, 10, [4, 5]), row(2, 3, 11, [4]), row(3, 1, 12, [5]), row(4, 2, null, [4])]
  expect(giversOf({ id: 4, sources }, rows)).toEqual([
    { npcId: 11, opponentId: 2 },
    { npcId: 10, opponentId: 1 },
    { npcId: 50, opponentId: null },
  ])
})

test('ten on an edge is A', () => expect([1, 9, 10].map(edgeText)).toEqual(['1', '9', 'A']))

test.each([
  [[1, 2, 3], [4, 5, 6, 7], 2],
  [[1, 2, 3, 4, 5], [], 0],
  [[1], [2, 3, 4, 5, 6], 4],
  [[1, 2, 3, 4], [5, 6], 1],
  [[], [1, 2, 3], 3],
])('a deck of %j and some of %j draws %i of them', (fixedTtcardIds, variableTtcardIds, drawn) => {
  expect(deckOf({ fixedTtcardIds, variableTtcardIds })).toEqual({
    fixed: fixedTtcardIds,
    from: variableTtcardIds,
    drawn,
  })
})
