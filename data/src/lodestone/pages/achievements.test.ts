import { describe, expect, test } from 'vitest'
import { historyPage, kindPage } from '../lists.fixture.ts'
import { parsePage } from './parse.ts'

describe('history', () => {
  test('ids and dates, never the sentence', () => {
    expect(
      parsePage(
        'achievement',
        historyPage(
          [
            [93, 1700000001],
            [12, 1600000002],
          ],
          4,
          1,
          2,
        ),
        200,
      ),
    ).toMatchObject({
      outcome: 'ok',
      value: {
        id: 4711,
        tabs: { achievement: 'selected' },
        total: 4,
        points: 12345,
        page: 1,
        pageCount: 2,
        nextPageUrl: 'https://na.example/lodestone/list/?page=2',
        entries: [
          { id: 93, epoch: 1700000001 },
          { id: 12, epoch: 1600000002 },
        ],
      },
    })
  })

  const page = historyPage(
    [
      [93, 1700000001],
      [12, 1600000002],
    ],
    2,
  )
  test.each([
    ['fewer than it says', historyPage([[93, 1700000001]], 2)],
    ['none', historyPage([], 2)],
    [
      'one twice',
      historyPage(
        [
          [93, 1700000001],
          [93, 1700000001],
        ],
        2,
      ),
    ],
    ['a page without points', page.replace('achievement__point', 'x')],
    ['a date without its script', page.replace("ldst_strftime(1700000001, 'YMD')", "'-'")],
    [
      'two dates in one',
      page.replace(
        "ldst_strftime(1700000001, 'YMD')",
        "ldst_strftime(1700000001, 'YMD') + ldst_strftime(1600000000, 'YMD')",
      ),
    ],
    ["another character's", page.replace('/4711/achievement/detail/', '/4712/achievement/detail/')],
    ['the page of a kind', kindPage([[93, 1700000001]])],
  ])('%s is an unknown layout', (_, html) => {
    expect(parsePage('achievement', html, 200)).toMatchObject({ outcome: 'unknownLayout' })
  })
})

describe('kind', () => {
  test('all of the kind, earned or not', () => {
    expect(
      parsePage(
        'achievement_kind',
        kindPage([
          [93, 1700000001],
          [12, null],
        ]),
        200,
      ),
    ).toMatchObject({
      outcome: 'ok',
      value: {
        count: 2,
        items: [
          { id: 93, achieved: true, points: 10, name: 'Deed 93', epoch: 1700000001 },
          { id: 12, achieved: false, points: 10, name: 'Deed 12', epoch: null },
        ],
      },
    })
  })

  test('an older page without the mark is read by the class', () => {
    const html = kindPage([
      [93, 1700000001],
      [12, null],
    ]).replaceAll(/ data-achieved="."/g, '')
    expect(parsePage('achievement_kind', html, 200)).toMatchObject({
      value: { items: [{ achieved: true }, { achieved: false }] },
    })
  })

  const page = kindPage([
    [93, 1700000001],
    [12, null],
  ])
  test.each([
    ['a size that differs', kindPage([[93, 1700000001]], 2)],
    ['no size', page.replace('js--achievement_size', 'x')],
    ['mark and class at odds', page.replace('data-achieved="1"', 'data-achieved="0"')],
    ['earned without a date', page.replace('entry__activity__time', 'x')],
    ['the history', historyPage([[93, 1700000001]], 1)],
  ])('%s is an unknown layout', (_, html) => {
    expect(parsePage('achievement_kind', html, 200)).toMatchObject({ outcome: 'unknownLayout' })
  })
})
