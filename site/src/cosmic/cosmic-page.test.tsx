import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { cosmicMissionTypes } from '@kupodex/data/game'
import { drawnPage } from '#dev/collection-page.fixture.tsx'
import { rowsIn, showTables } from '#tables/build/shown.fixture.ts'
import { CosmicPage } from './cosmic-page.tsx'
import { missionWith } from './mission.fixture.ts'
import { moment } from './moment.ts'
import { creditItems, names } from './names.ts'
import { cosmicTexts } from './texts.ts'

const { facets, types, states, details } = cosmicTexts('en')
const [moon, other] = rowsIn('en', 'cosmicPlanets')
if (moon === undefined || other === undefined) throw new Error('two planets are needed')

const mission = (id: number, rest: Parameters<typeof missionWith>[0]) =>
  missionWith({ id, name: `Mission ${id}`, sort: id, planetId: moon.id, ...rest })
const missions = [
  mission(1, { developmentLog: { grade: 1, name: 'Stage' } }),
  mission(2, { type: 'critical', redAlertId: 1, planetId: other.id }),
  mission(3, { type: 'classA', rank: 'A' }),
  mission(4, { type: 'time', startHour: 12, endHour: 16 }),
].map((row) => ({ ...row, requirements: [], supplies: [], recipes: [] }))

const nothingNamed = names.get()

beforeEach(() => {
  // Midnight of the game.
  vi.useFakeTimers({ toFake: ['Date'], now: Math.ceil(1_785_000_000_000 / 4_200_000) * 4_200_000 })
  showTables({ cosmicMissions: missions })
})
afterEach(() => {
  vi.useRealTimers()
  moment.set(null)
  names.set(nothingNamed)
  creditItems.set(new Map())
})

test('missions are narrowed by planet, kind and whether they are offered now, in the order of the game', async () => {
  const page = await drawnPage(CosmicPage, 'cosmicMission')
  await page.click('.filters')
  const kinds = missions.map(({ type }) => type)
  const chips = [
    `${facets.planet}${moon.name} 3${other.name} 1`,
    `${facets.mission}${cosmicMissionTypes.flatMap((type) => (kinds.includes(type) ? `${types[type]} 1` : [])).join('')}`,
    `${facets.now}${states.available} 1${states.later} 1${states.development} 1${states.depends} 1`,
  ]
  await page.until(() => expect(page.words('.facets fieldset')).toEqual(expect.arrayContaining(chips)))
})

test('an address that asks for what is offered now shows that once clock and weather are there', async () => {
  const page = await drawnPage(CosmicPage, 'cosmicMission', { query: '?now=available' })
  await page.until(() => expect(page.words('li.line a')).toEqual(['Mission 3']))
})

test('the details of a mission say when it is offered', async () => {
  const page = await drawnPage(CosmicPage, 'cosmicMission', { open: '4' })
  await page.until(() => expect(page.words('aside dt')).toContain(details.when))
})

test.each([
  ['', {}, null],
  ['?now=later', {}, expect.anything()],
  ['', { 'kupodex.cosmic-panel': 'open' }, expect.anything()],
])(
  'on a phone clock and weather come once it is scrolled, or where the address %j or what is kept %j asks for them',
  async (query, kept, first) => {
    vi.resetModules()
    onTestFinished(() => void vi.resetModules())
    const [{ CosmicPage: Page }, fixture, { live }, tables] = await Promise.all([
      import('./cosmic-page.tsx'),
      import('#dev/collection-page.fixture.tsx'),
      import('./load-live.ts'),
      import('#tables/build/shown.fixture.ts'),
    ])
    tables.showTables({ cosmicMissions: missions })
    const page = await fixture.drawnPage(Page, 'cosmicMission', { query, kept, isRoomy: false })
    await page.until(() => expect(page.all('.cosmic')).toHaveLength(1))
    // What is asked for at once is there as soon as what any later part asks for is.
    await import('./live.tsx')
    await page.settle()
    expect(live.get()).toEqual(first)
    await page.until(() => expect(page.all('.skies')).toHaveLength('kupodex.cosmic-panel' in kept ? 1 : 0))
    await page.settle(() => dispatchEvent(new Event('scroll')))
    await page.until(() => expect(live.get()).not.toBeNull())
    expect(page.all('summary span')).toEqual([])
  },
)
