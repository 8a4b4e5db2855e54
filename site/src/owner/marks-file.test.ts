import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readMarksFile, refuseUnknown, toCsv } from './marks-file.ts'

const types = ['fish', 'emote', 'hair']
const read = (text: string) => readMarksFile(text, types)

test.each([
  ['type,id,date\r\nfish,12,2026-01-02T03:04:05Z\r\n', 1767323045],
  ['\ufefftype;id;date\n"fish";"12";1767323045', 1767323045],
  ['ID,Date,Type,Note\n12,2026-01-02 03:04:05Z,fish,x\n\n', 1767323045],
  ['type,id,date\nfish,12,2026-01-02', 1767312000],
  ['type,id\nfish,12', null],
  ['type,id,date\nfish,12,', null],
  ['{"id": 7, "marks": {"fish": {"12": 1767323045}}}', 1767323045],
])('%j says that a fish is owned', (text, date) => {
  expect(read(text)).toEqual({
    ok: true,
    marks: [{ type: 'fish', id: 12, date, row: text.startsWith('{') ? null : 2 }],
  })
})

test.each([
  ['', 'empty', null, '', ''],
  ['type,id,date\n', 'empty', null, '', ''],
  ['{"marks": {}}', 'empty', null, '', ''],
  ['{"marks": ', 'notJson', null, '', ''],
  ['[]', 'header', null, 'marks', ''],
  ['name,id\nfish,1', 'header', 1, 'type', 'name,id'],
  ['type,number\nfish,1', 'header', 1, 'id', 'type,number'],
  ['type,id\nfish,1\n\nfishes,2', 'type', 4, 'type', 'fishes'],
  ['type,id\nfish,1\nfish,', 'id', 3, 'id', ''],
  ['type,id\nfish,1.5', 'id', 2, 'id', '1.5'],
  ['type,id\nfish,0', 'id', 2, 'id', '0'],
  ['type,id\nfish,12345678901', 'id', 2, 'id', '12345678901'],
  ['type,id,date\nfish,1,yesterday', 'date', 2, 'date', 'yesterday'],
  ['type,id,date\nfish,1,2026-13-01', 'date', 2, 'date', '2026-13-01'],
  ['type,id,date\nfish,1,-5', 'date', 2, 'date', '-5'],
  ['{"marks": {"mount": {}}}', 'type', null, 'marks.mount', 'mount'],
  ['{"marks": {"fish": [1]}}', 'id', null, 'marks.fish', '1'],
  ['{"marks": {"fish": {"x": 1}}}', 'id', null, 'marks.fish.x', 'x'],
  ['{"marks": {"fish": {"1": "now"}}}', 'date', null, 'marks.fish.1', 'now'],
  [`type,id\n${'x'.repeat(100)},1`, 'type', 2, 'type', 'x'.repeat(40)],
  ['x'.repeat(2_000_001), 'tooLarge', null, '', ''],
])('%.40j is refused by row and column', (text, code, row, column, value) => {
  expect(read(text)).toEqual({ ok: false, problem: { code, row, column, value } })
})

test('things that do not exist are refused by name', () => {
  const marks = [
    { type: 'fish', id: 1, date: null, row: 2 },
    { type: 'emote', id: 9, date: null, row: 3 },
  ]
  const known = new Map([
    ['fish', new Set([1])],
    ['emote', new Set([1])],
  ])
  expect(refuseUnknown(marks, known)).toMatchObject({
    ok: false,
    problem: { code: 'unknown', row: 3, column: 'emote', value: '9' },
  })
  expect(refuseUnknown(marks.slice(0, 1), known)).toEqual({ ok: true, marks: marks.slice(0, 1) })
})

test('what is exported can be imported, as JSON and as CSV', () => {
  const seconds = fc.integer({ min: 1, max: 4_000_000_000 })
  const things = fc.dictionary(fc.integer({ min: 1, max: 99_999 }).map(String), seconds, { minKeys: 1 })
  fc.assert(
    fc.property(fc.record({ fish: things, hair: things }), (marks) => {
      const expected = Object.entries(marks).flatMap(([type, all]) =>
        Object.entries(all).map(([id, date]) => ({ type, id: Number(id), date, row: null })),
      )
      expect(read(JSON.stringify({ id: 7, marks }))).toEqual({ ok: true, marks: expected })
      const rows = expected.map((mark, n) => ({ ...mark, row: n + 2 }))
      expect(read(toCsv(marks))).toEqual({ ok: true, marks: rows })
      const names = new Map(expected.map(({ id }) => [id, `No. ${id}, "=1"; x`]))
      expect(read(toCsv(marks, { fish: names, hair: names }))).toEqual({ ok: true, marks: rows })
    }),
  )
})

test('a table has names, as spreadsheets read them', () => {
  const csv = toCsv({ fish: { 7: 1, 8: 1 }, emote: { 1: 0 } }, { fish: new Map([[7, 'Carp, "big"']]) })
  expect(csv.split('\r\n')).toEqual([
    '\uFEFFtype,id,date,name',
    'fish,7,1970-01-01T00:00:01.000Z,"Carp, ""big"""',
    'fish,8,1970-01-01T00:00:01.000Z,',
    'emote,1,1970-01-01T00:00:00.000Z,',
    '',
  ])
})

test('no file throws', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => typeof read(text).ok === 'boolean'))
  fc.assert(fc.property(fc.json(), (text) => typeof read(text).ok === 'boolean'))
})
