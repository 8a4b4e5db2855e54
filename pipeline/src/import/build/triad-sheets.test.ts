import { join } from 'node:path'
import { nameIn } from '@kupodex/data/game'
import { loadTable } from '@kupodex/data/tables'
import { describe, expect, test } from 'vitest'
import { readCsv } from '../sheets/read-csv.ts'
import { shared, sharedIsHere } from '../shared.fixture.ts'

type Record = Readonly<{ [column: string]: string }>

/** The rows of a file by their first column, read without anything that the import makes of them. */
const rawRows = (...path: string[]): ReadonlyMap<number, Record> => {
  const { columns, records } = readCsv(join(shared, ...path), path.join('/'))
  return new Map(
    records.map((fields) => [Number(fields[0]), Object.fromEntries(fields.map((field, at) => [columns[at], field]))]),
  )
}

/** The columns `name[0]`, `name[1]` ... of a row that hold something. */
const idsIn = (row: Record, name: string): number[] =>
  [0, 1, 2, 3, 4].map((at) => Number(row[`${name}[${at}]`] ?? 0)).filter((id) => id !== 0)

const languages = ['en', 'de', 'fr', 'ja'] as const

describe.skipIf(!sharedIsHere)(`Triple Triad in the real sheets${sharedIsHere ? '' : ' (skipped: not here)'}`, () => {
  const opponents = loadTable('ttnpcs')
  const cards = new Map(loadTable('ttcards').map((card) => [card.id, card]))

  test('decks, rules and fees of all opponents are those of the sheets', () => {
    const sheet = rawRows('csv', 'en', 'TripleTriad.csv')
    const orders = rawRows('csv', 'en', 'TripleTriadResident.csv')
    const real = [...sheet.keys()].filter((id) => orders.get(id)?.['Order'] !== '65535')
    expect(opponents.map(({ id }) => id).toSorted()).toEqual(real.toSorted())
    for (const npc of opponents) {
      const row = sheet.get(npc.id) ?? {}
      expect(
        [npc.fixedTtcardIds, npc.variableTtcardIds, npc.ttruleIds, npc.fee, npc.usesRegionalRules, npc.sort],
        String(npc.id),
      ).toEqual([
        idsIn(row, 'TripleTriadCardFixed'),
        idsIn(row, 'TripleTriadCardVariable'),
        idsIn(row, 'TripleTriadRule'),
        Number(row['Fee']),
        row['UsesRegionalRules'] === 'True',
        Number(orders.get(npc.id)?.['Order']),
      ])
    }
  })

  test('the cards that opponents give are those of the items that the sheets name, in their order', () => {
    const sheet = rawRows('csv', 'en', 'TripleTriad.csv')
    const known = new Map([...cards.values()].flatMap(({ id, itemIds }) => itemIds.map((item) => [item, id] as const)))
    // Items that no list names yet.
    const { records } = readCsv(join(import.meta.dirname, '../../../../data/hand/ttcard-items.csv'), 'ttcard-items.csv')
    for (const [item, card] of records) known.set(Number(item), Number(card))
    for (const { id, rewardTtcardIds } of opponents) {
      const items = idsIn(sheet.get(id) ?? {}, 'ItemPossibleReward')
      expect(rewardTtcardIds, String(id)).toEqual(items.map((item) => known.get(item)))
    }
  })

  test('edges, stars, types and prices of all cards are those of the sheets', () => {
    const sheet = rawRows('csv', 'en', 'TripleTriadCardResident.csv')
    for (const card of cards.values()) {
      const row = sheet.get(card.id) ?? {}
      const numbers = ['Top', 'Right', 'Bottom', 'Left', 'TripleTriadCardRarity', 'TripleTriadCardType', 'SaleValue']
      expect(
        [card.top, card.right, card.bottom, card.left, card.rarity, card.ttcardTypeId ?? 0, card.saleValue],
        String(card.id),
      ).toEqual(numbers.map((column) => Number(row[column])))
    }
  })

  test.each(languages)('rules, types and cards are called as in the sheets in %s', (language) => {
    const named = [
      ['ttrules', 'TripleTriadRule'],
      ['ttcardTypes', 'TripleTriadCardType'],
      ['ttcards', 'TripleTriadCard'],
    ] as const
    // What only a screen shows: soft hyphens and kinds of spaces.
    const plain = (name: string) => name.replaceAll('\u00ad', '').replaceAll(/\s+/g, ' ').trim().toLowerCase()
    for (const [table, sheet] of named) {
      const rows = rawRows('csv', language, `${sheet}.csv`)
      for (const row of loadTable(table))
        expect(plain(nameIn(row.name, language)), `${table} ${row.id}`).toBe(plain(rows.get(row.id)?.['Name'] ?? ''))
    }
  })
})
