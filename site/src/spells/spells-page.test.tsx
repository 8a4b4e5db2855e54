import { expect, test } from 'vitest'
import { frameOf } from '#dev/frame.fixture.ts'
import { showTables, type ShownTables } from '#tables/build/shown.fixture.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import { Carnivale } from './spells-page.tsx'

const opened = async (shown: ShownTables = {}) => {
  showTables(shown)
  const page = await drawn(<Carnivale frame={frameOf('spell')} />)
  expect(page.all('details > :not(summary)')).toHaveLength(0)
  await page.settle(() => (page.one<HTMLDetailsElement>('details').open = true))
  return page
}

test('the stages come once a reader opens them', async () => {
  const page = await opened()
  await page.until(() => expect(page.all('.stages > li')).toHaveLength(32))
})

test.each([
  ['loading', 'Loading'],
  ['failed', 'could not be loaded'],
] as const)('a table that is %s is no list', async (state, words) => {
  const page = await opened({ carnivaleStages: state })
  expect(page.words('details')[0]).toContain(words)
  expect(page.all('.stages')).toHaveLength(0)
})
