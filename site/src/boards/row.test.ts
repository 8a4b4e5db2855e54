import { markupOf } from '@kupodex/data/html'
import { expect, test } from 'vitest'
import { type BoardFrame, type BoardRow, boardRowHtml as rowHtml, boardRowsHtml as rowsHtml, hasWeek } from './row.ts'

const frame: BoardFrame = {
  language: 'de',
  columns: 'score',
  possible: 0,
  sprite: '/s.svg',
  base: '/de/char/',
}
const row: BoardRow = {
  id: 7,
  name: 'A <b>',
  iconUrl: '',
  worldId: 1,
  rank: 1234,
  yesterdayRank: 1234,
  score: 5000,
  date: 86_400,
}
const lich = () => ({ dataCenter: 'Light', world: 'Lich' })
const boardRowHtml = (...of: Parameters<typeof rowHtml>) => markupOf(rowHtml(...of))
const boardRowsHtml = (...of: Parameters<typeof rowsHtml>) => markupOf(rowsHtml(...of))

test('a row says who, where, how much and since when, in the language’s own numbers', () => {
  const html = boardRowHtml(frame, row, lich)
  expect(html).toContain('data-id="7"')
  expect(html).toContain('<td role="cell" class="rank">1.234</td>')
  expect(html).toContain('href="/de/char/7/"')
  expect(html).toContain('<span>A &lt;b&gt;</span>')
  expect(html).toContain('Light / Lich')
  expect(html).toContain('>5.000<')
  expect(html).toContain('<time datetime="1970-01-02">')
})

test('a world or name that is not known has a word instead', () => {
  const html = boardRowHtml(frame, { ...row, name: '' }, () => null)
  expect(html).toContain('Neuer Charakter')
  expect(html).toContain('class="world quiet">unbekannt<')
})

test.each([
  [{ rank: 3, yesterdayRank: 5 }, 'class="move up day" role="img" aria-label="2 Plätze besser als gestern">▲2'],
  [{ rank: 5, yesterdayRank: 3 }, 'class="move down day" role="img" aria-label="2 Plätze schlechter als gestern">▼2'],
  [{ rank: 5, yesterdayRank: null }, 'aria-label="neu seit gestern">neu'],
])('%j moved', (ranks, expected) => expect(boardRowHtml(frame, { ...row, ...ranks }, lich)).toContain(expected))

test.each([
  [
    { rank: 3, yesterdayRank: 3, weekRank: 7 },
    '<span class="move day"></span><span class="move up week" role="img" aria-label="4 Plätze besser als zu Wochenbeginn">▲4',
  ],
  [
    { rank: 5, yesterdayRank: 6, weekRank: 4 },
    '▲1</span><span class="move down week" role="img" aria-label="1 Platz schlechter als zu Wochenbeginn">▼1',
  ],
  [
    { rank: 5, yesterdayRank: 5, weekRank: null },
    '<span class="move new week" role="img" aria-label="neu seit Wochenbeginn">neu',
  ],
  [{ rank: 5, yesterdayRank: 4, weekRank: 5 }, '▼1</span><span class="move week"></span>'],
])('%j moved in the week', (ranks, expected) =>
  expect(boardRowHtml(frame, { ...row, ...ranks }, lich)).toContain(expected),
)

test('where nobody’s rank before the weekly reset is known, nobody is new since', () => {
  const rows = [1, 2].map((rank) => ({ ...row, rank, yesterdayRank: rank, weekRank: null }))
  expect(boardRowsHtml(frame, rows, lich)).not.toContain('move')
  expect([hasWeek(rows), hasWeek([row]), hasWeek([{ ...row, weekRank: 2 }])]).toEqual([false, false, true])
})

test('a rank that stayed, a board without days and a first night show no move', () => {
  const { yesterdayRank: _, ...without } = row
  const firstNight = [1, 2].map((rank) => ({ ...row, rank, yesterdayRank: null }))
  for (const html of [
    boardRowHtml(frame, row, lich),
    boardRowHtml(frame, without, lich),
    boardRowsHtml(frame, firstNight, lich),
  ])
    expect(html).not.toContain('move')
})

test('after the first night whoever had no rank before is new, beside those who had one', () => {
  const rows = [1, null].map((yesterdayRank, at) => ({ ...row, rank: at + 1, yesterdayRank }))
  expect(boardRowsHtml(frame, rows, lich).match(/neu seit gestern/g)).toHaveLength(1)
})

test('of a raid the date and the week', () => {
  const raid = { ...frame, columns: 'week' } as const
  expect(boardRowHtml(raid, { ...row, week: 3 }, lich)).toMatch(/n score"><time.*n date quiet">Woche 3</)
  expect(boardRowHtml(raid, { ...row, week: null }, lich)).toContain('n date quiet">–<')
})

test('of a raid whose release is not known the date alone', () => {
  const html = boardRowHtml({ ...frame, columns: 'date' }, { ...row, week: null }, lich)
  expect(html).toMatch(/n score"><time/)
  expect(html).not.toContain('n date quiet')
})

test('a score says how much it is of what a board can give, never more than all', () => {
  expect(boardRowHtml({ ...frame, possible: 7200 }, row, lich)).toContain('5.000<small>69\u00a0%</small>')
  expect(boardRowHtml({ ...frame, possible: 4000 }, row, lich)).toContain('<small>100\u00a0%</small>')
})
