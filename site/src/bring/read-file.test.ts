import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toCsv } from './own-csv.ts'
import { largestFile, readFile } from './read-file.ts'
import { names } from './things.fixture.ts'
import type { FileRead } from './wanted.ts'

const read = (text: string): FileRead => readFile(text, names)

/** What a file wants, shortly, and the problems that it has. */
const shortly = (text: string) => {
  const file = read(text)
  if (!file.ok) return file.code
  const wanted = file.wanted.map(({ row, type, by, date }) => [
    ...[row, type],
    'key' in by ? `${by.column} ${by.key}` : by.names.join(' | '),
    ...(date === null ? [] : [date]),
  ])
  const problems = file.problems.map(({ code, row, value }) => [code, row, value])
  return { kind: file.kind, wanted, problems, left: file.left }
}

const plain = { problems: [], left: 0 }

describe('JSON', () => {
  test.each([
    [
      '{"cards":[4,5]}',
      {
        kind: 'collect',
        wanted: [
          [null, 'triadCard', 'id 4'],
          [null, 'triadCard', 'id 5'],
        ],
      },
    ],
    ['{"field_records":[9]}', { kind: 'collect', wanted: [[null, 'bozjaNote', 'number 9']] }],
    [
      '[4776,4925]',
      {
        kind: 'tracker',
        wanted: [
          [null, 'fish', 'itemId 4776'],
          [null, 'fish', 'itemId 4925'],
        ],
      },
    ],
    ['{"completed":[4776],"pinned":[1]}', { kind: 'tracker', wanted: [[null, 'fish', 'itemId 4776']] }],
    ['{"id":7,"marks":{"fish":{"12":1767323045}}}', { kind: 'own', wanted: [[null, 'fish', 'id 12', 1767323045]] }],
    [
      '{"exportedAt":1,"chars":[{"id":1,"marks":{}},{"id":7,"marks":{"hair":{"2":9}}}]}',
      { kind: 'own', wanted: [[null, 'hair', 'id 2', 9]] },
    ],
  ])('%s is read', (text, expected) => expect(shortly(text)).toEqual({ ...plain, ...expected }))

  test('what is wrong in our own export is a problem each, and the rest holds', () => {
    const marks = { fish: { 1: 5, x: 5, 2: 'now' }, mount: { 1: 1 }, pets: { 1: 1 }, hair: [1] }
    expect(shortly(JSON.stringify({ marks }))).toEqual({
      kind: 'own',
      wanted: [[null, 'fish', 'id 1', 5]],
      problems: [
        ['date', null, 'now'],
        ['id', null, 'x'],
        ['automatic', null, 'mount'],
        ['collection', null, 'pets'],
        ['collection', null, 'hair'],
      ],
      left: 0,
    })
  })

  const whole = JSON.stringify({ cards: [4, 5, 6], spells: [1, 2, 3] })

  test.each([
    ['empty', ''],
    ['empty', '  \uFEFF '],
    ['schema', '{}'],
    ['empty', '[]'],
    ['empty', '{"cards":[]}'],
    ['empty', '{"marks":{}}'],
    ['empty', '{"chars":[]}'],
    ['schema', '{"characters":{"1":[1]}}'],
    ['schema', '[[1]]'],
    ['schema', '["Dodo"]'],
    ['manyCharacters', '{"chars":[{"marks":{"hair":{"1":1}}},{"marks":{"hair":{"1":1}}}]}'],
    ['workbook', 'PK\u0003\u0004abc'],
    ['tooLarge', `{"cards":[${'1,'.repeat(1_000_000)}1]}`],
    ['tooLarge', 'x\n'.repeat(1_000_001)],
  ])('it is refused: %s (%#)', (code, text) => expect(shortly(text)).toBe(code))

  test('wherever a file is cut short, nothing of it is taken', () => {
    for (let length = 1; length < whole.length; length++) expect(shortly(whole.slice(0, length))).toBe('notJson')
  })

  test('a file just small enough is read', () => {
    const ids = '1,'.repeat(largestFile / 2 - 10)
    const file = read(`{"cards":[${ids}1]}`)
    expect(file.ok && file.wanted.length).toBe(largestFile / 2 - 9)
  })
})

