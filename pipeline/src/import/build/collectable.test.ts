import { describe, expect, test } from 'vitest'
import { makeContext } from '../make-context.fixture.ts'
import { acquired, soldOf } from './collectable.ts'

const context = (sources: readonly string[], verdicts: readonly string[] = [], overrides: readonly string[] = []) =>
  makeContext({
    'en/PlaceName.csv': ['#,Name', '5,Harbor'],
    'hand/occasions.csv': ['id,name_en,name_de,name_fr,name_ja,source', '1,Harvest Home,Erntefest,,,notes'],
    'hand/sources.csv': ['table,id,kind,ref,place,year,cost,limited,source', ...sources],
    'hand/verdicts.csv': ['table,first,last,verdict,reason,source', ...verdicts],
    'hand/overrides.csv': ['table,id,sourceTypeId,obtainable,howTo_en,howTo_de,howTo_fr,howTo_ja,source', ...overrides],
  })

describe('ways kept by hand', () => {
  test.each([
    ['mounts,7,event,1,,2025,,yes,n', { kind: 'event', occasionId: 1, year: 2025, limited: true }, 6],
    ['mounts,7,promotion,,,,,,n', { kind: 'promotion' }, 12],
    ['mounts,7,code,1,,,,,n', { kind: 'code', occasionId: 1 }, 28],
    ['mounts,7,store,,,,,,n', { kind: 'store' }, 7],
    ['mounts,7,activity,cosmic,5,,,,n', { kind: 'activity', activity: 'cosmic', placeNameId: 5 }, 25],
    ['mounts,7,feastSeason,3,,,,yes,n', { kind: 'pvpSeason', mode: 'feast', id: 3, limited: true }, 15],
    ['mounts,7,shop,,,,28:5,,n', { kind: 'shop', npcId: null, cost: [{ itemId: 28, amount: 5 }] }, 21],
  ])('%s', (line, source, sourceTypeId) => {
    expect(acquired(context([line]), 'mounts', 7, [], [])).toMatchObject({ sources: [source], sourceTypeId })
  })

  test.each([
    ['mounts,7,event,2,,,,,n', 'row 2, column ref: there is no occasion 2'],
    ['mounts,7,event,1,,,,no,n', 'row 2, column limited: "no" is not yes'],
    ['mounts,7,activity,chess,,,,,n', 'row 2, column ref: "chess" is not a part of the game'],
    ['mounts,7,shop,,,,28,,n', 'row 2, column cost: "28" is not item:count'],
    ['mounts,7,gift,,,,,,n', 'row 2, column kind: "gift" is not a kind of source'],
    ['mounts,7,quest,,,,,,n', 'row 2, column ref: the number is missing'],
  ])('%s is refused', (line, message) => {
    expect(() => acquired(context([line]), 'mounts', 7, [], [])).toThrow(`hand/sources.csv, ${message}`)
  })
})

describe('a verdict kept by hand', () => {
  const store = 'mounts,7,store,,,,,,n'
  const quest = 'mounts,7,activity,hunt,,,,,n'
  const event = 'mounts,7,event,1,,,,yes,n'

  test('that a thing is gone closes all its ways, and says why', () => {
    const here = context([quest], ['mounts,7,,gone,promotion,n'])
    expect(acquired(here, 'mounts', 7, [], [])).toMatchObject({
      ...{ obtainable: false, gone: 'promotion' },
      sources: [{ kind: 'activity', limited: true }],
    })
    expect(here.disputes.all).toEqual([{ table: 'mounts', id: 7, taken: 'promotion', against: 'open' }])
  })

  test('that it is open holds against ways that are all over', () => {
    const here = context([event], ['mounts,7,,open,,n'])
    const standing = acquired(here, 'mounts', 7, [], [])
    expect(standing.obtainable).toBe(true)
    expect('gone' in standing).toBe(false)
    expect(here.disputes.all).toEqual([{ table: 'mounts', id: 7, taken: 'open', against: 'event' }])
  })

  test('that it is paid for gives it a source type that is, the one of its ways where they say so', () => {
    expect(acquired(context([quest], ['mounts,7,,paid,,n']), 'mounts', 7, [], []).sourceTypeId).toBe(7)
    expect(acquired(context([], ['mounts,7,,paid,,n'], ['mounts,7,28,,,,,,n']), 'mounts', 7, [], []).sourceTypeId).toBe(
      28,
    )
    const here = context([store], ['mounts,7,,paid,,n'])
    expect(acquired(here, 'mounts', 7, [], []).sourceTypeId).toBe(7)
    expect(here.disputes.all).toEqual([])
  })

  test('what an event gave and the store sells is paid for', () => {
    expect(acquired(context([event, store]), 'mounts', 7, [], [])).toMatchObject({ obtainable: true, sourceTypeId: 7 })
  })
})

