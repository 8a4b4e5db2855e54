import { expect, test } from 'vitest'
import { drawnPage } from '#dev/collection-page.fixture.tsx'
import { showTables } from '#tables/build/shown.fixture.ts'
import { FishPage } from './fish-page.tsx'

const fish = Array.from({ length: 130 }, (_, at) => ({
  ...{ id: at + 1, itemId: 5000 + at, name: `Fish ${at + 1}`, sort: at + 1, patch: '2.0', placeNameId: 3 },
  ...{ level: at < 120 ? 5 : 90, spearfish: at >= 110 },
}))

test.each([
  ['', ['Fish 110', 'Spearfish 20'], [100, 10, 20]],
  ['?grouping=level', ['Level 5 110', 'Spearfish · Level 5 10', 'Spearfish · Level 90 10'], [100, 10, 10, 10]],
])('fish are in blocks of a hundred below what the reader chose: %j', async (query, heads, blocks) => {
  showTables({ fish, placeNames: [{ id: 3, name: 'A Pond' }] })
  const page = await drawnPage(FishPage, 'fish', { query })
  await page.until(() => expect(page.words('.part h2')).toEqual(heads))
  expect(page.all('.block').map((block) => block.querySelectorAll('a').length)).toEqual(blocks)
})

test('fish that nobody checks off here have no code of a tracker', async () => {
  showTables({ fish, placeNames: [] })
  const page = await drawnPage(FishPage, 'fish')
  await page.calm()
  expect([page.all('.block').length, page.all('.tracker').length]).toEqual([3, 0])
})
