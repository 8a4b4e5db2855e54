import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { character, frameOf, thingOf } from '#dev/frame.fixture.ts'
import type { Group } from '#collection/groups.ts'
import { shield } from '#shield/shield-store.ts'
import { rowsIn, showTables, type ShownTables } from '#tables/build/shown.fixture.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import { missionWith } from './mission.fixture.ts'
import type { Mission } from './mission.ts'
import { MissionDetails } from './mission-details.tsx'
import { creditItems, names } from './names.ts'
import { seesIds } from './sees-ids.ts'

const nothingNamed = names.get()
const forget = () => {
  names.set(nothingNamed)
  creditItems.set(new Map())
  seesIds.set(false)
  shield.set(null)
}
beforeEach(() => {
  forget()
  names.set({
    planets: new Map([[1, 'Sinus']]),
    weathers: new Map([[4, 'Moon Dust']]),
    alerts: new Map(),
    missions: new Map([[9, 'First Steps']]),
  })
})
afterAll(forget)

const frame = frameOf('cosmicMission')
const groups: Group[] = [
  { slug: 'carpenter', name: 'Carpenter' },
  { slug: 'miner', name: 'Miner' },
  { slug: 'critical', name: 'Critical' },
]
const [items, places] = [rowsIn('en', 'items'), rowsIn('en', 'placeNames')]
const [item, place] = [items[0], places[0]]
if (item === undefined || place === undefined) throw new Error('tables are empty')

const whole = { requirements: [], supplies: [], recipes: [] }

const draw = async (
  fields: Partial<Mission>,
  {
    more = {},
    tables = {},
    inGroups = ['carpenter'],
  }: { more?: object; tables?: ShownTables; inGroups?: string[] } = {},
) => {
  const mission = missionWith(fields)
  showTables({ cosmicMissions: [{ ...mission, ...whole, ...more }], ...tables })
  const thing = thingOf(mission, { groups: inGroups })
  const page = await drawn(<MissionDetails {...{ frame, groups, character, thing }} />)
  const facts = () => Object.fromEntries(page.words('dt').map((name, at) => [name, page.words('dd')[at]]))
  const section = (title: string) =>
    page.all('section').find((part) => part.querySelector('h3')?.textContent === title) ?? null
  const lines = (title: string) => [...(section(title)?.querySelectorAll('li') ?? [])].map((line) => line.textContent)
  return { page, facts, lines }
}

describe('facts of a mission', () => {
  test('that anybody can take at any time', async () => {
    const { facts } = await draw({ points: null })
    expect(facts()).toEqual({
      ...{ 'Kind of mission': 'Class D mission', Planet: 'Sinus', 'Required class': 'Carpenter' },
      ...{ 'When available': 'At any timeAvailable', 'Star rating': 'Does not depend on points.' },
    })
  })

  test('that needs a place, a stage, points and time', async () => {
    const { facts } = await draw({
      ...{ placeNameId: place.id, developmentLog: { grade: 2, name: 'Stage Two' }, timeLimit: 90 },
      points: { silver: 1200, gold: 2400 },
    })
    expect(facts()).toMatchObject({
      ...{ Place: place.name, 'Development log': 'Stage Two', 'Time limit': '1 min 30 s' },
      'Star rating': 'Silver from 1,200 points, gold from 2,400',
    })
  })

  test.each<[string, Partial<Mission>, string]>([
    ['a weather', { type: 'weather', weatherId: 4 }, 'Moon DustNot known'],
    ['a time', { type: 'time', startHour: 0, endHour: 4 }, '00:00–04:00 (Eorzea time)Not known'],
    ['the mission before', { type: 'sequential', previousMissionId: 9 }, 'After First Steps'],
    ['a red alert', { type: 'critical' }, 'After'],
  ])('that waits for %s', async (_, fields, words) => {
    expect((await draw(fields)).facts()['When available']).toBe(words)
  })

  test('with a whole number of minutes has no seconds', async () => {
    expect((await draw({ timeLimit: 600 })).facts()['Time limit']).toBe('10 min')
  })

  test('of all jobs names them, and not the group of critical missions', async () => {
    const { facts } = await draw({}, { inGroups: ['carpenter', 'miner', 'critical'] })
    expect(facts()['Required class']).toBe('Carpenter, Miner')
    expect((await draw({ type: 'critical' }, { inGroups: ['critical', 'miner'] })).facts()['Required class']).toBe(
      'Miner',
    )
  })
})

describe('the work of a mission', () => {
  test('has what is asked for, what is handed out, and how many a recipe makes', async () => {
    const { lines } = await draw(
      {},
      {
        more: {
          requirements: [{ itemId: item.id, quantity: 1500 }],
          supplies: [{ itemId: -1, quantity: 2 }],
          recipes: [
            { recipeId: 1, itemId: item.id, yield: 1 },
            { recipeId: 2, itemId: item.id, yield: 3 },
          ],
        },
      },
    )
    expect(lines('Requirements')).toEqual([`1,500 × ${item.name}`])
    expect(lines('Supplied items')).toEqual(['2 × #-1'])
    expect(lines('Recipes')).toEqual([item.name, `${item.name}, 3 at a time`])
  })

  test('is left out where there is none', async () => {
    const { page } = await draw({})
    expect(page.words('h3')).toEqual(['Rewards'])
  })
})

describe('rewards', () => {
  test('are those of each rating, in the planet’s own currency', async () => {
    creditItems.set(new Map([[1, item.id]]))
    const { lines } = await draw({})
    expect(lines('Rewards')).toEqual([
      `Bronze Cosmocredits 2 · ${item.name} 5 · Research data I 7, IV 300`,
      `Silver Cosmocredits 8 · ${item.name} 20 · Research data I 28, IV 1,200`,
      `Gold Cosmocredits 10 · ${item.name} 25 · Research data I 35, IV 1,500`,
    ])
  })

  test('name the planet where its currency has no name, and are the same for every rating of a critical mission', async () => {
    const { lines } = await draw({ type: 'critical' })
    expect(lines('Rewards')).toEqual(['Cosmocredits 2 · Planet credits (Sinus) 5 · Research data I 7, IV 300'])
  })
})

test('a chain has this mission and links to the others, which the shield may hide', async () => {
  const links = [
    missionWith({ id: 4, name: 'Before', patch: '7.1' }),
    missionWith({ id: 5, previousMissionId: 4 }),
    missionWith({ id: 6, name: 'After', previousMissionId: 5, patch: '7.31' }),
  ].map((mission) => ({ ...mission, ...whole }))
  shield.set(72)
  const { page } = await draw({ previousMissionId: 4 }, { tables: { cosmicMissions: links } })
  expect(page.words('.chain li').map((words) => words.slice(0, 16))).toEqual([
    'Before',
    'A Sample Mission',
    expect.not.stringContaining('After'),
  ])
  expect(page.one('[aria-current=step]').textContent).toBe('A Sample Mission (this mission)')
  expect(page.one('a').getAttribute('href')).toBe('/char/7/cosmic/carpenter/4/')
  await page.click('.chain button')
  expect(page.words('.chain a')).toEqual(['Before', 'After'])
})

test('the id is for those alone who may see it', async () => {
  const { page } = await draw({ id: 77 })
  expect(page.words('p')).not.toContain('Mission ID: 77')
  await page.settle(() => seesIds.set(true))
  expect(page.words('p')).toContain('Mission ID: 77')
})
