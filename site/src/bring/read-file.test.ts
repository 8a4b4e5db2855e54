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

  test('what is wrong says what it may be of, and what stands there', () => {
    const marks = { mount: { 1: 1 }, fish: { x: 1, 2: { a: 1 }, 3: -1, 4: null, 5: 0, 6: 7.9 } }
    const file = read(JSON.stringify({ marks }))
    expect(file).toMatchObject({
      wanted: [
        { by: { key: 5 }, date: 0 },
        { by: { key: 6 }, date: 7 },
      ],
      problems: [
        { code: 'automatic', types: ['mount'], value: 'mount' },
        { code: 'date', types: ['fish'], value: '{"a":1}' },
        { code: 'date', types: ['fish'], value: '-1' },
        { code: 'date', types: ['fish'], value: 'null' },
        { code: 'id', types: ['fish'], value: 'x' },
      ],
    })
    const word = 'kupo'.repeat(15)
    const cut = read(JSON.stringify({ marks: { fish: { [`${word}x`]: 1, [word]: 1 } } }))
    expect(cut.ok && cut.problems.map(({ value }) => value)).toEqual([`${word}…`, word])
  })

  test('what is wrong in a file of FFXIV Collect is a problem each, and the rest holds', () => {
    const file = read('{"cards":[4,"5",0,-1,1.5],"mounts":[1],"minions":[],"kupo":[1],"beasts":7}')
    expect(file).toEqual({
      ...{ ok: true, kind: 'collect', left: 0 },
      wanted: [{ row: null, type: 'triadCard', by: { column: 'id', key: 4 }, date: null }],
      problems: [
        ...['5', '0', '-1', '1.5'].map((value) => ({ code: 'id', row: null, types: ['triadCard'], value })),
        { code: 'automatic', row: null, types: ['mount'], value: 'mounts' },
        { code: 'collection', row: null, types: [], value: 'kupo' },
        { code: 'collection', row: null, types: [], value: 'beasts' },
      ],
    })
    expect(shortly('{"kupo":[1]}')).toBe('schema')
    expect(shortly('{"mounts":[]}')).toBe('empty')
    expect(shortly('{"mounts":[1]}')).toMatchObject({ wanted: [], problems: [['automatic', null, 'mounts']] })
  })

  test('what stands around a file is no part of it', () => {
    const cards = { kind: 'collect', wanted: [[null, 'triadCard', 'id 4']] }
    for (const before of ['\uFEFF', ' \n', '\uFEFF\n', '\n\uFEFF'])
      expect(shortly(`${before}{"cards":[4]}\n `)).toEqual({ ...plain, ...cards })
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

  test.each<[string, string, unknown]>([
    ['seconds', '1767323045', 1767323045],
    ['none', '', undefined],
    ['the first of all', '0', 0],
    ['a day', '2026-01-02', Date.UTC(2026, 0, 2) / 1000],
    ['with a space', '2026-01-02 03:04:05Z', 1767323045],
    ['part of a second', '2026-01-02T03:04:05.900Z', 1767323045],
    ['too many digits', '17673230450', 'date'],
    ['more behind it', '2026-01-02x', 'date'],
    ['something before it', 'on 2026-01-02', 'date'],
    ['a year of six digits', '+002026-01-02', 'date'],
    ['no day', '2026-13-41', 'date'],
    ['before 1970', '1960-01-02', 'date'],
    ['a fraction', '1.5', 'date'],
    ['less than nothing', '-5', 'date'],
  ])('of dates %s is read, or is a problem: %s', (_, date, expected) => {
    const file = shortly(`type,id,date\nfish,7,${date}`)
    const [wanted, problem] = typeof file === 'string' ? [] : [file.wanted[0], file.problems[0]]
    expect(problem === undefined ? wanted?.[3] : problem[0]).toBe(expected)
  })

  test.each(['1e3', '0x10', '12x', 'x12', '1.5', '-1', '0', '９'])('%s is no ID', (id) =>
    expect(shortly(`type,id\nfish,${id}`)).toMatchObject({ wanted: [], problems: [['id', 2, id]] }),
  )

  test('a thing is known by its ID, where it has none by its name, and of neither by nothing', () => {
    expect(shortly('id,name,type\n12,Carp,fish\n,Bass,fish\n,,fish')).toMatchObject({
      wanted: [
        [2, 'fish', 'id 12'],
        [3, 'fish', 'Bass'],
      ],
    })
    expect(read('id,type\nx,fish\nx,')).toMatchObject({ problems: [{ types: ['fish'] }, { types: [] }] })
  })

  test('without a column of names any cell may be one, but none of a column that is something else', () => {
    expect(shortly('type,date,x,y\nfish,2026-01-02,Carp,big')).toMatchObject({
      wanted: [[2, 'fish', 'Carp, big | Carp | big', Date.UTC(2026, 0, 2) / 1000]],
    })
  })

  test.each(['Orchestrion:', '(Orchestrion)', 'ORCHESTRION', 'orchestrions', '«Orchestrion»'])(
    '%s says what the rows below are of',
    (heading) =>
      expect(shortly(`${heading}\nA Cold Wind`)).toMatchObject({ wanted: [[2, 'orchestrion', 'A Cold Wind']] }),
  )

  test('a collection may be called as a list of rarity is in any language, or as FFXIV Collect calls it', () => {
    for (const word of ['ttcards', 'cards', 'triadCard', 'field_records', 'Frisuren', 'Coiffures', '髪型'])
      expect(shortly(`type,name\n${word},X`), word).toMatchObject({ wanted: [[2, expect.any(String), 'X']] })
  })

  test('the names of what the Lodestone lists are a problem, by what stands in the row', () => {
    expect(shortly('Mounts\nFenrir\nOrchestrion\nA Cold Wind')).toMatchObject({
      wanted: [[4, 'orchestrion', 'A Cold Wind']],
      problems: [['automatic', 2, 'Fenrir']],
    })
    expect(read('Mounts\nFenrir')).toMatchObject({ problems: [{ types: ['mount'] }] })
  })

  test.each(['TRUE', 'x', '✓', '1', 'ja', ' Yes ', '所持'])('%j below “owned” says that it is', (cell) =>
    expect(shortly(`name,owned\nDodo,${cell}`)).toMatchObject({ wanted: [[2, null, 'Dodo']], left: 0 }),
  )

  test.each(['FALSE', '', 'none', '0', '×', '未', ' No '])('%j below “owned” says that it is not', (cell) =>
    expect(shortly(`name,owned\nDodo,${cell}`)).toMatchObject({ wanted: [], problems: [], left: 1 }),
  )

  test('words that say something else in other columns make none of ticks', () => {
    expect(shortly('Dodo,1\nTonberry,0')).toMatchObject({
      wanted: [
        [1, null, 'Dodo, 1 | Dodo | 1'],
        [2, null, 'Tonberry, 0 | Tonberry | 0'],
      ],
      left: 0,
    })
    expect(shortly('name,weather\nDodo,none\nTonberry,rain')).toMatchObject({ wanted: [{}, {}], left: 0 })
  })

  test('a first row may be one of ticks itself, and a header may stand above them', () => {
    expect(shortly('Dodo,yes\nTonberry,no')).toMatchObject({ wanted: [[1, null, 'Dodo']], left: 1 })
    expect(shortly('Card,Mine\nDodo,yes\nTonberry,no')).toMatchObject({ wanted: [[2, null, 'Dodo']], left: 1 })
    expect(shortly('name,Mine\nDodo,yes\nTonberry,no')).toMatchObject({ wanted: [[2, null, 'Dodo']], left: 1 })
  })

  test('a header alone has nothing to check off, rows that are all not owned are left out', () => {
    expect(shortly('name,owned')).toBe('empty')
    expect(shortly('name,owned\nDodo,no')).toEqual({ kind: 'table', wanted: [], problems: [], left: 1 })
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
