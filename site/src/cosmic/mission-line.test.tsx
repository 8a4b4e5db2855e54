import { afterAll, afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { frameOf, thingOf } from '#dev/frame.fixture.ts'
import { levels } from '#collection/groups.ts'
import { localTime } from '#format/clock.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import { observerOf } from '#ui/page.fixture.ts'
import { missionWith } from './mission.fixture.ts'
import type { Mission } from './mission.ts'
import { kindText, MissionLine, payText, stateText } from './mission-line.tsx'
import { moment } from './moment.ts'
import { names } from './names.ts'
import { seesIds } from './sees-ids.ts'
import { cosmicTexts } from './texts.ts'
import { tier } from './tier.ts'

const texts = cosmicTexts('en')
const noon = new Date(2026, 6, 7, 12).getTime()
const hour = 3_600_000
const period = { start: noon + hour, end: noon + 2 * hour }
const unnamed = names.get()

const forget = () => {
  names.set(unnamed)
  moment.set(null)
  seesIds.set(false)
  tier.set('gold')
}
beforeEach(() => {
  forget()
  vi.useFakeTimers({ toFake: ['Date'], now: noon })
  names.set({
    planets: new Map([[1, 'Sinus']]),
    weathers: new Map([[4, 'Moon Dust']]),
    alerts: new Map([[3, 'Meteor Shower']]),
    missions: new Map([[9, 'First Steps']]),
  })
})
afterEach(() => void vi.useRealTimers())
afterAll(forget)

const waitsForWeather: Partial<Mission> = { type: 'weather', weatherId: 4 }
const waitsForTime: Partial<Mission> = { type: 'time', startHour: 8, endHour: 12 }

describe('the state of a mission', () => {
  test.each<[string, Partial<Mission>, string]>([
    ['nothing', {}, 'Available'],
    ['a stage', { developmentLog: { grade: 2, name: 'Stage Two' } }, 'Development log: Stage Two'],
    ['a red alert', { type: 'critical', redAlertId: 3 }, 'Red alert: Meteor Shower'],
    ['a red alert without a name', { type: 'critical', redAlertId: 8 }, 'Red alert: '],
    ['the mission before it', { type: 'sequential', previousMissionId: 9 }, 'After First Steps'],
    ['a weather that is not known yet', waitsForWeather, 'Not known'],
  ])('that waits for %s', (_, mission, words) => {
    expect(stateText(missionWith(mission), 'en', texts)).toBe(words)
  })

  test.each<[string, Partial<Mission>, string]>([
    ['weather', waitsForWeather, '1:4'],
    ['time', waitsForTime, '1:8-12'],
  ])('that waits for %s says from when, and until when', (_, fields, key) => {
    const mission = missionWith(fields)
    moment.set({ offers: new Map([[key, { period, isNow: false }]]) })
    expect(stateText(mission, 'en', texts)).toBe(`Not yet available: from ${localTime(period.start, 'en')}`)
    moment.set({ offers: new Map([[key, { period, isNow: true }]]) })
    expect(stateText(mission, 'en', texts)).toBe(`Available until ${localTime(period.end, 'en')}`)
    moment.set({ offers: new Map([[key, null]]) })
    expect(stateText(mission, 'en', texts)).toBe('Not yet available')
  })
})

test.each([
  ['classD', 'D', 'Class D mission', 'Dクラス・ミッション'],
  ['classA', 'A', 'Class A mission', 'Aクラス・ミッション'],
  ['classA', 'EX', 'Class A mission, EX', 'Aクラス・ミッション、EX'],
  ['classA', 'EX+', 'Class A mission, EX+', 'Aクラス・ミッション、EX+'],
  ['critical', null, 'Critical mission', '緊急ミッション'],
] as const)('the kind of a mission of %s, rank %s', (type, rank, en, ja) => {
  expect(kindText(missionWith({ type, rank }), 'en', texts)).toBe(en)
  expect(kindText(missionWith({ type, rank }), 'ja', cosmicTexts('ja'))).toBe(ja)
})

test('what a mission pays has the grade of its data in Roman numerals, and the planet’s own currency by its name', () => {
  const mission = missionWith()
  expect(payText(mission, 'silver', 'en', texts)).toBe(
    'Cosmocredits 8 · Planet credits 20 · Research data I 28, IV 1,200',
  )
  expect(payText(mission, 'bronze', 'de', texts, 'Lunar')).toBe('Cosmocredits 2 · Lunar 5 · Research data I 7, IV 300')
  const reward = { ...mission.reward, expGrade1: null, expGrade2: null }
  expect(payText(missionWith({ reward }), 'bronze', 'en', texts)).toBe('Cosmocredits 2 · Planet credits 5')
})

describe('the line of a mission', () => {
  const draw = (fields: Partial<Mission>) =>
    drawn(<MissionLine frame={frameOf('cosmicMission')} thing={thingOf(missionWith(fields))} />)

  test.each<[Partial<Mission>, string]>([
    [{}, 'Available · Sinus · Class D mission'],
    [waitsForWeather, 'Not known · Sinus · Weather-restricted mission · Moon Dust'],
    [waitsForTime, 'Not known · Sinus · Time-restricted mission · 08:00–12:00 (Eorzea time)'],
    [{ planetId: 6 }, 'Available · Class D mission'],
  ])('of %j has state, planet, kind, weather and hours, as far as there are any', async (fields, line) => {
    const page = await draw(fields)
    expect(page.words('small')).toEqual([line, 'Cosmocredits 10 · Planet credits 25 · Research data I 35, IV 1,500'])
  })

  test('of a red alert names the class that it is for', async () => {
    const mission = missionWith({ type: 'critical', redAlertId: 3, jobIds: [16] })
    const groups = levels.job.groupsOf({
      leveAssignmentTypes: [{ id: 2, slug: 'miner', name: 'Miner', jobId: 16 }],
    } as never)(mission)
    expect(groups).toEqual(['critical', 'miner'])
    const frame = frameOf('cosmicMission', { groupNames: new Map([['miner', 'Miner']]) })
    const page = await drawn(<MissionLine frame={frame} thing={thingOf(mission, { groups })} />)
    expect(page.words('small')[0]).toBe('Red alert: Meteor Shower · Sinus · Critical mission · Miner')
  })

  test('is drawn once its row comes near the window', async () => {
    vi.resetModules()
    onTestFinished(() => void vi.resetModules())
    const { NearLine } = await import('./mission-line.tsx')
    const page = await drawn(null)
    const see = observerOf('IntersectionObserver')
    await page.draw(<NearLine frame={frameOf('cosmicMission')} thing={thingOf(missionWith())} />)
    expect(page.words('small')).toEqual([''])
    await page.settle(() => see({ isIntersecting: true, target: page.one('small') }))
    expect(page.words('.mission-state')).toEqual([texts.states.available])
  })
})
