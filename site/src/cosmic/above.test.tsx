import { expect, test, vi } from 'vitest'
import { character, frameOf } from '#dev/frame.fixture.ts'
import { defaultState } from '#list/controls/state.ts'
import { showTables } from '#tables/build/shown.fixture.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import { Above } from './above.tsx'

const key = 'kupodex.cosmic-panel'

const options = { sorts: ['inGame'], views: ['list'], shows: ['all'], facets: ['planet'] }
const list = { options, state: defaultState(options), change: () => {}, reset: () => {}, hold: () => () => {} }

const draw = async (isRoomy: boolean, kept: Record<string, string> = {}) => {
  showTables()
  vi.stubGlobal('matchMedia', () => ({ matches: isRoomy }))
  const above = <Above {...{ character, list }} frame={frameOf('cosmicMission')} things={[]} groups={[]} group={null} />
  return drawn(above, { kept })
}

test.each([true, false])('the list comes before clock and weather, on a wide page (%s) too', async (isRoomy) => {
  const page = await draw(isRoomy)
  expect(page.one<HTMLDetailsElement>('details').open).toBe(false)
})

test('a panel that was opened is open the next time, until it is closed', async () => {
  const page = await draw(true, { [key]: 'open' })
  const panel = page.one<HTMLDetailsElement>('details')
  expect(panel.open).toBe(true)
  await page.settle(() => void (panel.open = false))
  expect(page.storage.getItem(key)).toBe('')
  await page.settle(() => void (panel.open = true))
  expect(page.storage.getItem(key)).toBe('open')
})
