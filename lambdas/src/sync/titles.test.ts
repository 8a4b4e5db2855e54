import { loadTable } from '@kupodex/data/tables'
import { describe, expect, test } from 'vitest'
import { loadGameNames } from './names.ts'
import { testNames } from './lodestone.fixture.ts'
import { titleChanged, titleEarned, titleShown } from './titles.ts'

const names = testNames({
  titles: [
    { id: 11, name: 'Champion' },
    { id: 12, name: 'Champion' },
    { id: 13, name: 'Champion' },
    { id: 20, name: 'Baker' },
  ],
  achievements: [
    { id: 101, points: 10, kindId: 1, titleId: 12 },
    { id: 102, points: 10, kindId: 1, titleId: 13 },
    { id: 103, points: 10, kindId: 1, titleId: 20 },
  ],
})

test.each([
  [null, null, false],
  [null, 'Baker', true],
  [20, 'Baker', false],
  [20, null, true],
  [13, 'Champion', false],
  [20, 'Champion', true],
  [null, 'Somebody New', false],
])('from title %s to the text %s is a change: %s', (before, shown, changed) =>
  expect(titleChanged(before, shown, names)).toBe(changed),
)

test.each([
  [null, 'Champion', 11],
  [13, 'Champion', 13],
  [20, 'Champion', 11],
  [20, null, null],
  [20, 'Somebody New', null],
])('with title %s known the text %s is title %s', (before, shown, id) =>
  expect(titleShown(before, shown, names)).toBe(id),
)

describe('titles that are written alike', () => {
  test.each([
    ['the achievement that was earned', 11, [101], 12],
    ['the lowest where several were', 11, [102, 101], 12],
    ['the one known, where it was earned', 13, [101, 102], 13],
    ['the one known, if no achievement decides', 11, [103], 11],
  ])('are told apart by %s', (_, known, owned, title) =>
    expect(
      titleEarned(
        known,
        'Champion',
        owned.map((id) => ({ id })),
        names,
      ),
    ).toBe(title),
  )

  test('of the game are told apart by the achievement that gives each', () => {
    const real = loadGameNames()
    const givers = new Map([...real.achievements].map(([id, { titleId }]) => [titleId, id]))
    const alike = loadTable('titles').filter(
      ({ masculine: { en }, deleted }) => !deleted && en && real.titles(en).length > 1,
    )
    expect(alike.length).toBeGreaterThan(50)
    for (const { id, masculine } of alike) {
      const giver = givers.get(id)
      const owned = giver === undefined ? [] : [{ id: giver }]
      const known = titleShown(null, masculine.en, real)
      expect(titleEarned(known, masculine.en, owned, real)).toBe(giver === undefined ? known : id)
    }
  })
})
