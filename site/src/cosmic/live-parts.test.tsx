import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { bellMs, forecast, ratesOf } from '@kupodex/data/eorzea'
import { notifyTexts } from '#collection/texts.ts'
import { failedTexts } from '#ask/texts.ts'
import { frameOf, thingOf } from '#dev/frame.fixture.ts'
import { localTime } from '#format/clock.ts'
import { readNotices } from '#notices/kept-notices.ts'
import { rowsIn, showTables } from '#tables/build/shown.fixture.ts'
import { drawn } from '#ui/drawn.fixture.ts'
import { AlertLines } from './alert-lines.tsx'
import { Keeper } from './keeper.tsx'
import { missionWith } from './mission.fixture.ts'
import { MissionLine } from './mission-line.tsx'
import { moment } from './moment.ts'
import { creditItems, names } from './names.ts'
import { NotifyOfMission } from './notify.tsx'
import { Glance, Panel, tick } from './panel.tsx'
import { seesIds } from './sees-ids.ts'
import { SkyNow } from './sky-now.tsx'
import { cosmicTexts } from './texts.ts'
import { chooseTier, readTier, tier } from './tier.ts'

const texts = cosmicTexts('en')
const start = 1_785_000_000_000
const planets = rowsIn('en', 'cosmicPlanets')
const [moon, other] = planets
if (moon === undefined || other === undefined) throw new Error('two planets are needed')
const rates = ratesOf(moon.territoryId, rowsIn('en', 'territories'), rowsIn('en', 'weatherRates')) ?? []
const weatherName = (id: number | null | undefined) => rowsIn('en', 'weathers').find((row) => row.id === id)?.name
const coming = forecast(rates, start, 80)
const later = coming.find(({ weatherId }) => weatherId !== coming[0]?.weatherId)
if (coming[0] === undefined || later?.weatherId == null) throw new Error('two weathers are needed')

const byTime = thingOf(missionWith({ id: 1, type: 'time', startHour: 0, endHour: 4 }))
const byWeather = thingOf(missionWith({ id: 2, type: 'weather', weatherId: later.weatherId }))
const elsewhere = thingOf(missionWith({ id: 3, planetId: other.id, type: 'time', startHour: 12, endHour: 16 }))
const things = [byTime, byWeather, elsewhere]

const nothingNamed = names.get()

const forget = () => {
  moment.set(null)
  names.set(nothingNamed)
  creditItems.set(new Map())
  seesIds.set(false)
  tier.set('gold')
}
beforeEach(() => {
  forget()
  vi.useFakeTimers({ toFake: ['Date'], now: start })
})
afterEach(() => void vi.useRealTimers())
afterAll(forget)

test('weathers that are waited for stand in the order of time, what never comes last', async () => {
  const order = [...new Set(coming.map(({ weatherId }) => weatherId))].flatMap((id) => id ?? [])
  expect(order.length).toBeGreaterThan(2)
  for (const awaited of [
    [0, ...order.toReversed()],
    [...order, 0],
  ]) {
    const page = await drawn(
      <SkyNow {...{ language: 'en', texts, now: start, name: 'Moon', rates, awaited }} weatherOf={String} />,
    )
    expect(page.words('dt').slice(1)).toEqual([...order, 0].map((id) => `Next ${id}`))
  }
})