describe('what editors say, kept by hand', () => {
  const sold = 'mounts,7,store,,,,,,n'

  test('comes last, and what can be had has no reason why not', () => {
    const here = context([sold], ['mounts,7,,gone,promotion,n'], ['mounts,7,2,yes,Ask a moogle.,,,,n'])
    const standing = acquired(here, 'mounts', 7, [], [])
    expect(standing).toMatchObject({ obtainable: true, sourceTypeId: 2, howTo: { en: 'Ask a moogle.' } })
    expect('gone' in standing).toBe(false)
    expect(acquired(context([sold], [], ['mounts,8,2,,,,,,n']), 'mounts', 7, [], [])).not.toHaveProperty('howTo')
  })

  test.each([
    ['mounts,7,99,,,,,,n', 'column sourceTypeId: there is no source type 99'],
    ['bozjaNotes,7,2,,,,,,n', 'column sourceTypeId: field notes have none'],
    ['mounts,7,,maybe,,,,,n', 'column obtainable: "maybe" is neither yes nor no'],
    ['mounts,7,,,<b>now</b>,,,,n', 'column howTo_en: is not a valid text (markup)'],
    ['mounts,7,,,,a  b,,,n', 'column howTo_de: is not a valid text (unseen)'],
    ['swords,7,2,,,,,,n', 'column table: there is no table "swords"'],
  ])('%s is refused', (line, message) => {
    expect(() => acquired(context([], [], [line]), 'mounts', 7, [], [])).toThrow(
      `hand/overrides.csv, row 2, ${message}`,
    )
  })

  test('twice of a row is refused', () => {
    const lines = ['mounts,7,2,,,,,,n', 'mounts,7,,no,,,,,n']
    expect(() => acquired(context([], [], lines), 'mounts', 7, [], [])).toThrow('there is another row on mounts 7')
  })
})

const items = [
  'id,name_en,name_de,name_fr,name_ja,icon,patch,category,tradeable,vendor_price',
  '1,A,,,,0,7.0,1,1,9',
  '2,B,,,,0,7.0,1,0,9',
]
const sold = {
  'items/items.csv': items,
  'items/unlocks_by_id.csv': ['item_id,kind,target_id'],
  'hand/market.csv': ['table,first,last,sold,source', 'mounts,5,6,yes,notes'],
}

test('what is sold is as the lists of items say of any of them, else as is kept by hand, else not known', () => {
  const context = makeContext(sold)
  expect(soldOf(context, 'mounts', 5, [2])).toBe(false)
  expect(soldOf(context, 'mounts', 9, [2, 1])).toBe(true)
  expect(soldOf(context, 'mounts', 6, [])).toBe(true)
  expect(soldOf(context, 'mounts', 6, [77])).toBe(true)
  expect(soldOf(context, 'mounts', 9, [77])).toBe(null)
})

test('the sheet of the game comes before all lists', () => {
  const context = makeContext({ ...sold, 'en/Item.csv': ['#,Name,ItemSearchCategory', '1,A,0', '2,B,75'] })
  expect([1, 2].map((item) => soldOf(context, 'mounts', 5, [item]))).toEqual([false, true])
})
