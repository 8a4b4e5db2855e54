import { nameIn, type Names, type TableName } from '@kupodex/data/game'
import { loadTable } from '@kupodex/data/tables'
import { describe, expect, test } from 'vitest'
import { isOnMap } from '#maps/grid.fixture.ts'
import { edgeText, typeSymbols } from '../card.tsx'
import { giversOf } from '../card-givers.tsx'
import { nextRegions } from '../next-regions.tsx'
import { deckOf } from '../npc-details.tsx'
import { type OpponentTables, opponentsOf } from '../opponents.ts'

/** A table as browsers get it in a language. */
const rowsOf = <Row>(name: TableName, language: 'en' | 'ja' = 'en') =>
  loadTable(name).map((row) => ({
    ...row,
    ...('name' in row && { name: nameIn(row.name as Names, language) }),
  })) as unknown as Row[]

const tables = (language: 'en' | 'ja'): OpponentTables => ({
  ttnpcs: rowsOf('ttnpcs', language),
  npcs: rowsOf('npcs', language),
  placeNames: rowsOf('placeNames', language),
})

describe('opponents', () => {
  const opponents = opponentsOf(tables('en'))
  const maps = new Map(loadTable('maps').map((map) => [map.id, map]))

  test('are all there, each with name, place and a spot on a map that we know', () => {
    expect(opponents).toHaveLength(133)
    expect(new Set(opponents.map(({ name }) => name)).size).toBe(133)
    for (const { name, place, spot } of opponents) {
      expect(place, name).not.toBe('')
      expect(spot !== null && isOnMap(spot, maps.get(spot.mapId)?.sizeFactor ?? 0), name).toBe(true)
    }
  })

  test.each(['en', 'ja'] as const)('are of regions with names in %s, whatever the game writes', (language) => {
    const names = opponentsOf(tables(language)).map(({ region }) => region.name)
    expect(names.filter((name) => name === '' || /[?？]/.test(name))).toEqual([])
  })

  test('hold five cards in a match', () => {
    for (const row of loadTable('ttnpcs')) {
      const { fixed, drawn } = deckOf(row)
      expect(fixed.length + drawn, String(row.id)).toBe(5)
    }
  })

  test('are all next for a character without cards, and each card is missing in its regions', () => {
    const regions = nextRegions(opponents, new Set())
    expect(regions.flatMap(({ next }) => next)).toHaveLength(133)
    const [first] = regions
    expect([first?.region.name, first?.next[0]?.opponent.name]).toEqual(['La Noscea', 'Memeroon'])
  })
})

describe('cards', () => {
  const cards = loadTable('ttcards')
  const { ttnpcs } = tables('en')

  test('are given by every opponent that says so, and by those that their sources name', () => {
    for (const card of cards) {
      const givers = giversOf(card, ttnpcs)
      const npcs = givers.map(({ npcId }) => npcId)
      const said = ttnpcs.flatMap(({ npcId, rewardTtcardIds }) => (rewardTtcardIds.includes(card.id) ? [npcId] : []))
      const sourced = card.sources.flatMap((source) =>
        'npcId' in source && source.npcId !== null ? [source.npcId] : [],
      )
      expect(npcs.toSorted(), card.name.en).toEqual([...new Set([...said, ...sourced])].toSorted())
      const beaten = card.sources.flatMap((source) => (source.kind === 'match' ? [source.npcId] : []))
      for (const { npcId, opponentId } of givers) if (beaten.includes(npcId)) expect(opponentId).not.toBeNull()
    }
  })

  test('have edges of one sign, and types that we can draw', () => {
    expect([1, 9, 10].map(edgeText)).toEqual(['1', '9', 'A'])
    expect(Object.keys(typeSymbols).map(Number)).toEqual(loadTable('ttcardTypes').map(({ id }) => id))
  })
})