describe('the panel', () => {
  const { failed, retry } = failedTexts('en')
  test('of all planets has each with its weather, and no forecast', async () => {
    showTables()
    const page = await drawn(<Panel language="en" things={things} planetId={0} />)
    expect(page.words('.planets h2')).toEqual(planets.map(({ name }) => name))
    expect(page.words('.slots li')).toHaveLength(2)
    expect(page.words('.forecast')).toEqual([])
    expect(page.words('p.small')).toEqual([texts.panel.choose])
  })

  test('of one planet has what its missions wait for, and a forecast that marks it', async () => {
    showTables()
    const page = await drawn(<Panel language="en" things={things} planetId={moon.id} />)
    expect(page.words('.planets h2')).toEqual([moon.name])
    const now = coming[0]
    expect(page.words('.planets dt')).toEqual([texts.panel.now, `Next ${weatherName(later.weatherId)}`])
    expect(page.words('.planets dd')[0]).toContain(`until ${localTime(now?.end ?? 0, 'en')}`)
    expect(page.words('.planets dd')[1]).toContain(localTime(later.start, 'en'))
    expect(page.words('.slots li')).toHaveLength(1)
    expect(page.words('.slots li')[0]).toMatch(/^00:00–04:00 .*1 mission$/)
    expect(page.words('.forecast li')).toHaveLength(60)
    const marked = coming.slice(0, 60).map(({ weatherId }) => weatherId === later.weatherId)
    expect(page.all('.forecast li').map((line) => line.hasAttribute('data-awaited'))).toEqual(marked)
  })

  test('says what is now, and when it comes again', async () => {
    vi.setSystemTime(later.start + 1)
    showTables()
    const page = await drawn(<Panel language="en" things={[byWeather]} planetId={moon.id} />)
    expect(page.words('.planets dd')[1]).toMatch(`now, until ${localTime(later.end, 'en')}then `)
    expect(page.words('.slots li')).toEqual([])
  })

  test('marks a time slot that has begun', async () => {
    const midnight = Math.ceil(start / (24 * bellMs)) * 24 * bellMs
    vi.setSystemTime(midnight + bellMs)
    showTables()
    const page = await drawn(<Panel language="en" things={things} planetId={0} />)
    expect(page.words('.clock b')).toEqual(['01:00'])
    expect(page.all('.slots li').map((line) => line.dataset.now)).toEqual(['true', undefined])
  })

  test('has a clock that goes on by itself', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: Math.ceil(start / bellMs) * bellMs })
    showTables()
    const page = await drawn(<Panel language="en" things={things} planetId={0} />)
    const [first] = page.words('.clock b')
    expect(first).toMatch(/:00$/)
    await page.settle(() => void vi.advanceTimersByTime(tick))
    expect(page.words('.clock b')).toEqual([first?.replace(':00', ':01')])
  })

  test.each([
    ['loading', ''],
    ['failed', failed + retry],
  ] as const)('while its tables are %s says %j', async (state, words) => {
    showTables({ weatherRates: state })
    const page = await drawn(<Panel language="en" things={things} planetId={0} />)
    expect(page.one('#part').textContent).toBe(words)
  })
})

describe('the glance at it', () => {
  test.each([
    [0, planets.map(({ name }) => name)],
    [moon.id, [moon.name]],
  ])('of planet %i is the clock and the weather now', async (planetId, named) => {
    vi.setSystemTime(Math.ceil(start / (24 * bellMs)) * 24 * bellMs + bellMs)
    showTables()
    const page = await drawn(<Glance language="en" planetId={planetId} />)
    const [clock, ...skies] = page.one('span').textContent.split(' · ')
    expect([clock, skies.map((sky) => sky.split(': ')[0])]).toEqual(['01:00', named])
    expect(skies.every((sky) => /: \w/.test(sky))).toBe(true)
  })

  test('is not there before the weather is known', async () => {
    showTables({ weathers: 'loading' })
    expect((await drawn(<Glance language="en" planetId={0} />)).all('span')).toEqual([])
  })
})

