import { markupOf } from '@kupodex/data/html'
import { type IshgardAnswer, type IshgardRanked, ishgardRowOf, shortIshgardRow } from '@kupodex/data/contract'
import { expect, test } from 'vitest'
import { boardHtml, pageHtml } from './board.ts'
import { frame } from './frame.fixture.ts'

const rows = Array.from({ length: 130 }, (_, at): IshgardRanked => ({
  ...{ id: at + 1, name: 'Mog Kupo', iconUrl: '', worldId: 66, jobId: 8, rank: at + 1 },
  ...{ yesterdayRank: at === 0 ? null : at, score: 900 - at, yesterdayScore: at === 0 ? null : 700 },
}))
const answer: IshgardAnswer = {
  ...{ deployTime: 0, generateTime: 0, synthetic: true, season: 4, group: 'CRP', day: 2 },
  ...{ count: 130, page: 1, pageSize: 100, pages: 2, worldScores: [], jobScores: [] },
  chars: rows.slice(0, 100).map(ishgardRowOf),
  rest: rows.slice(100).map(shortIshgardRow),
}
const choice = { scope: 'global', season: 4, group: 'CRP', day: 2 } as const
const page = (number: number) => markupOf(pageHtml(frame, choice, answer, () => null, number))
const count = (html: string, part: string) => html.split(part).length - 1

test('the first page has a hundred ranks, a line after the twelfth, and an infinity sign where there was no rank', () => {
  expect([count(page(1), 'data-id='), count(page(1), 'class="divider"'), count(page(1), '∞')]).toEqual([100, 1, 1])
  expect(page(1)).toContain('href="?page=2"')
})

test('the last page has the rest and no line', () => {
  expect([count(page(2), 'data-id='), count(page(2), 'class="divider"')]).toEqual([30, 0])
  expect(page(2)).toContain('>130<')
})

test('a board shows what is chosen, and a row its job by name and by letters', () => {
  const html = markupOf(boardHtml(frame, choice, answer, () => null))
  expect(html).toContain('>Carpenter · Phase 4 · Day 2</h2>')
  expect(html).toContain('<span class="long">Carpenter</span><span class="short">CRP</span>')
})