describe('tables and lists', () => {
  test.each([
    ['type,id,date,name\r\nfish,12,2026-01-02T03:04:05.000Z,Carp', [[2, 'fish', 'id 12', 1767323045]]],
    ['ID;Type\n12;fish', [[2, 'fish', 'id 12']]],
    [
      'Collection\tName\nTriple Triad Cards\tDodo\nFrisuren\tX',
      [
        [2, 'triadCard', 'Dodo'],
        [3, 'hair', 'X'],
      ],
    ],
    [
      'Name\nDodo\n\nTonberry',
      [
        [2, null, 'Dodo'],
        [4, null, 'Tonberry'],
      ],
    ],
    [
      'Dodo\nTonberry',
      [
        [1, null, 'Dodo'],
        [2, null, 'Tonberry'],
      ],
    ],
    [
      'Orchestrion\nA Cold Wind\nSpells\nSnort',
      [
        [2, 'orchestrion', 'A Cold Wind'],
        [4, 'spell', 'Snort'],
      ],
    ],
    ['Dodo, 1 star', [[1, null, 'Dodo, 1 star | Dodo | 1 star']]],
    ['名前,取得\nドードー,○\nトンベリ,', [[2, null, 'ドードー']]],
  ])('%j is read', (text, wanted) => expect(shortly(text)).toMatchObject({ kind: 'table', wanted, problems: [] }))

  test('a column of ticks is found without a name, and rows without a tick are left out', () => {
    const text = 'Card,Stars,Got it?\nDodo,1,TRUE\nTonberry,1,FALSE\nSabotender,1,\n'
    expect(shortly(text)).toMatchObject({ wanted: [[2, null, 'Dodo, 1 | Dodo | 1']], left: 2 })
    expect(shortly(text.slice(text.indexOf('\n') + 1))).toMatchObject({ wanted: [[1, null, 'Dodo, 1 | Dodo | 1']] })
  })

  test('two columns that may be those of ticks are one too many, unless one is named', () => {
    expect(shortly('Dodo,yes,no\nTonberry,no,no')).toBe('manyTicks')
    expect(shortly('name,owned,tradeable\nDodo,yes,no\nTonberry,no,yes\nSpriggan,perhaps,no')).toEqual({
      kind: 'table',
      wanted: [[2, null, 'Dodo']],
      problems: [['owned', 4, 'perhaps']],
      left: 1,
    })
  })

  test('what says of a row that it is not owned is never passed over', () => {
    expect(shortly('Dodo,TRUE\nTonberry,FALSE\nSpriggan,perhaps')).toBe('manyTicks')
    expect(shortly('name,ticked\nDodo,TRUE\nTonberry,FALSE\nSpriggan,perhaps')).toBe('manyTicks')
  })

  test('what is wrong is a problem by its row', () => {
    const text = 'type,id,date\nfish,1,\nmount,2,\npets,3,\nfish,x,\nfish,4,yesterday\n,5,'
    expect(shortly(text)).toEqual({
      kind: 'table',
      wanted: [
        [2, 'fish', 'id 1'],
        [7, null, 'id 5'],
      ],
      problems: [
        ['automatic', 3, 'mount'],
        ['collection', 4, 'pets'],
        ['id', 5, 'x'],
        ['date', 6, 'yesterday'],
      ],
      left: 0,
    })
  })

  test('what is exported is read as it was, as JSON and as CSV', () => {
    const seconds = fc.integer({ min: 1, max: 4_000_000_000 })
    const things = fc.dictionary(fc.integer({ min: 1, max: 99_999 }).map(String), seconds, { minKeys: 1 })
    fc.assert(
      fc.property(fc.record({ fish: things, hair: things }), (marks) => {
        const expected = Object.entries(marks).flatMap(([type, all]) =>
          Object.entries(all).map(([id, date]) => [type, `id ${id}`, date]),
        )
        const named = new Map(expected.map(([, id]) => [Number(String(id).slice(3)), `No. ${id}, "=1"; x`]))
        const files = [JSON.stringify({ id: 7, marks }), toCsv(marks), toCsv(marks, new Map([['fish', named]]))]
        for (const file of files) {
          const got = shortly(file)
          if (typeof got === 'string') throw new Error(got)
          expect(got.wanted.map(([, ...rest]) => rest)).toEqual(expected)
          expect(got.problems).toEqual([])
        }
      }),
    )
  })
})

test('no file throws', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => typeof read(text).ok === 'boolean'))
  fc.assert(fc.property(fc.json(), (text) => typeof read(text).ok === 'boolean'))
  const keys = fc.constantFrom('cards', 'marks', 'chars', 'completed', '__proto__', 'constructor')
  fc.assert(
    fc.property(fc.dictionary(keys, fc.jsonValue()), (json) => typeof read(JSON.stringify(json)).ok === 'boolean'),
  )
})