describe('the keeper', () => {
  test('learns names, currencies and what is offered now, and goes on with each bell', async () => {
    showTables()
    const page = await drawn(
      <>
        <Keeper language="en" things={things} />
        <MissionLine frame={frameOf('cosmicMission')} thing={byWeather} />
      </>,
    )
    expect(names.get().planets.get(moon.id)).toBe(moon.name)
    expect(names.get().missions.get(2)).toBe('A Sample Mission')
    expect(names.get().alerts.size).toBe(rowsIn('en', 'cosmicRedAlerts').length)
    expect(creditItems.get().get(moon.id)).toBe(moon.creditItemId)
    expect(page.words('.mission-state')).toEqual([`Not yet available: from ${localTime(later.start, 'en')}`])
    vi.setSystemTime(later.start)
    // As when the reader comes back to the page.
    await page.settle(() => page.send(page.document, 'visibilitychange'))
    expect(page.words('.mission-state')).toEqual([`Available until ${localTime(later.end, 'en')}`])
    await page.settle(() => seesIds.set(true))
    expect(page.words('small')[0]).toMatch(/ · #2$/)
    await page.settle(() => chooseTier('bronze'))
    expect(page.words('small')[1]).toContain('Cosmocredits 2 ')
  })

  test('knows nothing where the weather cannot be had', async () => {
    showTables({ cosmicPlanets: 'failed' })
    await drawn(<Keeper language="en" things={things} />)
    expect([moment.get(), names.get().missions.size]).toEqual([null, 0])
  })
})

test('the chosen rating is kept, and what is no rating is gold', async () => {
  const page = await drawn(<p />, { kept: { 'kupodex.cosmic-tier': 'platinum' } })
  readTier()
  expect(tier.get()).toBe('gold')
  chooseTier('silver')
  tier.set('bronze')
  readTier()
  expect(tier.get()).toBe('silver')
  expect(page.storage.getItem('kupodex.cosmic-tier')).toBe('silver')
})

describe('a red alert', () => {
  const alert = (id: number, rest: object = {}) => ({
    ...{ id, name: 'Meteor Shower', planetId: 1, variant: id, missionIds: [], balloonIds: null, ...rest },
  })
  const draw = async (rows: readonly object[] | 'loading', alertId = 1) => {
    showTables({ cosmicRedAlerts: rows })
    return drawn(<AlertLines language="en" words={texts} alertId={alertId} />)
  }

  test('of one variant has its name alone', async () => {
    const page = await draw([alert(1), alert(2, { planetId: 2 }), alert(3, { name: 'Storm' })])
    expect(page.words('dd > *')).toEqual(['Meteor Shower'])
  })

  test.each([
    [null, texts.details.alertUnknown],
    [[8524], texts.details.alertNote],
  ])('of several, with the bubbles %j, says how to tell them apart', async (balloonIds, note) => {
    const page = await draw([alert(1), alert(2, { balloonIds, balloons: 'Run!' })], 2)
    expect(page.words('dd > div')).toEqual(['Meteor Shower, variant 2', note])
    expect(page.words('q')).toEqual(['Run!'])
  })

  test('is not there before it is known', async () => {
    expect((await draw('loading')).words('dt')).toEqual([])
  })
})

describe('a notice', () => {
  const frame = frameOf('cosmicMission')
  const told: string[] = []
  const requestPermission = vi.fn<() => Promise<NotificationPermission>>()
  const browser = (permission: NotificationPermission, answer: NotificationPermission = permission) => {
    told.length = 0
    requestPermission.mockReset().mockResolvedValue(answer)
    class Notification {
      static permission = permission
      static requestPermission = requestPermission
      constructor(title: string) {
        told.push(title)
      }
    }
    vi.stubGlobal('Notification', Notification)
  }

  test('is offered only for what waits', async () => {
    showTables()
    const page = await drawn(<NotifyOfMission frame={frame} thing={thingOf(missionWith())} />)
    expect(page.words('button')).toEqual([])
  })

  test('is offered only where the weather is known', async () => {
    showTables({ weathers: 'loading' })
    expect((await drawn(<NotifyOfMission frame={frame} thing={byTime} />)).words('button')).toEqual([])
  })

  test('is kept with the path of the mission once its reader allows it, and dropped by a second click', async () => {
    showTables()
    browser('default', 'granted')
    const page = await drawn(<NotifyOfMission frame={frame} thing={{ ...byWeather, groups: ['carpenter'] }} />)
    expect(page.words('p')).toEqual([''])
    await page.click('button')
    expect(page.one('button').getAttribute('aria-pressed')).toBe('true')
    expect(page.words('p')).toEqual([texts.notify.on])
    expect(told).toEqual(['A Sample Mission'])
    const [notice] = readNotices(page.storage)
    expect(notice).toMatchObject({ id: 'cosmicMission 2', condition: { weatherIds: [later.weatherId] }, rates })
    expect(notice?.path).toBe('/char/7/cosmic/carpenter/2/')
    await page.click('button')
    expect(page.one('button').getAttribute('aria-pressed')).toBe('false')
    expect(readNotices(page.storage)).toEqual([])
  })

  test('is asked for by a click alone, and not kept where it is refused', async () => {
    showTables()
    browser('default', 'denied')
    const page = await drawn(<NotifyOfMission frame={frame} thing={byTime} />)
    expect(requestPermission).not.toHaveBeenCalled()
    await page.click('button')
    expect(requestPermission).toHaveBeenCalledOnce()
    expect(page.words('p')).toEqual([notifyTexts('en').refused])
    expect(readNotices(page.storage)).toEqual([])
  })

  test('cannot be shown by every browser', async () => {
    showTables()
    expect((await drawn(<NotifyOfMission frame={frame} thing={byTime} />)).words('p')).toEqual([
      notifyTexts('en').unable,
    ])
  })
})
