import { afterEach, expect, test } from 'vitest'
import { character, frameOf } from '#dev/frame.fixture.ts'
import { defaultState, type ListState } from '#list/controls/state.ts'
import { rowsIn, showTables } from '#tables/build/shown.fixture.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import { Above } from './above.tsx'
import { moment } from './moment.ts'
import { creditItems, names } from './names.ts'
import { tier } from './tier.ts'

const nothingNamed = names.get()
afterEach(() => {
  moment.set(null)
  names.set(nothingNamed)
  creditItems.set(new Map())
  tier.set('gold')
})

const key = 'kupodex.cosmic-panel'

const options = { sorts: ['inGame'], views: ['list'], shows: ['all'], facets: ['planet'] }

const draw = async (isRoomy: boolean, kept: Record<string, string> = {}, facets: ListState['facets'] = {}) => {
  showTables()
  const changes: ListState['facets'][] = []
  const list = {
    ...{ options, state: { ...defaultState(options), facets }, reset: () => {}, hold: () => () => {} },
    change: (next: ListState) => void changes.push(next.facets),
  }
  const above = <Above {...{ character, list }} frame={frameOf('cosmicMission')} things={[]} groups={[]} group={null} />
  return { page: await drawn(above, { kept, isRoomy }), changes }
}

const [planet] = rowsIn('en', 'cosmicPlanets')

test('a planet is chosen by its name, and all of them by the first button', async () => {
  const { page, changes } = await draw(true, {}, { planet: [`${planet?.id}`] })
  expect(page.words('fieldset:first-of-type [aria-pressed=true]')).toEqual([planet?.name])
  await page.click('fieldset:first-of-type button:nth-of-type(1)')
  await page.click('fieldset:first-of-type button:nth-of-type(3)')
  expect(changes).toEqual([{ planet: [] }, { planet: [String(rowsIn('en', 'cosmicPlanets')[1]?.id)] }])
})

test('rewards are shown of the rating that is chosen, first of the one that this browser keeps', async () => {
  const { page } = await draw(true, { 'kupodex.cosmic-tier': 'silver' })
  const pressed = () => page.words('fieldset:last-of-type [aria-pressed=true]')
  expect(pressed()).toEqual(['Silver'])
  await page.click('fieldset:last-of-type button:nth-of-type(1)')
  expect(pressed()).toEqual(['Bronze'])
})

test('what is closed has a glance at the planet that is chosen, what is open all of it', async () => {
  const { page } = await draw(true, {}, { planet: [`${planet?.id}`] })
  await page.until(() => expect(page.one('summary span').textContent).toContain(`${planet?.name}: `))
  await page.settle(() => Object.assign(page.one('details'), { open: true }))
  expect([page.all('summary span').length, page.words('details .planets h2')]).toEqual([0, [planet?.name]])
})

test.each([true, false])('the list comes before clock and weather, on a wide page (%s) too', async (isRoomy) => {
  const { page } = await draw(isRoomy)
  expect(page.one<HTMLDetailsElement>('details').open).toBe(false)
})

test('a panel that was opened is open the next time, until it is closed', async () => {
  const { page } = await draw(true, { [key]: 'open' })
  const panel = page.one<HTMLDetailsElement>('details')
  expect(panel.open).toBe(true)
  await page.settle(() => void (panel.open = false))
  expect(page.storage.getItem(key)).toBe('')
  await page.settle(() => void (panel.open = true))
  expect(page.storage.getItem(key)).toBe('open')
})
